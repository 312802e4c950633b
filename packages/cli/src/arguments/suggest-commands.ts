import leven from 'leven'
import type { CommandGroup } from '../session/command.ts'

interface Match {
  readonly command: string
  /**
   * How much the typed words differ from the command: 1 for each letter, 1 for each word that is missing between them,
   * 0.1 for each word that is missing before them.
   */
  readonly difference: number
}

const most = 3

/** Words that users know from other programs, such as `remove`, with the words of this program that mean the same. */
const synonyms: Readonly<Record<string, string>> = {
  add: 'create',
  database: 'db',
  databases: 'db',
  describe: 'get',
  edit: 'update',
  info: 'get',
  ls: 'list',
  new: 'create',
  remove: 'delete',
  rm: 'delete',
  show: 'get',
}

/** Returns the commands that a wrong line may mean, such as `vps power reboot` for `power reboot web-01`. */
export async function suggestCommands(
  groups: Readonly<Record<string, CommandGroup>>,
  line: readonly string[],
): Promise<readonly string[]> {
  const flag = line.findIndex((word) => word.startsWith('-'))
  const typed = flag === -1 ? line : line.slice(0, flag)
  const loaded = await Promise.all(Object.values(groups).map(({ load }) => load()))
  const commands = loaded.flat().map(({ words }) => words)
  for (const words of readings(typed, groups)) {
    const matches = commands.flatMap((command) => match(words, command))
    const least = Math.min(...matches.map(({ difference }) => difference))
    const nearest = matches.filter(({ difference }) => difference === least)
    // If more commands than `most` fit equally well, none is suggested: a line that has only `list` fits the `list`
    // command of every group.
    if (nearest.length > most) return []
    if (nearest.length > 0) return nearest.map(({ command }) => command)
  }
  return []
}

/**
 * Yields the words at the beginning of a line that may mean a command, the longest first: as typed, with synonyms
 * replaced, and with the first two words exchanged (`vps order`). The name of a group alone is not yielded, because it
 * does not say what to do: `vps remove` must not suggest `order vps`.
 */
function* readings(
  typed: readonly string[],
  groups: Readonly<Record<string, CommandGroup>>,
): Iterable<readonly string[]> {
  const replaced = typed.map((word) => (Object.hasOwn(synonyms, word) ? synonyms[word]! : word))
  for (const words of [typed, replaced])
    for (let count = Math.min(words.length, 3); count > 0; count -= 1)
      if (count > 1 || !Object.hasOwn(groups, words[0]!)) yield words.slice(0, count)
  if (typed.length > 1) yield typed.slice(0, 2).toReversed()
}

/**
 * Compares the typed words with the words of a command, starting at the last word. Words of the command may be missing
 * in the typed words.
 */
function match(typed: readonly string[], words: readonly string[]): readonly Match[] {
  if (typed.length > words.length) return []
  let difference = 0
  let index = words.length - 1
  for (const word of typed.toReversed()) {
    while (index >= 0 && !isNear(word, words[index]!)) {
      // The last word of a command is mostly its verb, such as `list`. A command is suggested only if this word was
      // typed, with no more errors than `isNear` allows.
      if (index === words.length - 1) return []
      index -= 1
      difference += 1
    }
    if (index < 0) return []
    difference += leven(word, words[index]!)
    index -= 1
  }
  return [{ command: words.join(' '), difference: difference + (index + 1) / 10 }]
}

/** Whether a word may be a misspelling of another: at most a third of its letters differ, and at most two. */
export function isNear(word: string, other: string): boolean {
  const allowed = Math.min(2, Math.floor(other.length / 3))
  return leven(word, other, { maxDistance: 3 }) <= allowed
}
