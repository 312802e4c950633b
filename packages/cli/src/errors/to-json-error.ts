import type { CommandError } from './command-error.ts'
import { exitCodes, type ExitCode } from './exit-code.ts'

// Codes of errors that have none of the API.
const kinds: Readonly<Record<ExitCode, string>> = {
  [exitCodes.done]: 'DONE',
  [exitCodes.refused]: 'REJECTED',
  [exitCodes.usage]: 'USAGE',
  [exitCodes.unknown]: 'ORDER_OUTCOME_UNKNOWN',
  [exitCodes.differences]: 'DIFFERENCES',
  [exitCodes.notReached]: 'NOT_REACHED',
  [exitCodes.limits]: 'LIMIT',
  [exitCodes.interrupted]: 'INTERRUPTED',
}

/** An error as one line of JSON, the last one on standard error. A part that it does not have is null. */
export function toJsonError(failure: CommandError, next: string | undefined = failure.next): string {
  const { message, exitCode, subject, done, cause } = failure
  const { code } = Object(cause) as { readonly code?: unknown }
  const error = {
    exit_code: exitCode,
    // A code of the system, such as EACCES, is none of the API.
    code: typeof code === 'string' && !/^E[A-Z]+$/.test(code) ? code : kinds[exitCode],
    subject: subject ?? null,
    message,
    done: done ?? null,
    next: next ?? null,
  }
  return `${JSON.stringify({ error })}\n`
}
