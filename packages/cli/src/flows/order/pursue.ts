import { CommandError } from '../../errors/command-error.ts'
import type { Flags } from '../../session/session.ts'
import { goOn } from './go-on.ts'
import type { Intent } from './intents.ts'
import { type Executed, type Meant, nothing } from './meant.ts'
import { begin } from './place.ts'

const dayMs = 86_400_000

/**
 * Brings what is meant to its end: goes on with what an earlier run has begun, or begins. Each round ends it or finds
 * that nothing was executed in the one before.
 */
export async function pursue(meant: Meant, flags: Flags): Promise<Executed> {
  for (let round = 0; round < 10; round += 1) {
    const latest = await meant.intents.latest()
    const executed =
      latest && !isOver(meant, latest, flags)
        ? await goOn(meant, latest, flags)
        : await begin(meant, (latest?.number ?? 0) + 1)
    if (executed) return executed
  }
  throw new CommandError('Other processes are placing the same order again and again.', { done: nothing })
}

/** Whether the last intent is over, so that the line means another one. */
function isOver({ session, key }: Meant, { end, idempotencyKey }: Intent, flags: Flags): boolean {
  if (!end) return false
  if (end.contract === null) return true
  if (key !== undefined) return false
  if (flags['another'] === true || session.world.now() - end.at >= dayMs) return true
  throw new CommandError(
    `The same order was placed within the last day, as ${end.contract} (key ${idempotencyKey}).`,
    { done: `${nothing} --another orders one more.` },
  )
}
