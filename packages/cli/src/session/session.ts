import type { Client } from '@hostwright/common'
import type { Settings } from '../context/settings.ts'
import type { ExitCode } from '../errors/exit-code.ts'
import type { View } from '../output/column.ts'
import type { Progress } from '../terminal/progress.ts'
import type { System } from '../system/system.ts'

/** The session of a running command. */
export interface Session {
  readonly system: System
  /** The words of the command. */
  readonly command: readonly string[]
  /** How the account is reached; read once. */
  settings(): Promise<Settings>
  /** The client of the account; made once. */
  client(): Promise<Client>
  /** A client of another account, or with a lower limit. */
  connect(settings: Settings): Promise<Client>
  /** Prints data on standard output, in the form that was asked for. */
  print(data: unknown, view?: View): Promise<void>
  /** Writes a line beside the data. */
  say(line: string): void
  /** Shows the progress of something that takes time. */
  progress(): Progress
  /** Sets the subject of the command, such as `vps web-02`: errors name it. */
  about(subject: string): void
  /** Records that a request that changes the account was sent. */
  changes(): void
  /** Resolves if the user agrees; `--yes` agrees to everything. */
  confirm(question: string): Promise<void>
}

/** The flags that many commands have. */
export interface CommonFlagValues {
  readonly yes?: boolean | undefined
  readonly context?: string | undefined
  readonly debug?: boolean | undefined
  readonly caFile?: string | undefined
  readonly output?: string | undefined
  readonly json?: boolean | undefined
}

/** All flags of a command, by their names in camel case. */
export type Flags = CommonFlagValues & Readonly<Record<string, unknown>>

/** The arguments of a command, by their names. */
export type Arguments = Readonly<Record<string, string | undefined>>

/** Runs a command. Resolves with the exit code, by default 0. */
export type Run = (session: Session, args: Arguments, flags: Flags) => Promise<ExitCode | void>
