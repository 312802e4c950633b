import { type Client, isHostwrightError, type Quote, type Reconciliation } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import type { FlagValues } from '../../session/define-command.ts'
import type { Arguments, Session } from '../../session/session.ts'
import { hosting, vps } from '../order/product.ts'
import { toHowLong } from '../order/how-long.ts'
import { toPersonAdvice } from '../order/to-order-error.ts'

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
  const { outcome, contracts, reason, likely, askAgainMs, decidedWithinMs } = found
  await session.print({
    key,
    outcome,
    contracts,
    reason,
    ...(likely && { likely }),
    ...(askAgainMs !== undefined && { ask_again_seconds: Math.ceil(askAgainMs / 1000) }),
    ...(decidedWithinMs !== undefined && { decided_within_seconds: Math.ceil(decidedWithinMs / 1000) }),
  })
  if (outcome === 'unknown') {
    const product = quote.path === '/v1/server' ? 'hosting' : 'vps'
    throw toUnsettled(key, found, product, session.system.now())
  }
}

async function findQuote(client: Client, key: string): Promise<Quote<object>> {
  const records = await portsOf(client).journal.list()
  const quote = records.find((record) => record.idempotencyKey === key && record.quote)?.quote
  if (quote) return quote
  throw new CommandError('The journal has no order of that key.', {
    done: 'Nothing was changed.',
    next: 'hostwright orders pending',
  })
}

function toUnsettled(
  key: string,
  found: Reconciliation,
  product: 'hosting' | 'vps',
  now: number,
): CommandError {
  const { reason, contracts, askAgainMs } = found
  const [candidate = 'ID', another] = contracts
  const advice = toPersonAdvice(key, another === undefined ? candidate : 'ID')
  const later = `Do not order again. Run this again${toHowLong(found, now)}.`
  // Without a time, another run changes nothing: a person has to look at the contracts.
  return new CommandError(`It is unknown whether the order was executed: ${reason}.`, {
    exitCode: exitCodes.unknown,
    done: askAgainMs === undefined ? advice : later,
    next: askAgainMs === undefined ? `hostwright ${product} list` : `hostwright orders reconcile ${key}`,
  })
}
