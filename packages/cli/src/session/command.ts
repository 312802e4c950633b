import type { Run } from './session.ts'

/** A command: its words, its arguments and flags, its help, and the function that runs it. */
export interface Command {
  /** The words of the command, such as `dns create`. */
  readonly words: readonly string[]
  readonly brief: string
  /** The help of the command, which is shown after its usage line. */
  readonly help?: string | undefined
  readonly args?: readonly Argument[] | undefined
  /** The arguments of each usage line, for a command whose arguments are optional only together. */
  readonly usage?: readonly string[] | undefined
  /** The flags, by their names in camel case. */
  readonly flags?: Readonly<Record<string, Flag>> | undefined
  /** Whether the command calls the API. It then has `--context`, `--debug` and `--ca-file`. @default true */
  readonly usesAccount?: boolean | undefined
  /** Whether the command prints data. It then has `--output` and `--json`. @default true */
  readonly prints?: boolean | undefined
  /** Whether the command asks for confirmation. It then has `--yes`. */
  readonly asks?: boolean | undefined
  /** Whether the command changes nothing on the account. Its error messages then say that nothing was changed. */
  readonly reads: boolean
  readonly run: Run
}

/** A positional argument of a command. */
export interface Argument {
  readonly name: string
  readonly placeholder: string
  readonly brief: string
  readonly optional?: boolean | undefined
  /** The allowed values of the argument. */
  readonly values?: readonly string[] | undefined
  /** Source of the names that a shell proposes for the argument. */
  readonly completes?: Completion | undefined
}

/** Source of the names that complete a word: the contexts, or a list of the account. */
export type Completion = 'contexts' | ListedNames

/** Names in the response of a `GET` operation. */
export interface ListedNames {
  /** The path template of the operation. Its parameters are arguments of the command. */
  readonly path: string
  /** The property that contains the name. */
  readonly property: string
  /** Limits the names to the entries whose property with this name equals an argument of the command. */
  readonly where?: { readonly property: string; readonly argument: string } | undefined
}

/** A flag of a command. */
export interface Flag {
  readonly type: 'string' | 'integer' | 'boolean' | 'strings'
  readonly brief: string
  readonly placeholder?: string | undefined
  /** Whether the value is data of a request, which may be empty: an empty memo deletes the memo. */
  readonly isData?: boolean | undefined
  /** The letter of the short form of the flag, such as `o` for `-o`. */
  readonly letter?: string | undefined
  readonly required?: boolean | undefined
  /** Whether `--no-…` sets the flag to false. */
  readonly negatable?: boolean | undefined
  /** The allowed values of the flag. */
  readonly values?: readonly string[] | undefined
  /** Values that a shell proposes, although others are allowed. */
  readonly known?: readonly string[] | undefined
  /** Source of the names that a shell proposes for the value. */
  readonly completes?: Completion | undefined
}

/** Commands with the same first word. They are loaded only when one of them is used. */
export interface CommandGroup {
  readonly brief: string
  readonly load: () => Promise<readonly Command[]>
}
