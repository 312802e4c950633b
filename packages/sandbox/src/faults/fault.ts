import { checkNames } from '../description/check-names.ts'
import { longestMs } from '../time/clock-bounds.ts'
import { checkFinishLate, type FinishLate, isFinishLate } from './finish-late.ts'

/** The effect of a fault. */
export type FaultEffect =
  /** The connection breaks before the request is executed. */
  | 'drop-request'
  /** The request is executed, and the connection breaks before the response is sent. */
  | 'drop-response'
  /** The request is executed. The response stops after half of its body, and the connection stays open. */
  | 'stall'
  /** The request is executed. The response body ends after half of its length. */
  | 'truncate'
  /** The response is an HTML page with status 200, as from a proxy. The request is not executed. */
  | 'html'
  | {
      /** The HTTP status of an error response, 400 to 599. The request is not executed. */
      readonly status: number
      /** The error code of the response. */
      readonly code: string
    }
  | {
      /** The `Retry-After` of a 429, in seconds. The request is not executed. */
      readonly retryAfterSeconds: number
    }
  | {
      /**
       * Delay before the request is executed, in milliseconds on the sandbox's clock. A request that its sender aborts
       * during the delay is not executed.
       */
      readonly latencyMs: number
    }
  /** The sender gets a 504 or no response, and the request is executed later. */
  | FinishLate

/** A fault: conditions that select requests, and the effect on them. A request must match all conditions. */
export interface FaultOptions {
  /** The operationId of the requests, such as `orderVps`. @default any operation */
  readonly operationId?: string | undefined
  /** The path of the requests, or a template of the description such as `/v1/vps/servers/{uuid}`. @default any path */
  readonly path?: string | undefined
  /** Number of the first matching request that is affected, counted from 1. @default 1 */
  readonly nth?: number | undefined
  /**
   * Share of the matching requests that are affected: 0.5 is about every other one. With the same `seed` of the sandbox
   * and the same requests, the same ones are affected. @default 1
   */
  readonly probability?: number | undefined
  /** Largest number of times that the fault is injected. @default 1; unlimited with a `probability` */
  readonly times?: number | undefined
  /** The effect of the fault. */
  readonly effect: FaultEffect
}

const named = ['drop-request', 'drop-response', 'stall', 'truncate', 'html']
const conditions = ['operationId', 'path', 'nth', 'probability', 'times']

/** Rejects a fault whose effect is unknown or whose other options are unknown or out of range. */
export function checkFault({ effect, ...others }: FaultOptions): void {
  checkNames('fault', others, conditions)
  const { operationId, path, nth, probability, times } = others
  for (const [name, count] of Object.entries({ nth, times })) {
    if (count !== undefined && !(Number.isSafeInteger(count) && count >= 1))
      throw new RangeError(`${name} is ${count}: give a whole number from 1 up`)
  }
  for (const [name, text] of Object.entries({ operationId, path })) {
    if (text !== undefined && typeof text !== 'string') throw new TypeError(`${name} has to be a text`)
  }
  if (probability !== undefined && !(probability > 0 && probability <= 1))
    throw new RangeError(`probability is ${probability}: give a number above 0 and up to 1`)
  if (isFinishLate(effect)) checkFinishLate(effect)
  else if (!isEffect(effect)) {
    throw new TypeError(
      `effect: give one of ${named.join(', ')}, or { status, code }, { retryAfterSeconds }, { latencyMs } or { finishLateMs }`,
    )
  }
}

function isEffect(effect: unknown): boolean {
  if (typeof effect === 'string') return named.includes(effect)
  if (typeof effect !== 'object' || effect === null) return false
  const { status, code, retryAfterSeconds, latencyMs } = effect as Record<string, unknown>
  if (status !== undefined) {
    return (
      Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599 && typeof code === 'string'
    )
  }
  if (retryAfterSeconds !== undefined)
    return Number.isSafeInteger(retryAfterSeconds) && Number(retryAfterSeconds) >= 0
  return typeof latencyMs === 'number' && latencyMs >= 0 && latencyMs <= longestMs
}
