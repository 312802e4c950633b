import type { Fetch } from '@hostwright/common'

/** Everything outside of a command: what tests replace. */
export interface System {
  /** The environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Standard input: prompts, and secrets that are piped in. */
  readonly stdin: Input
  /** Where data goes. */
  readonly stdout: Output
  /** Where everything else goes: progress, prompts, errors. */
  readonly stderr: Output
  /** Aborted by Ctrl+C. */
  readonly interrupted: AbortSignal
  /** The files of the user. */
  readonly files: Files
  /** What the API is called with. @default the global `fetch` */
  readonly fetch?: Fetch | undefined
  /** The clock for dates, in milliseconds since the epoch. */
  readonly now: () => number
  /** The clock for lengths of time, in milliseconds. */
  readonly monotonic: () => number
  /** Waits for a number of milliseconds; rejects when the signal is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number
  /** Runs a command of the shell and returns what it prints. */
  readonly execute: (command: string) => Promise<string>
  /** The platform, as Node calls it: `linux`, `darwin`, `win32`. */
  readonly platform: string
  /** The home folder of the user. */
  readonly home: string
}

/** Standard input. */
export interface Input {
  /** Whether somebody can be asked. */
  readonly isTerminal: boolean
  /** All of it. */
  readonly read: () => Promise<string>
  /** One line, once it has been typed; `undefined` at its end or when the signal is aborted. */
  readonly readLine: (signal: AbortSignal) => Promise<string | undefined>
}

/** Standard output, or what is beside it. */
export interface Output {
  /** Whether it is shown to somebody, and not read by a program. */
  readonly isTerminal: boolean
  /** Its width, where it is a terminal that knows it. */
  readonly columns: number | undefined
  /** Its height. @default 24 */
  readonly rows?: number | undefined
  /** Writes a text as it is. What nobody reads is dropped: that ends no command half-way. */
  readonly write: (text: string) => void
  /** Aborted once nobody reads it any more. @default never */
  readonly closed?: AbortSignal | undefined
}

/** The files that commands read and write. Folders are made as they are needed. */
export interface Files {
  /** The text of a file; `undefined` where there is none. */
  readonly read: (path: string) => Promise<string | undefined>
  /** Replaces a file as a whole; nobody else may read it. */
  readonly write: (path: string, text: string) => Promise<void>
  /** Makes a file that nobody else may read; `false` where there is one already. */
  readonly create: (path: string, text: string) => Promise<boolean>
  /** Removes a file, if there is one. */
  readonly remove: (path: string) => Promise<void>
  /** Whether others may read it. */
  readonly isShared: (path: string) => Promise<boolean>
}
