import { isApiError } from '@hostwright/common'
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
  const error = {
    exit_code: exitCode,
    // Codes of the operating system, such as EACCES or EAI_AGAIN, are not error codes of the API.
    code: isApiError(cause) ? cause.code : kinds[exitCode],
    subject: subject ?? null,
    message,
    done: done ?? null,
    next: next ?? null,
  }
  return `${JSON.stringify({ error })}\n`
}
