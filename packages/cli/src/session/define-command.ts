import type { Command, Flag } from './command.ts'
import type { Arguments, Flags, Session } from './session.ts'
import type { ExitCode } from '../errors/exit-code.ts'

type FlagDefinitions = Readonly<Record<string, Flag>>

type ValueOf<Definition extends Flag> = Definition extends { readonly type: 'boolean' }
  ? boolean
  : Definition extends { readonly type: 'integer' }
    ? number
    : Definition extends { readonly type: 'strings' }
      ? readonly string[]
      : string

/** The values of flags, typed by their definitions. A flag that is not `required` can be absent. */
export type FlagValues<Definitions extends FlagDefinitions> = {
  readonly [Name in keyof Definitions]: Definitions[Name] extends { readonly required: true }
    ? ValueOf<Definitions[Name]>
    : ValueOf<Definitions[Name]> | undefined
}

interface Definition<Definitions extends FlagDefinitions> extends Omit<Command, 'flags' | 'run'> {
  readonly flags: Definitions
  readonly run: (
    session: Session,
    args: Arguments,
    flags: FlagValues<Definitions>,
    all: Flags,
  ) => Promise<ExitCode | void>
}

/**
 * Returns a command whose `run` gets its own flags with their types, and then all flags. A misspelled flag does not
 * compile.
 */
export function defineCommand<const Definitions extends FlagDefinitions>({
  run,
  ...definition
}: Definition<Definitions>): Command {
  return {
    ...definition,
    run: (session, args, flags) => run(session, args, flags as FlagValues<Definitions>, flags),
  }
}

/** Returns a command that has generated flags and flags of its own. `run` gets its own flags with their types. */
export function extendCommand<const Definitions extends FlagDefinitions>(
  command: Omit<Command, 'run'>,
  changes: Pick<Definition<Definitions>, 'flags' | 'run'> & Partial<Pick<Command, 'brief' | 'help'>>,
): Command {
  const defined = defineCommand({ ...command, ...changes })
  return { ...defined, flags: { ...command.flags, ...changes.flags } }
}
