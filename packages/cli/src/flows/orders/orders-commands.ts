import type { Command } from '../../session/command.ts'
import { reconcile, reconcileFlags } from './reconcile.ts'
import { defineCommand } from '../../session/define-command.ts'
import type { Session } from '../../session/session.ts'
import { hosting, vps } from '../order/product.ts'

/** Returns the commands for orders that are not settled. */
export function ordersCommands(): readonly Command[] {
  return [
    {
      words: ['orders', 'pending'],
      brief: 'List orders that are not settled',
      help: `Lists the orders in the journal that are not settled: \`planned\` were tried and not sent; \`sending\` were sent,
and nothing proves yet whether they were executed.

Example: hostwright orders pending --json`,
      reads: true,
      run: pending,
    },
    defineCommand({
      words: ['orders', 'reconcile'],
      brief: 'Find out whether an order was executed',
      help: `Finds out whether an order was executed: from the journal, the contracts and the execution log. Orders nothing.
Exit code 0 says that it is settled: \`executed\` or \`not-executed\`; 3, that it is still unknown, with the reason and the
time after which another run can decide it. A lost order of a VPS can take 75 minutes to show, one of a hosting server 15.

An order under a name of your own can stay unknown although a contract of that name is there: somebody else may have
ordered one of the same name. If you know whose it is, --contract settles it.

Example: hostwright orders reconcile 7f9c2ba4-e88f-4d5e-a3a1-0c5c2d1f6b3e`,
      args: [{ name: 'key', placeholder: 'KEY', brief: 'The Idempotency-Key of the order.' }],
      flags: reconcileFlags,
      reads: true,
      run: reconcile,
    }),
  ]
}

/** Lists the orders in the journal that are not settled, including quotes that were never sent. */
async function pending(session: Session): Promise<void> {
  const client = await session.client()
  const rows: object[] = []
  for (const product of [vps, hosting]) {
    for (const { state, quote, sentAt } of await product.orders(client).pending()) {
      const { idempotencyKey, total_price, order, mark } = quote
      rows.push({
        key: idempotencyKey,
        product: product.name,
        state,
        name: mark?.value ?? null,
        total_price,
        sent_at: sentAt?.toISOString() ?? null,
        order,
      })
    }
  }
  if (rows.length === 0) session.say('No order is pending.')
  await session.print(rows, ['key', 'product', 'state', 'name', 'total_price', 'sent_at'])
}
