import { toKebab } from '../operations/to-camel.ts'
import type { CommandGroup } from '../session/command.ts'
import { findCommand } from './find-command.ts'

/** Returns the error message for an invalid line, with the command that shows its help. */
export async function toUsageMessage(
  problems: readonly string[],
  groups: Readonly<Record<string, CommandGroup>>,
  line: readonly string[],
): Promise<string> {
  // Flags and values are not part of the command's name.
  const command = await findCommand(groups, [...line, ''])
  const [first = ''] = line
  const words = command?.words ?? (Object.hasOwn(groups, first) ? [first] : [])
  // The library suggests flags by their names in the code.
  const lines = problems.flatMap((problem) =>
    problem
      .trimEnd()
      .replaceAll(/--[a-z]+(?:[A-Z][a-z]*)+/g, toKebab)
      .split('\n'),
  )
  return [
    ...lines.map((problem) => `hostwright: ${problem}`),
    `Next: ${['hostwright', ...words, '--help'].join(' ')}`,
    '',
  ].join('\n')
}
