import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { getHeader, type Reply, type Serve, setHeaders } from '../http/answer.ts'
import type { Clock } from '../time/clock.ts'

type ResetUnit = AssumptionChoices['rate-limit-reset-unit']

/**
 * Converts waiting times in headers to real time, which is the time of callers over a port. With a speed of 60, they
 * would otherwise wait 60 times too long for `Retry-After` and `X-RateLimit-Reset`, and after the clock was moved by a
 * day, a caller that compares `X-RateLimit-Reset` with its own clock would wait for a day. `Date` and times in bodies
 * stay on the sandbox's clock. If that stands still, nothing is converted, because no real time is correct.
 */
export function withCallerTime(serve: Serve, clock: Clock, resetUnit: ResetUnit): Serve {
  return async (request) => {
    const reply = await serve(request)
    const speed = clock.speed()
    if (speed !== 0) tellInCallerTime(reply, clock.now(), speed, resetUnit)
    return reply
  }
}

function tellInCallerTime(reply: Reply, now: number, speed: number, resetUnit: ResetUnit): void {
  const change = (name: string, toCaller: (value: number) => number): void => {
    const value = Number(getHeader(reply, name) ?? NaN)
    if (Number.isFinite(value)) setHeaders(reply, { [name]: String(toCaller(value)) })
  }
  const realNow = Date.now()
  // A clock that shows the real time still differs from it by a few milliseconds, because it is measured with another
  // clock of the machine. The conversion would turn the end of a minute into the second after it.
  if (speed === 1 && Math.abs(realNow - now) < 1000) return
  const toReal = (at: number): number => realNow + Math.max(0, at - now) / speed
  change('Retry-After', (seconds) => Math.ceil(seconds / speed))
  change('X-RateLimit-Reset', (reset) => {
    switch (resetUnit) {
      case 'unix-seconds':
        return Math.ceil(toReal(reset * 1000) / 1000)
      case 'seconds-from-now':
        return Math.ceil(reset / speed)
      case 'unix-milliseconds':
        return Math.ceil(toReal(reset))
    }
  })
}
