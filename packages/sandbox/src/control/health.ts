import { operations, specHash } from '../generated/operations.ts'

/** Health of a sandbox. */
export interface Health {
  /** Always `ok`. */
  readonly status: 'ok'
  /** The SHA-256 of the published `openapi.json`, in hexadecimal digits. */
  readonly specHash: string
  /** The number of operations in the description. */
  readonly operations: number
}

export function readHealth(): Health {
  return { status: 'ok', specHash, operations: operations.length }
}
