import { response, status } from './numbers.ts'
import type { Part } from './packet.ts'

/** A response before the id of its request is added. */
export type Result = readonly [type: number, ...parts: Part[]]

/** Returns a status with the words that a client shows. */
export function toStatus(code: number, message: string): Result {
  return [response.status, code, message, '']
}

export const ok: Result = [response.status, status.ok, 'Success', '']
