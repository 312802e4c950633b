import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { once } from '../description/once.ts'
import { listOperations } from '../description/operation.ts'

/** That a sandbox returns, and after which description. */
export interface Health {
  /** That it responds. */
  readonly status: 'ok'
  /** SHA-256 of the published `openapi.json`, in hexadecimal. */
  readonly specHash: string
  /** How many operations it has. */
  readonly operations: number
}

export const readHealth: () => Health = once(() => {
  const file = createRequire(import.meta.url).resolve('@hostwright/openapi/openapi.json')
  return {
    status: 'ok',
    specHash: createHash('sha256').update(readFileSync(file)).digest('hex'),
    operations: listOperations().length,
  }
})
