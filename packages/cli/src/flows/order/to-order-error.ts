import { type ConfigError, isHostwrightError, type OrderOutcomeUnknownError } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'

/** An error of `ensure`, with the flag and the value that go on. Any other error stays as it is. */
export function toOrderError(error: unknown): unknown {
  if (!isHostwrightError(error)) return error
  if (error.name === 'ConfigError') return toConfigError(error as ConfigError & { readonly again?: string })
  return error.name === 'OrderOutcomeUnknownError' ? toUnknown(error as OrderOutcomeUnknownError) : error
}

function toConfigError(error: ConfigError & { readonly again?: string }): unknown {
  const { field, message, again } = error
  if (again !== undefined)
    return new CommandError(message.replace(/ To order.*$/s, ''), {
      done: `Nothing was ordered. The same line with --again ${again} orders it once more.`,
      cause: error,
    })
  const isNamedTwice = field === 'name' || field === 'server_id'
  return isNamedTwice ? new CommandError(message, { done: 'Nothing was ordered.', cause: error }) : error
}

function toUnknown(error: OrderOutcomeUnknownError): unknown {
  const { reason, despiteOthers, idempotencyKey, askAgainMs } = error
  const minutes = askAgainMs === undefined ? undefined : Math.ceil(askAgainMs / 60_000)
  const later = minutes === undefined ? '' : ` Run the same line again in ${minutes} minutes.`
  const despite = despiteOthers ? ` With --despite-others ${despiteOthers} it orders in spite of them.` : ''
  return new CommandError(
    `It is unknown whether an order was executed: ${reason.replace(/ To order.*$/s, '')}.`,
    {
      exitCode: exitCodes.unknown,
      done: `No second order was sent.${later}${despite}`,
      next: idempotencyKey ? `hostwright orders reconcile ${idempotencyKey}` : 'hostwright orders pending',
      cause: error,
    },
  )
}
