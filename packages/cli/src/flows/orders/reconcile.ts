import { type Client, isHostwrightError, type Quote, type Reconciliation } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import type { FlagValues } from '../../session/define-command.ts'
import type { Arguments, Session } from '../../session/session.ts'
import { hosting, vps } from '../order/product.ts'
import { toDelay } from '../order/to-order-error.ts'

/** The flags of `orders reconcile`. */
export const reconcileFlags = {
  wait: {
    type: 'boolean',
    brief: 'Waits until it is settled, or until only a person can decide it: at most one and a half hours.',
  },
  contract: {
    type: 'string',
    placeholder: 'ID',
    brief:
      'Your word, which is final: the uuid or servername of its contract, or none if it has no contract.',
  },
} as const

/** Finds out whether an order was executed, or settles it by the user's word. Rejects if that stays unknown. */
export async function reconcile(
  session: Session,
  { key = '' }: Arguments,
  { contract: word, wait }: FlagValues<typeof reconcileFlags>,
): Promise<void> {
  session.about(`order ${key}`)
  const client = await session.client()
  const quote = await findQuote(client, key)
  const orders = (quote.path === '/v1/server' ? hosting : vps).orders(client)
  const options = { signal: session.system.interrupted }
  if (wait && word === undefined) {
    await orders.waitUntilSettled(quote, options).catch((error: unknown) => {
      // The error of a wait that ends without an outcome is dropped: `orders.reconcile` below reads the order again. If
      // its outcome is still unknown, the command fails with the reason that `orders.reconcile` returns.
      if (!(isHostwrightError(error) && error.name === 'WaitError')) throw error
    })
  }
  const contract = word === 'none' ? null : word
  const found = await orders.reconcile(quote, { ...options, contract })
  const { outcome, contracts, reason, likely, askAgainMs } = found
  await session.print({
    key,
    outcome,
    contracts,
    reason,
    ...(likely && { likely }),
    ...(askAgainMs !== undefined && { ask_again_seconds: Math.ceil(askAgainMs / 1000) }),
  })
  if (outcome === 'unknown') throw toUnsettled(key, found, quote.path === '/v1/server' ? 'hosting' : 'vps')
}

async function findQuote({ journal }: Client, key: string): Promise<Quote<object>> {
  const records = await journal.list()
  const quote = records.find((record) => record.idempotencyKey === key && record.quote)?.quote
  if (quote) return quote
  throw new CommandError('The journal has no order of that key.', {
    done: 'Nothing was changed.',
    next: 'hostwright orders pending',
  })
}

function toUnsettled(
  key: string,
  { reason, contracts, askAgainMs }: Reconciliation,
  product: 'hosting' | 'vps',
): CommandError {
  const [candidate = 'ID', another] = contracts
  const line = `hostwright orders reconcile ${key}`
  // Without a time, another run changes nothing: a person has to look at the contracts.
  const [advice, next] =
    askAgainMs === undefined
      ? ['Only a person can decide it.', `hostwright ${product} list`]
      : [`Run this again${toDelay(askAgainMs)}.`, line]
  const id = another === undefined ? candidate : 'ID'
  return new CommandError(`It is unknown whether the order was executed: ${reason}.`, {
    exitCode: exitCodes.unknown,
    done: `Do not order again. ${advice} If you know its contract, ${line} --contract ${id} settles it; if you know that it has none, --contract none.`,
    next,
  })
}
