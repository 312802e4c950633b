import { buildCommand, buildRouteMap, type Command as Route, type RouteMap } from '@stricli/core'
import type { Argument, Command, Completion, Flag } from '../session/command.ts'
import { asItIs, type Translate } from '../language/translate.ts'
import { translateHelp } from '../language/translate-help.ts'
import { commonFlags } from './common-flags.ts'

/** The context that the library for command lines passes to a command, besides its flags and arguments. */
export interface Context {
  readonly process: { write?: never; readonly stdout: Writable; readonly stderr: Writable }
  /** Runs the command. */
  readonly start: (command: Command, args: readonly unknown[], flags: object) => Promise<void>
  /** Reads the names that a completion proposes. */
  readonly propose: (completion: Completion) => Promise<readonly string[]>
}

interface Writable {
  readonly write: (text: string) => void
}

/** Converts a command to a route of the library for command lines. */
export function toRoute(command: Command, translate: Translate = asItIs): Route<Context> {
  const flags = { ...command.flags, ...commonFlags(command) }
  return buildCommand<object, readonly unknown[], Context>({
    docs: {
      brief: translate(command.brief),
      fullDescription: toDescription(command.help ?? command.brief, translate),
      ...(command.usage && { customUsage: command.usage }),
    },
    parameters: {
      flags: Object.fromEntries(
        Object.entries(flags).map(([name, flag]) => [name, toFlagParameter(flag, translate)]),
      ),
      aliases: toAliases(flags),
      positional: {
        kind: 'tuple',
        parameters: (command.args ?? []).map((one) => toPositional(one, translate)),
      },
    } as never,
    func(this: Context, given: object, ...args: readonly unknown[]) {
      return this.start(command, args, given)
    },
  })
}

function toDescription(help: string, translate: Translate): string {
  return translate === asItIs ? help : translateHelp(help, translate)
}

function toAliases(flags: Readonly<Record<string, Flag>>): object {
  const lettered = Object.entries(flags).filter(([, { letter }]) => letter !== undefined)
  return Object.fromEntries(lettered.map(([name, { letter }]) => [letter, name]))
}

function toFlagParameter(flag: Flag, translate: Translate): object {
  const { type, placeholder, required, negatable, values, known } = flag
  const brief = translate(flag.brief)
  const optional = !required
  if (type === 'boolean') return { kind: 'boolean', brief, optional: true, withNegated: negatable === true }
  if (values && type === 'string') return { kind: 'enum', values, brief, optional }
  return {
    kind: 'parsed',
    brief: known ? `${brief} [${known.join('|')}]` : brief,
    placeholder: placeholder ?? 'VALUE',
    parse: type === 'integer' ? parseInteger : String,
    optional,
    ...(type === 'strings' && { variadic: true }),
    ...toProposals({ ...flag, values: values ?? known }),
  }
}

function toProposals({ values, completes }: Pick<Flag, 'values' | 'completes'>): object {
  if (values) return { proposeCompletions: () => values }
  if (!completes) return {}
  return {
    proposeCompletions(this: Context) {
      return this.propose(completes)
    },
  }
}

function parseInteger(text: string): number {
  if (/^-?\d+$/.test(text)) return Number(text)
  throw new SyntaxError(`${text} is not a whole number`)
}

function toPositional(argument: Argument, translate: Translate): object {
  const { brief, placeholder, optional } = argument
  return {
    brief: translate(brief),
    placeholder,
    parse: String,
    ...(optional && { optional }),
    ...toProposals(argument),
  }
}

/** Returns the routes below a word. Commands of three words form a group of their own. */
export function toRoutes(
  brief: string,
  commands: readonly Command[],
  depth: number,
  translate: Translate = asItIs,
): RouteMap<Context> {
  const routes: Record<string, Route<Context> | RouteMap<Context>> = {}
  for (const command of commands) {
    const word = command.words[depth]!
    if (command.words.length === depth + 1) routes[word] = toRoute(command, translate)
    else if (routes[word] === undefined)
      routes[word] = toRoutes(
        briefOf(word),
        commands.filter((other) => other.words[depth] === word && other.words.length > depth + 1),
        depth + 1,
        translate,
      )
  }
  const told = translate(brief)
  return buildRouteMap({
    routes,
    docs: { brief: told, fullDescription: `${told}${translate(toExamples(commands))}` },
  })
}

const mostExamples = 4

/** Returns the examples of some commands: of the first that read, and of the first that change something. */
function toExamples(commands: readonly Command[]): string {
  const half = mostExamples / 2
  const chosen = [true, false].flatMap((reads) =>
    commands.filter((command) => command.reads === reads).slice(0, half),
  )
  const lines = chosen.flatMap(({ help = '' }) => /^Example: (.*)$/m.exec(help)?.[1] ?? [])
  return lines.length === 0 ? '' : `\n\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

function briefOf(word: string): string {
  const name = word.replaceAll('-', ' ').replace(/\bdns$/, 'DNS')
  return `${name[0]!.toUpperCase()}${name.slice(1)}`
}
