import type { Run } from './session.ts'

/** A command: what it takes, what its help says, and what it does. */
export interface Command {
  /** Its words, such as `dns create`. */
  readonly words: readonly string[]
  readonly brief: string
  /** What `--help` says of it, below its usage. */
  readonly help?: string | undefined
  readonly args?: readonly Argument[] | undefined
  /** By their names in camel case. */
  readonly flags?: Readonly<Record<string, Flag>> | undefined
  /** Whether it calls the API of one account: it then has the flags of every such command. @default true */
  readonly usesAccount?: boolean | undefined
  /** Whether it prints data: it then has `--output` and `--json`. @default true */
  readonly prints?: boolean | undefined
  /** Whether it asks before it goes on: it then has `--yes`. */
  readonly asks?: boolean | undefined
  /** Whether it only reads. */
  readonly reads: boolean
  readonly run: Run
}

/** A positional argument. */
export interface Argument {
  readonly name: string
  readonly placeholder: string
  readonly brief: string
  readonly optional?: boolean | undefined
  /** The only values that it takes. */
  readonly values?: readonly string[] | undefined
  /** What the shell proposes for it. */
  readonly completes?: Completion | undefined
}

/** Names that the shell proposes: those of contexts, or those that a list of the account has. */
export type Completion = 'contexts' | ListedNames

/** Names in the response of a `GET`. */
export interface ListedNames {
  /** Its path; the values of its parameters are arguments of the command. */
  readonly path: string
  /** The property that holds a name. */
  readonly property: string
  /** Only those whose other property is the value of an argument. */
  readonly where?: { readonly property: string; readonly argument: string } | undefined
}

/** A flag. */
export interface Flag {
  readonly type: 'string' | 'integer' | 'boolean' | 'strings'
  readonly brief: string
  readonly placeholder?: string | undefined
  /** The letter that stands for it behind one hyphen. */
  readonly letter?: string | undefined
  readonly required?: boolean | undefined
  /** Whether `--no-…` says the opposite. */
  readonly negatable?: boolean | undefined
  /** The only values that it takes. */
  readonly values?: readonly string[] | undefined
  /** Values that the shell proposes. */
  readonly known?: readonly string[] | undefined
  /** Names that the shell proposes. */
  readonly completes?: Completion | undefined
}

/** Commands that begin with the same word, loaded only when one of them is meant. */
export interface CommandGroup {
  readonly brief: string
  readonly load: () => Promise<readonly Command[]>
}
