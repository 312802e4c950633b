import { CommandError } from '../errors/command-error.ts'
import { exitCodes } from '../errors/exit-code.ts'
import { toJsonError } from '../errors/to-json-error.ts'
import { asItIs, type Translate } from '../language/translate.ts'
import { toKebab } from '../operations/to-camel.ts'
import type { CommandGroup } from '../session/command.ts'
import { findCommand } from './find-command.ts'
import { suggestCommands } from './suggest-commands.ts'

/** Returns the error message for an invalid line, with the command that shows its help. */
export async function toUsageMessage(
  problems: readonly string[],
  groups: Readonly<Record<string, CommandGroup>>,
  line: readonly string[],
  translate: Translate = asItIs,
): Promise<string> {
  // `findCommand` ignores the last word of a line, so an empty one is added: this line is complete.
  const command = await findCommand(groups, [...line, ''])
  const [first = ''] = line
  const words = command?.words ?? (Object.hasOwn(groups, first) ? [first] : [])
  const lines: string[] = []
  for (const problem of problems.flatMap((one) => one.trimEnd().split('\n')))
    lines.push(await explain(problem, groups, line))
  const next = ['hostwright', ...words, '--help'].join(' ')
  if (asksForJson(line))
    return toJsonError(new CommandError(lines.join('\n'), { exitCode: exitCodes.usage, next }))
  return [
    ...lines.map((problem) => `hostwright: ${translate(problem)}`),
    translate(`Next: ${next}`),
    '',
  ].join('\n')
}

/**
 * Corrects the library's message: the library suggests flags by their camel-case names, and single words instead of
 * whole commands.
 */
async function explain(
  problem: string,
  groups: Readonly<Record<string, CommandGroup>>,
  line: readonly string[],
): Promise<string> {
  const [unknown] = /^No command registered for `.*?`/.exec(problem) ?? []
  if (unknown === undefined) {
    // Such a word is often a value, such as `--memo -5`.
    const hint = problem.startsWith('No alias registered for -')
      ? '. If it is a value, write --flag=VALUE, or -- before an argument'
      : ''
    return problem.replaceAll(/--[a-z]+(?:[A-Z][a-z]*)+/g, toKebab) + hint
  }
  const commands = await suggestCommands(groups, line)
  if (commands.length === 0) return problem
  return `${unknown}, did you mean ${commands.map((command) => `\`${command}\``).join(' or ')}?`
}

function asksForJson(line: readonly string[]): boolean {
  const words = line.join(' ')
  return /(?:^| )(?:--json|(?:-o|--output)[ =](?:nd)?json\b)/.test(words)
}
