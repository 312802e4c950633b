import type { Fetch } from '@hostwright/common'

/** Everything outside of a command: what tests replace. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  /** Aborted by Ctrl+C. */
  readonly interrupted: AbortSignal
  readonly files: Files
  /** What the API is called with. @default the global `fetch` */
  readonly fetch?: Fetch | undefined
  readonly now: () => number
  readonly monotonic: () => number
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  readonly random: () => number
  /** Runs a command of the shell and returns what it prints. */
  readonly execute: (command: string) => Promise<string>
  readonly platform: string
  readonly home: string
}

/** Standard input. */
export interface Input {
  readonly isTerminal: boolean
  /** All of it. */
  readonly read: () => Promise<string>
  /** One line, once it has been typed; `undefined` at its end or when the signal is aborted. */
  readonly readLine: (signal: AbortSignal) => Promise<string | undefined>
}

/** Standard output, or what is beside it. */
export interface Output {
  readonly isTerminal: boolean
  /** Its width, where it is a terminal. */
  readonly columns: number | undefined
  readonly write: (text: string) => void
}

/** The files that commands read and write. Folders are made as they are needed. */
export interface Files {
  /** The text of a file; `undefined` where there is none. */
  readonly read: (path: string) => Promise<string | undefined>
  /** Replaces a file as a whole; nobody else may read it. */
  readonly write: (path: string, text: string) => Promise<void>
  /** Makes a file that nobody else may read; `false` where there is one already. */
  readonly create: (path: string, text: string) => Promise<boolean>
  /** Whether others may read it. */
  readonly isShared: (path: string) => Promise<boolean>
}
