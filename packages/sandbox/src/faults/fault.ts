import { longestMs } from '../time/clock-bounds.ts'
import { checkFinishLate, type FinishLate, isFinishLate } from './finish-late.ts'

/** The effect of a fault. */
export type FaultEffect =
  /** The connection breaks before the request is executed. */
  | 'drop-request'
  /** The request is executed, and the connection breaks before the response. */
  | 'drop-response'
  /** Half of the response body comes, and then nothing more. */
  | 'stall'
  /** The response body ends in its middle. */
  | 'truncate'
  /** A page of HTML with the status 200, as from a proxy; the request is not executed. */
  | 'html'
  | {
      /** The HTTP status of an error of the API, 400 to 599; the request is not executed. */
      readonly status: number
      /** The error code beside it. */
      readonly code: string
    }
  | {
      /** The Retry-After of a 429, in seconds; the request is not executed. */
      readonly retryAfterSeconds: number
    }
  | {
      /** How much later the response comes, in milliseconds on the sandbox's clock. */
      readonly latencyMs: number
    }
  /** The sender gets a 504 or no response, and the request is executed later. */
  | FinishLate

/** A fault: which requests it affects, and how. All conditions have to match. */
export interface FaultOptions {
  /** The operation, such as `orderVps`. @default any */
  readonly operationId?: string | undefined
  /** A path as it is requested, or a template of the description such as `/v1/vps/servers/{uuid}`. */
  readonly path?: string | undefined
  /** Begins with the nth matching request, counted from 1. @default 1 */
  readonly nth?: number | undefined
  /**
   * Share of the matching requests: 0.5 is every other one. The selection depends only on the sandbox's
   * `seed`. @default 1
   */
  readonly probability?: number | undefined
  /** How often it happens. @default 1; without end when there is a probability */
  readonly times?: number | undefined
  /** The effect. */
  readonly effect: FaultEffect
}

const named = ['drop-request', 'drop-response', 'stall', 'truncate', 'html']

/** Rejects a fault that could never happen or has no known effect. */
export function checkFault({ operationId, path, nth, probability, times, effect }: FaultOptions): void {
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
