import type { Fetch } from '@hostwright/common'

/** Everything that a command takes from its machine. Tests replace it. */
export interface System {
  /** The environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Standard input: prompts, and secrets that are piped in. */
  readonly stdin: Input
  /** Standard output, for data. */
  readonly stdout: Output
  /** Standard error, for everything else: progress, prompts, errors. */
  readonly stderr: Output
  /** Aborted by Ctrl+C. */
  readonly interrupted: AbortSignal
  /** The files of the user. */
  readonly files: Files
  /** Sends the requests. @default the global `fetch` */
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
  /** Whether it is a terminal, so that the user can be asked. */
  readonly isTerminal: boolean
  /** Reads standard input to its end. */
  readonly read: () => Promise<string>
  /** Reads a line; `undefined` at the end or if the signal aborts. */
  readonly readLine: (signal: AbortSignal) => Promise<string | undefined>
}

/** Standard output or standard error. */
export interface Output {
  /** Whether it is a terminal. */
  readonly isTerminal: boolean
  /** Its width, if it is a terminal that knows it. */
  readonly columns: number | undefined
  /** The number of rows of the terminal. @default 24 */
  readonly rows?: number | undefined
  /**
   * Writes a text. If the reader has closed the pipe, the text is dropped, so that the command still
   * completes.
   */
  readonly write: (text: string) => void
  /** Aborted when the reader closes it. @default never */
  readonly closed?: AbortSignal | undefined
}

/** The files of commands. Folders are created as needed. */
export interface Files {
  /** Reads a file; `undefined` if it does not exist. */
  readonly read: (path: string) => Promise<string | undefined>
  /** Replaces a file. Only the user may read it. */
  readonly write: (path: string, text: string) => Promise<void>
  /** Creates a file that only the user may read; `false` if it exists. */
  readonly create: (path: string, text: string) => Promise<boolean>
  /** Removes a file, if there is one. */
  readonly remove: (path: string) => Promise<void>
  /** Whether other users may read it. */
  readonly isShared: (path: string) => Promise<boolean>
}
