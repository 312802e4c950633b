import type { Run } from './session.ts'

/** A command: its input, its help, and its function. */
export interface Command {
  /** The words of the command, such as `dns create`. */
  readonly words: readonly string[]
  readonly brief: string
  /** The help of the command, below its usage. */
  readonly help?: string | undefined
  readonly args?: readonly Argument[] | undefined
  /** The flags, by their names in camel case. */
  readonly flags?: Readonly<Record<string, Flag>> | undefined
  /** Whether it calls the API of one account, and so has the flags for that. @default true */
  readonly usesAccount?: boolean | undefined
  /** Whether the command prints data: it then has `--output` and `--json`. @default true */
  readonly prints?: boolean | undefined
  /** Whether the command asks for confirmation, and so has `--yes`. */
  readonly asks?: boolean | undefined
  /** Whether the command only reads. */
  readonly reads: boolean
  readonly run: Run
}

/** A positional argument. */
export interface Argument {
  readonly name: string
  readonly placeholder: string
  readonly brief: string
  readonly optional?: boolean | undefined
  /** The allowed values. */
  readonly values?: readonly string[] | undefined
  /** The source of the values that a shell proposes. */
  readonly completes?: Completion | undefined
}

/** Names for completion: those of contexts, or those of a list of the account. */
export type Completion = 'contexts' | ListedNames

/** Names in the response of a `GET`. */
export interface ListedNames {
  /** The path of the operation; the values of its parameters are arguments of the command. */
  readonly path: string
  /** The property that holds a name. */
  readonly property: string
  /** Only entries in which another property equals an argument. */
  readonly where?: { readonly property: string; readonly argument: string } | undefined
}

/** A flag. */
export interface Flag {
  readonly type: 'string' | 'integer' | 'boolean' | 'strings'
  readonly brief: string
  readonly placeholder?: string | undefined
  /** The letter of the short form of the flag, such as `o` for `-o`. */
  readonly letter?: string | undefined
  readonly required?: boolean | undefined
  /** Whether `--no-…` sets the flag to false. */
  readonly negatable?: boolean | undefined
  /** The allowed values. */
  readonly values?: readonly string[] | undefined
  /** Values for completion. */
  readonly known?: readonly string[] | undefined
  /** The names that a shell proposes for the value: those of contexts, or those of a list of the account. */
  readonly completes?: Completion | undefined
}

/** Commands with the same first word, loaded only when one of them runs. */
export interface CommandGroup {
  readonly brief: string
  readonly load: () => Promise<readonly Command[]>
}
