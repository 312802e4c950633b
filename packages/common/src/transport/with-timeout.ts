import { TimeoutError } from '../errors/timeout-error.ts'
import type { Layer } from './call.ts'
import { within } from './within.ts'
import type { World } from './world.ts'

/** Ends an attempt that takes too long. The layers below read the whole body, so a stalled one counts too. */
export function withTimeout(world: World): Layer {
  return (next) => (call) => {
    const ms = Math.max(0, Math.min(call.timeoutMs, call.deadlineAt - world.now()))
    const late = (): Error => new TimeoutError(call.operation, ms)
    return within(ms, call.signal, late, (signal) => next({ ...call, signal }))
  }
}
