import { type ExitCode, exitCodes } from './exit-code.ts'

/** Options of a {@link CommandError}. */
export interface CommandErrorInit {
  /** The exit code of the program. @default 1 */
  readonly exitCode?: ExitCode | undefined
  /** The resource that the command is about, such as `vps web-02`. */
  readonly subject?: string | undefined
  /** The message as lines for a terminal, with shortened addresses. @default the message */
  readonly drawn?: string | undefined
  /** A sentence that tells the user what was done and what was not. */
  readonly done?: string | undefined
  /** The command that the user should type next. */
  readonly next?: string | undefined
  readonly cause?: unknown
}

/** The error with which a command ends: the resource it is about, what was done, and the command to type next. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError'
  readonly exitCode: ExitCode
  readonly subject: string | undefined
  readonly drawn: string | undefined
  readonly done: string | undefined
  readonly next: string | undefined
  constructor(message: string, { exitCode, subject, drawn, done, next, cause }: CommandErrorInit = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.exitCode = exitCode ?? exitCodes.refused
    this.subject = subject
    this.drawn = drawn
    this.done = done
    this.next = next
  }
}

/** Returns the error for an invalid command line. */
export function usageError(message: string, next?: string): CommandError {
  return new CommandError(message, { exitCode: exitCodes.usage, next })
}
