import { longestMs } from '../time/clock-bounds.ts'

/**
 * A fault in which the sender gets an error and the request is executed later, as with a gateway that gives up before
 * its backend.
 */
export interface FinishLate {
  /** Time between the arrival of the request and its execution, in milliseconds on the sandbox's clock. */
  readonly finishLateMs: number
  /**
   * The response that the sender gets: a 504 with an HTML page, or none, because the connection breaks. @default
   * 'gateway-timeout'
   */
  readonly answer?: 'gateway-timeout' | 'nothing' | undefined
  /** Time between the arrival of the request and its response, in milliseconds on the sandbox's clock. @default 0 */
  readonly answerAfterMs?: number | undefined
}

const members = new Set(['finishLateMs', 'answer', 'answerAfterMs'])
const answers = new Set(['gateway-timeout', 'nothing'])

export function isFinishLate(effect: unknown): effect is FinishLate {
  return typeof effect === 'object' && effect !== null && 'finishLateMs' in effect
}

/** Rejects values that are out of range. */
export function checkFinishLate(effect: FinishLate): void {
  const { finishLateMs, answer = 'gateway-timeout', answerAfterMs = 0 } = effect
  const unknown = Object.keys(effect).find((name) => !members.has(name))
  if (unknown !== undefined) throw new TypeError(`effect: beside finishLateMs there is no ${unknown}`)
  if (!answers.has(answer)) throw new TypeError(`effect.answer is ${answer}: give gateway-timeout or nothing`)
  for (const [name, ms] of Object.entries({ finishLateMs, answerAfterMs })) {
    if (!(typeof ms === 'number' && ms >= 0 && ms <= longestMs))
      throw new RangeError(`effect.${name} is ${String(ms)}: give milliseconds, 0 or more`)
  }
}
