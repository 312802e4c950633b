import { CommandError, usageError } from '../errors/command-error.ts'
import { exitCodes } from '../errors/exit-code.ts'
import { toPlain } from '../output/to-plain.ts'
import { asItIs } from '../language/translate.ts'
import type { System } from '../system/system.ts'

/**
 * Asks the user a question. Resolves if the user agrees or `yes` is set; rejects if the user does not agree, or if
 * there is no terminal at which to ask.
 */
export async function confirm(system: System, question: string, yes: boolean): Promise<void> {
  if (yes) return
  if (!system.stdin.isTerminal || !system.stderr.isTerminal)
    throw usageError(`${question} There is no terminal to ask at: --yes agrees.`)
  const { translate = asItIs } = system
  system.stderr.write(`${toPlain(translate(question))} [y/N] `)
  const line = await system.stdin.readLine(system.interrupted)
  // If the input ended or Ctrl+C was pressed, the cursor is still behind the question, so a line break is written.
  if (line === undefined) system.stderr.write('\n')
  if (system.interrupted.aborted)
    throw new CommandError('Interrupted.', { exitCode: exitCodes.interrupted, done: 'Nothing was changed.' })
  if (/^y(?:es)?$/i.test(line?.trim() ?? '')) return
  throw new CommandError('Not confirmed.', { done: 'Nothing was changed.' })
}
