import type { Client } from '@hostwright/common'
import type { Settings } from '../context/settings.ts'
import type { ExitCode } from '../errors/exit-code.ts'
import type { Told } from '../errors/failure.ts'
import type { Rates } from '../network/with-rates.ts'
import type { View } from '../output/column.ts'
import type { PrintingFlags } from '../output/format.ts'
import type { Progress } from '../terminal/progress.ts'
import type { System } from '../system/system.ts'

/** The session of a running command: its account, its output, and questions to the user. */
export interface Session {
  readonly system: System
  /** The words of the command. */
  readonly command: readonly string[]
  /** Reads the settings of the account, at the first call. */
  settings(): Promise<Settings>
  /** Returns the client of the account, created at the first call. */
  client(): Promise<Client>
  /** Creates a client with other settings: another account, or a lower price limit. */
  connect(settings: Settings): Promise<Client>
  /** The limits per minute that responses have named so far. */
  readonly rates: Rates
  /** Prints data on standard output, in the format that the flags select. */
  print(data: unknown, view?: View): Promise<void>
  /** Writes a line on standard error, apart from the data. */
  say(line: string): void
  /** Returns the display for the progress of a long operation. */
  progress(): Progress
  /** Sets the resource that the command is about, such as `vps web-02`. Errors name it. */
  about(subject: string): void
  /**
   * Records that the command is about to send a request that changes the account, and what it says if it then fails.
   */
  changes(told?: Told): void
  /** Asks the user. Resolves if the user agrees, or if `--yes` was given; rejects otherwise. */
  confirm(question: string): Promise<void>
}

/** Values of the flags that many commands share. */
export interface CommonFlagValues extends PrintingFlags {
  readonly yes?: boolean | undefined
  readonly context?: string | undefined
  readonly debug?: boolean | undefined
  readonly caFile?: string | undefined
}

/** All flags of a command, by their names in camel case. */
export type Flags = CommonFlagValues & Readonly<Record<string, unknown>>

/** The arguments of a command, by their names. */
export type Arguments = Readonly<Record<string, string | undefined>>

/** Runs a command. Resolves with the exit code, by default 0. */
export type Run = (session: Session, args: Arguments, flags: Flags) => Promise<ExitCode | void>
