import { operations, specHash } from '../generated/operations.ts'

/** That a sandbox returns, and after which description. */
export interface Health {
  /** That it responds. */
  readonly status: 'ok'
  /** SHA-256 of the published `openapi.json`, in hexadecimal. */
  readonly specHash: string
  /** How many operations it has. */
  readonly operations: number
}

export function readHealth(): Health {
  return { status: 'ok', specHash, operations: operations.length }
}
