import { isHostwrightError, type OrderOutcomeUnknownError } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import { nameSetting } from '../../errors/to-setting.ts'
import { toKebab } from '../../operations/to-camel.ts'
import { toWord } from '../../output/to-word.ts'
import type { Flags } from '../../session/session.ts'
import { toHowLong } from './how-long.ts'

const nothing = 'This run has ordered nothing.'

/**
 * Converts an error of `ensure` that another command can settle to the words of the command, with the next command to
 * type. Returns other errors unchanged.
 */
export function toOrderError(error: unknown, words: readonly string[], flags: Flags, now: number): unknown {
  if (!isHostwrightError(error)) return error
  if (error.name === 'OrderOutcomeUnknownError')
    return toUnknown(error as OrderOutcomeUnknownError, words, flags, now)
  const { field = '', again, message } = error as typeof error & { field?: string; again?: string }
  if (again !== undefined) {
    return new CommandError(/^again is needed: (.*?\.) To order/s.exec(message)?.[1] ?? message, {
      done: `${nothing} This API key may not see the contract any more: look for it before you pay a second time.`,
      next: toLine(words, { ...flags, again }),
      cause: error,
    })
  }
  if (field === 'maxTotalPrice') {
    return new CommandError(`${nameSetting(message)}.`, {
      exitCode: exitCodes.usage,
      done: nothing,
      next: toLine(words, { ...flags, maxPrice: undefined, dryRun: true }),
      cause: error,
    })
  }
  if (field === 'journal') {
    return new CommandError(`The journal ${message.slice(field.length + 1)}.`, {
      done: nothing,
      next: 'hostwright context add NAME --journal FOLDER',
      cause: error,
    })
  }
  if (!['name', 'server_id'].includes(field) || !message.includes(' several ')) return error
  const next = `hostwright ${words.at(-1)} list`
  return new CommandError(`${message.slice(field.length + 1)}.`, { done: nothing, next, cause: error })
}

function toUnknown(
  error: OrderOutcomeUnknownError,
  words: readonly string[],
  flags: Flags,
  now: number,
): CommandError {
  const { reason, despiteOthers, askAgainMs, idempotencyKey } = error
  const later = toHowLong(error, now)
  const unknown = (message: string, done: string, next: string): CommandError =>
    new CommandError(message, { exitCode: exitCodes.unknown, done, next, cause: error })
  if (despiteOthers !== undefined) {
    const found = /\((.*)\), and one/s.exec(reason)?.[1] ?? reason
    return unknown(
      `The log of this API key has orders or dry runs that this journal does not know (${found}). One may be this very order, sent from another machine or folder.`,
      `${nothing} Run the line again with the journal of the program that sent them${later && `, or${later}`}. If the contracts show that none of them is this order, add --despite-others ${toWord(despiteOthers)} to the line, which then orders and pays for one more.`,
      // The line with `--despite-others` may pay a second time, so it is not the line to type next.
      `hostwright ${words.at(-1)} list`,
    )
  }
  if (idempotencyKey !== undefined) {
    const message = `It is unknown whether the order was executed: ${reason}.`
    if (askAgainMs === undefined) {
      return unknown(message, toPersonAdvice(idempotencyKey), `hostwright ${words.at(-1)} list`)
    }
    const done = `Run the same line again${later}. It orders nothing before this is settled.`
    return unknown(message, done, toLine(words, flags))
  }
  const done = `${nothing} Run the same line again${later}.`
  return unknown(`It is unknown whether this is ordered: ${reason}.`, done, toLine(words, flags))
}

/**
 * Converts the error of a dry run that may have been executed as an order to the words of the command. Returns other
 * errors unchanged. The same line would not find that order, because a dry run has no name by which it is ordered once.
 */
export function toDryRunError(error: unknown): unknown {
  if (!isHostwrightError(error) || error.name !== 'OrderOutcomeUnknownError') return error
  const { reason, idempotencyKey } = error as OrderOutcomeUnknownError
  if (idempotencyKey === undefined) return error
  return new CommandError(`It is unknown whether the dry run was executed as an order: ${reason}.`, {
    exitCode: exitCodes.unknown,
    done: 'Order nothing, and try nothing again, before that is settled: each time may be paid.',
    next: `hostwright orders reconcile ${idempotencyKey}`,
    cause: error,
  })
}

/** Returns what a person has to say about an order that time does not decide, and what that risks. */
export function toPersonAdvice(key: string, contract = 'ID'): string {
  const line = `hostwright orders reconcile ${key}`
  return `Do not order again. A person has to look at the contracts: ${line} --contract ${contract} settles it if that is its contract, --contract none if it has none. If none is wrong, the next order is paid a second time.`
}

/** Returns a command line with these flags. `--context` is left out, because it is added to every suggested command. */
function toLine(words: readonly string[], { context: _, ...flags }: Flags): string {
  const typed = Object.entries(flags).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (typeof value === 'boolean') return [`--${value ? '' : 'no-'}${toKebab(name)}`]
    return [`--${toKebab(name)} ${toWord(value)}`]
  })
  return ['hostwright', ...words, ...typed].join(' ')
}
