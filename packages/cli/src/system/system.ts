import type { Fetch } from '@hostwright/common'
import type { Translate } from '../language/translate.ts'

/** The functions of the machine that commands use. Tests replace them. */
export interface System {
  /** The environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Standard input: what the user types when asked, and secrets and files that are piped in. */
  readonly stdin: Input
  /** Standard output, for data. */
  readonly stdout: Output
  /** Standard error, for everything else: progress, prompts, errors. */
  readonly stderr: Output
  /** Signal that Ctrl+C aborts. */
  readonly interrupted: AbortSignal
  /** The files of the user. */
  readonly files: Files
  /** Sends a request and returns its response. @default the global `fetch` */
  readonly fetch?: Fetch | undefined
  /** Returns the time for dates, in milliseconds since the epoch. */
  readonly now: () => number
  /** Returns the time of a clock that is never set back, for measuring durations, in milliseconds. */
  readonly monotonic: () => number
  /** Waits for a number of milliseconds; rejects when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Returns a random number from 0 up to, not including, 1. */
  readonly random: () => number
  /** Runs a shell command, such as one that prints an API key, and returns its output. */
  readonly execute: (command: string) => Promise<string>
  /** Opens a web address in the browser; returns false if that is not possible on this machine. */
  readonly open: (address: string) => Promise<boolean>
  /** Translates what the command writes to people. @default English */
  readonly translate?: Translate | undefined
  /** The platform, as Node calls it: `linux`, `darwin`, `win32`. */
  readonly platform: string
  /** The home folder of the user. */
  readonly home: string
}

/** Standard input. */
export interface Input {
  /** Whether standard input is a terminal, so that questions to the user are possible. */
  readonly isTerminal: boolean
  /** Reads standard input to its end and returns the text. */
  readonly read: () => Promise<string>
  /**
   * Reads a line; `undefined` at the end of input, or if the signal aborts. A terminal does not show a hidden line, such
   * as a password.
   */
  readonly readLine: (signal: AbortSignal, isHidden?: boolean) => Promise<string | undefined>
}

/** Standard output or standard error. */
export interface Output {
  /** Whether the output is a terminal. */
  readonly isTerminal: boolean
  /** Width of the terminal in characters, if it is known. */
  readonly columns: number | undefined
  /** The number of rows of the terminal; 24 are assumed if it is not known. */
  readonly rows?: number | undefined
  /**
   * Writes a text. If the reader has closed the pipe or a write has failed, the text is dropped, so that the command
   * still completes.
   */
  readonly write: (text: string) => void
  /** Signal that aborts when the reader closes the pipe. @default never */
  readonly closed?: AbortSignal | undefined
}

/** The files that commands read and write. Writing a file creates missing folders. */
export interface Files {
  /** Reads a file; `undefined` if it does not exist. */
  readonly read: (path: string) => Promise<string | undefined>
  /** Writes a file, replacing an existing one. Only the user can read the new file. */
  readonly write: (path: string, text: string) => Promise<void>
  /** Creates a file that only the user can read; changes nothing and returns `false` if the file exists. */
  readonly create: (path: string, text: string) => Promise<boolean>
  /** Gives a file the time of now, so that `changedAt` differs. Its content stays. */
  readonly touch: (path: string) => Promise<void>
  /** Returns when a file was last written or touched, in nanoseconds; `undefined` if it does not exist. */
  readonly changedAt: (path: string) => Promise<bigint | undefined>
  /** Removes a file if it exists. */
  readonly remove: (path: string) => Promise<void>
  /** Whether other users have any permission on a file; always false on Windows. */
  readonly isShared: (path: string) => Promise<boolean>
}
