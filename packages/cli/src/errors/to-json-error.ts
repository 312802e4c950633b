import type { CommandError } from './command-error.ts'
import { exitCodes, type ExitCode } from './exit-code.ts'

// Values of the property `code` for errors that have no error code of the API, by exit code.
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

/** Formats an error as one line of JSON, which is the last line on standard error. A missing part is null. */
export function toJsonError(failure: CommandError, next: string | undefined = failure.next): string {
  const { message, exitCode, subject, done, cause } = failure
  const { code } = Object(cause) as { readonly code?: unknown }
  const error = {
    exit_code: exitCode,
    // A code of the operating system, such as EACCES, is not an error code of the API.
    code: typeof code === 'string' && !/^E[A-Z]+$/.test(code) ? code : kinds[exitCode],
    subject: subject ?? null,
    message,
    done: done ?? null,
    next: next ?? null,
  }
  return `${JSON.stringify({ error })}\n`
}
