import type { Application } from '@stricli/core'
import { toKebab } from '../operations/to-camel.ts'
import type { Command } from '../session/command.ts'
import type { System } from '../system/system.ts'
import { commonFlags } from './common-flags.ts'
import { listNames } from './list-names.ts'
import { readLine } from './read-line.ts'
import type { Context } from './to-route.ts'
import { formats } from '../output/format.ts'
import { globalFlags } from './place-global-flags.ts'

interface Proposal {
  readonly kind: string
  readonly completion: string
  readonly brief: string
}

/** Prints the completions of the last word of a line, one per line, each followed by a tab and its description. */
export async function propose(
  application: Application<Context>,
  line: readonly string[],
  command: Command | undefined,
  system: System,
): Promise<void> {
  const { proposeCompletions } = await import('@stricli/core')
  const { stdout, stderr, env } = system
  const typed = readLine(line, command)
  const { words, prefix } = typed
  const last = words.at(-1) ?? ''
  const found = await proposeCompletions(application, words, {
    process: { stdout, stderr, env },
    start: async () => {},
    propose: (completion) => listNames(completion, typed, system).catch(() => []),
  })
  const others = command && last.startsWith('--') ? negated(command, words) : []
  const proposals = select([...found, ...others], last)
  for (const { completion, brief } of proposals)
    stdout.write(`${prefix}${completion}\t${brief.replaceAll(/[\t\n]/g, ' ')}\n`)
}

/**
 * Selects the completions that begin with the typed text. If nothing is typed and values are proposed, selects only
 * these, without the flags: a flag begins with a hyphen.
 */
function select(proposals: readonly Proposal[], last: string): readonly Proposal[] {
  const fitting = proposals.filter(({ completion }) => completion !== '--' && completion.startsWith(last))
  const values = fitting.filter(({ kind }) => kind !== 'argument:flag')
  return last === '' && values.length > 0 ? values : fitting
}

/**
 * Returns the `--no-…` forms of the command's flags that the line does not have yet. The library for command lines does
 * not complete them.
 */
function negated(command: Command, words: readonly string[]): readonly Proposal[] {
  return Object.entries({ ...command.flags, ...commonFlags(command) })
    .filter(([, { negatable }]) => negatable)
    .map(([name, { brief }]) => ({ kind: 'argument:flag', completion: `--no-${toKebab(name)}`, brief }))
    .filter(
      ({ completion }) => !words.includes(completion) && !words.includes(completion.replace('--no-', '--')),
    )
}

/** Returns the completions of the last word of a line without a command, if the word is a global flag or its value. */
export async function proposeGlobal(line: readonly string[], system: System): Promise<readonly string[]> {
  const [flag = '', last = ''] = line.length < 2 ? ['', ...line] : line.slice(-2)
  const begun = (names: readonly string[]): readonly string[] => names.filter((name) => name.startsWith(last))
  if (flag === '--output' || flag === '-o') return begun(formats)
  if (flag === '--context') {
    const { readContexts } = await import('../context/contexts-file.ts')
    return begun(Object.keys((await readContexts(system)).contexts))
  }
  return last.startsWith('--') ? begun(Object.keys(globalFlags)) : []
}
