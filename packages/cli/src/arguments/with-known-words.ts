import type { CommandGroup } from '../session/command.ts'

/** Words for verbs that other programs have, with the verbs of this program, of which a group has one. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  ls: ['list'],
  rm: ['delete', 'remove'],
}

/**
 * Replaces words of a command that other programs have: `ls` by `list`, `rm` by `delete` or `remove`, and the plural of
 * a group by its name. Words that are commands of this program stay, and so do arguments.
 */
export async function withKnownWords(
  groups: Readonly<Record<string, CommandGroup>>,
  [first = '', ...rest]: readonly string[],
): Promise<readonly string[]> {
  const group = [first, ...toSingulars(first)].find((name) => Object.hasOwn(groups, name))
  if (group === undefined) return first === '' ? [] : [first, ...rest]
  const line = [group, ...rest]
  const index = rest.findIndex((word) => Object.hasOwn(verbs, word)) + 1
  if (index === 0) return line
  const commands = await groups[group]!.load()
  const verb = verbs[line[index]!]!.find((name) =>
    commands.some(({ words }) => [...line.slice(0, index), name].every((word, at) => words[at] === word)),
  )
  return verb === undefined ? line : line.with(index, verb)
}

function toSingulars(word: string): readonly string[] {
  const names: Readonly<Record<string, string>> = {
    certificates: 'ssl',
    database: 'db',
    databases: 'db',
    records: 'dns',
  }
  const known = Object.hasOwn(names, word) ? [names[word]!] : []
  return [...known, word.replace(/s$/, ''), word.replace(/ies$/, 'y')]
}
