/** Flags that can also stand before the command, each with whether it takes a value. */
export const globalFlags: Readonly<Record<string, boolean>> = {
  '--context': true,
  '--output': true,
  '-o': true,
  '--json': false,
  '--debug': false,
  '--ca-file': true,
  '--lang': true,
}

/** A line whose global flags may stand before the command or between its words. */
export interface SplitLine {
  /** The words of the command, and the arguments before the first flag of the command. */
  readonly words: readonly string[]
  readonly flags: readonly string[]
  /** The first flag of the command itself, and everything after it. */
  readonly rest: readonly string[]
}

/**
 * Splits a line. Nothing is moved from behind the first flag of the command, because a word there may be a flag's
 * value.
 */
export function splitLine(line: readonly string[]): SplitLine {
  const words: string[] = []
  const flags: string[] = []
  let index = 0
  for (; index < line.length; index += 1) {
    const word = line[index]!
    const [name = ''] = word.split('=', 1)
    if (!word.startsWith('-')) words.push(word)
    else if (!Object.hasOwn(globalFlags, name)) break
    else {
      flags.push(word)
      if (!globalFlags[name] || word.includes('=')) continue
      index += 1
      if (index < line.length) flags.push(line[index]!)
    }
  }
  return { words, flags, rest: line.slice(index) }
}

/** Moves global flags behind the words of the command: `--json vps list` becomes `vps list --json`. */
export function placeGlobalFlags(line: readonly string[]): readonly string[] {
  const { words, flags, rest } = splitLine(line)
  return [...words, ...flags, ...rest]
}
