import { toKebab } from '../operations/to-camel.ts'
import type { Arguments } from '../session/session.ts'
import type { Command } from '../session/command.ts'
import { commonFlags } from './common-flags.ts'

/** A line that is being typed. */
export interface TypedLine {
  /** The words of the line; the last one is incomplete. */
  readonly words: readonly string[]
  /** Prefix that every completion needs, because the shell counts it as part of the last word. */
  readonly prefix: string
  /** The complete arguments of the command, by their names. */
  readonly args: Arguments
  /** The context that the line names with `--context`. */
  readonly context: string | undefined
}

/**
 * Reads the words that a shell passes to complete a line. `--flag=value` is one word, but bash passes three: `--flag`,
 * `=` and `value`.
 */
export function readLine(line: readonly string[], command: Command | undefined): TypedLine {
  const joined = line.filter((word, index) => word !== '=' || !line[index - 1]?.startsWith('--'))
  // In a line that ends with `--flag=`, the value is still empty, and bash passes no word for it. An empty word is
  // added.
  const given = line.at(-1) === '=' ? [...joined, ''] : joined
  const last = given.at(-1) ?? ''
  const [, prefix = ''] = /^(--[\w-]+=)/.exec(last) ?? []
  const words =
    prefix === '' ? given : [...given.slice(0, -1), prefix.slice(0, -1), last.slice(prefix.length)]
  return { words, prefix, ...readWords(words.slice(0, -1), command) }
}

function readWords(
  words: readonly string[],
  command: Command | undefined,
): Pick<TypedLine, 'args' | 'context'> {
  if (command === undefined) return { args: {}, context: undefined }
  const flags = Object.entries({ ...command.flags, ...commonFlags(command) })
  const takesValue = (word: string): boolean =>
    flags.some(
      ([name, { type, letter }]) => type !== 'boolean' && [`--${toKebab(name)}`, `-${letter}`].includes(word),
    )
  const positional: string[] = []
  let context: string | undefined
  const rest = words.slice(command.words.length)
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index]!
    if (word === '--context') context = rest[index + 1]
    if (word.startsWith('--context=')) context = word.slice('--context='.length)
    if (takesValue(word)) index += 1
    else if (!word.startsWith('-')) positional.push(word)
  }
  const names = (command.args ?? []).map(({ name }) => name)
  return {
    args: Object.fromEntries(positional.map((value, index) => [names[index] ?? index, value])),
    context,
  }
}
