import { TimeoutError } from '../errors/timeout-error.ts'
import type { Call } from './call.ts'
import type { Layer } from './fetch.ts'
import { within } from './within.ts'
import type { World } from './world.ts'

/** Ends an attempt that takes too long. The layers below read the whole body, so a stalled one counts too. */
export function withTimeout(world: World, call: Call): Layer {
  return (next) => (request) => {
    const ms = Math.max(0, Math.min(call.timeoutMs, call.deadlineAt - world.now()))
    const late = (): Error => new TimeoutError(call.operation, ms)
    return within(ms, request.signal, late, (signal) => next(new Request(request, { signal })))
  }
}
