import { isApiError, isHostwrightError } from '@hostwright/common'
import { notice } from '../tools/notice.ts'

/**
 * Returns an error in the form that an agent gets: its message and, for an error of the API, the error code and status.
 */
export function describeError(error: unknown): object {
  const { name, message } = error as Error
  if (isApiError(error)) return { error: name, code: error.code, status: error.status, message, notice }
  const problems = (error as { readonly problems?: unknown }).problems
  if (isHostwrightError(error)) return { error: name, message, ...(problems !== undefined && { problems }) }
  // The message of any other error may contain internal details, such as a path of this machine, so the agent gets a
  // fixed message.
  return { error: 'Error', message: 'The server failed. Its operator sees why.' }
}
