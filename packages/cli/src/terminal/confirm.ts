import { CommandError, usageError } from '../errors/command-error.ts'
import { exitCodes } from '../errors/exit-code.ts'
import { toPlain } from '../output/to-plain.ts'
import type { World } from '../world/world.ts'

/** Goes on when `yes` says so or the user does. Nobody is asked without a terminal. */
export async function confirm(world: World, question: string, yes: boolean): Promise<void> {
  if (yes) return
  if (!world.stdin.isTerminal || !world.stderr.isTerminal)
    throw usageError(`${question} Nobody can be asked here: --yes agrees.`)
  world.stderr.write(`${toPlain(question)} [y/N] `)
  const line = await world.stdin.readLine(world.interrupted)
  // Nobody has ended the line of the question.
  if (line === undefined) world.stderr.write('\n')
  if (world.interrupted.aborted)
    throw new CommandError('Interrupted.', { exitCode: exitCodes.interrupted, done: 'Nothing was changed.' })
  if (/^y(?:es)?$/i.test(line?.trim() ?? '')) return
  throw new CommandError('Not confirmed.', { done: 'Nothing was changed.' })
}
