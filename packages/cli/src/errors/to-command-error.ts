import { isHostwrightError, mayBeExecuted } from '@hostwright/common'
import { CommandError } from './command-error.ts'
import { type ExitCode, exitCodes } from './exit-code.ts'
import type { Doing, Failure } from './failure.ts'
import { isLimit } from './is-limit.ts'
import { nextCommand } from './next-command.ts'
import { nameSetting } from './to-setting.ts'

/**
 * Converts any error to the error with which the command ends: message, exit code, what was done, what to type next.
 */
export function toCommandError(error: unknown, doing: Doing): CommandError {
  if (error instanceof CommandError) {
    const { message, exitCode, done, next, cause } = error
    return error.subject || !doing.subject
      ? error
      : new CommandError(message, { exitCode, subject: doing.subject, done, next, cause })
  }
  if (doing.interrupted && !isUnknownOrder(error)) return interruption(error, doing)
  if (!isHostwrightError(error)) return other(error, doing)
  const failure: Failure = error
  if (failure.name === 'ApplyError') return stopped(failure, doing)
  const exitCode = isLimit(error) ? exitCodes.limits : toExitCode(failure)
  return new CommandError(withTypedName(nameSetting(withDetails(failure)), doing.subject), {
    exitCode,
    subject: doing.subject,
    drawn: doing.told?.draw(error),
    done: tellDone(failure, exitCode, doing),
    next: nextCommand(failure, doing),
    cause: error,
  })
}

function toExitCode({ name, status = 0 }: Failure): ExitCode {
  if (name === 'OrderOutcomeUnknownError') return exitCodes.unknown
  if (name === 'ConfigError' || name === 'DesiredError') return exitCodes.usage
  if (['ConnectionError', 'TimeoutError', 'PacingError'].includes(name)) return exitCodes.notReached
  if (status >= 500 || name === 'UnexpectedResponseError') return exitCodes.notReached
  return exitCodes.refused
}

/** Returns a sentence about whether the API may have executed the call. */
function tellDone(failure: Failure, exitCode: ExitCode, { reads, told }: Doing): string {
  const { name, applied } = failure
  if (name === 'OrderOutcomeUnknownError')
    return 'The order may or may not have been executed. Do not order again before that is settled.'
  if (name === 'WaitError') return 'The request was accepted, but the awaited state was not reached.'
  if (name === 'StalePlanError' && applied && applied.writes > 0)
    return `${told?.made() ?? 'Changes that were made before the error stay.'} Plan again for the rest.`
  const isBefore = exitCode === exitCodes.usage || name === 'NotAllowedError' || name === 'StalePlanError'
  if (reads || isBefore || !mayBeExecuted(failure)) return 'Nothing was changed.'
  return 'It may or may not have been executed: check before you retry.'
}

/** Returns the error for a plan that stopped midway, with the exit code of the change that failed. */
function stopped(failure: Failure, doing: Doing): CommandError {
  const { message, cause } = failure
  const { told, subject } = doing
  const { exitCode, next } = toCommandError(cause, doing)
  const done = [
    told?.made() ?? 'Changes that were made before the error stay.',
    ...(mayBeExecuted(cause) ? ['It is unknown whether the change that failed was made.'] : []),
    told?.again ?? 'Apply the same file again: they are not repeated.',
  ]
  return new CommandError(message, {
    exitCode,
    subject,
    drawn: told?.draw(failure),
    done: done.join('\n'),
    next: next ?? told?.next ?? `hostwright plan ${subject ?? 'FILE'}`,
    cause,
  })
}

/**
 * Returns the message of an error, followed by the problems of a file or the rejected changes of a plan that it does
 * not contain, one per line.
 */
function withDetails({ message, problems = [], rejections = [] }: Failure): string {
  const details = [
    ...problems.map(({ path, message: problem }) => ({ path, problem })),
    ...rejections.map(({ address: path, message: problem }) => ({ path, problem })),
  ]
    .filter(({ problem }) => !message.includes(problem))
    .map(({ path, problem }) => `${path}: ${problem}`)
  return [message, ...details.map((detail) => `  ${detail}`)].join('\n')
}

/**
 * Returns the message without the uuid of a VPS that was named in the line: the subject in front of the message has
 * the name.
 */
function withTypedName(message: string, subject: string | undefined): string {
  return subject?.startsWith('vps ') ? message.replace(/\buuid [\da-f-]{36}(?:: |, )/, '') : message
}

/** Whether an order was sent and its outcome is unknown, by itself or in a plan: an interruption does not hide that. */
function isUnknownOrder(error: unknown): boolean {
  const { name, cause } = Object(error) as Partial<Failure>
  return name === 'OrderOutcomeUnknownError' || (name === 'ApplyError' && isUnknownOrder(cause))
}

function interruption(error: unknown, { reads, subject, told }: Doing): CommandError {
  const continues = 'A request that was sent continues: the API executes it without this program.'
  return new CommandError('Interrupted.', {
    exitCode: exitCodes.interrupted,
    subject,
    done: reads
      ? 'Nothing was changed.'
      : [...(told === undefined ? [] : [told.made(), told.again]), continues].join('\n'),
    cause: error,
  })
}

function other(error: unknown, { subject, reads }: Doing): CommandError {
  const done = reads ? 'Nothing was changed.' : 'It may have been executed: check before you retry.'
  const message = describeFileError(error) ?? (error instanceof Error ? error.message : String(error))
  const isNamed = subject !== undefined && message.startsWith(`${subject}: `)
  return new CommandError(message, { subject: isNamed ? undefined : subject, done, cause: error })
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to read or write it',
  EPERM: 'you have no permission to change it',
  EBUSY: 'another program is using it',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a file or folder of that name exists already',
  EISDIR: 'it is a folder',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
}

/**
 * Describes the error of a file operation; returns `undefined` for any other error and for a code that `reasons` does
 * not have.
 */
export function describeFileError(error: unknown): string | undefined {
  const { code, path } = Object(error) as { readonly code?: unknown; readonly path?: unknown }
  if (typeof code !== 'string' || typeof path !== 'string') return undefined
  const reason = reasons[code]
  return reason && `${path}: ${reason}.`
}
