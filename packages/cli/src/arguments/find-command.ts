import type { Command, CommandGroup } from '../session/command.ts'

/**
 * Finds the command whose words begin a line; `undefined` while some of its words are missing. The last word of the
 * line does not count, because the user may still be typing it.
 */
export async function findCommand(
  groups: Readonly<Record<string, CommandGroup>>,
  line: readonly string[],
): Promise<Command | undefined> {
  const [first = ''] = line
  const commands = Object.hasOwn(groups, first) ? await groups[first]!.load() : []
  return commands
    .filter(({ words }) => words.length < line.length && words.every((word, index) => word === line[index]))
    .toSorted((a, b) => b.words.length - a.words.length)[0]
}
