import type { Command } from '../../session/command.ts'
import { pending } from './pending.ts'
import { reconcile } from './reconcile.ts'

/** What is left of orders whose outcome nobody was told. */
export function ordersCommands(): readonly Command[] {
  return [
    {
      words: ['orders', 'pending'],
      brief: 'List orders that are not settled',
      help: `Lists the orders in the journal that are not settled: \`planned\` were quoted and not sent, \`sending\` were sent
and nothing has told yet what became of them. Makes no request.

Example: hostwright orders pending --json`,
      reads: true,
      run: pending,
    },
    {
      words: ['orders', 'reconcile'],
      brief: 'Find out what became of an order',
      help: `Finds out whether an order was executed: from the journal, the contracts and the execution log. Sends nothing but
reads. Exit code 0 says that it is settled: \`executed\` or \`not-executed\`; 3, that it is still unknown, and when polling
again can decide it. Nothing is \`not-executed\` before 75 minutes have passed for a VPS, 15 for a hosting server.

An order of a name that you gave stays unknown although a contract of that name exists: somebody else may have ordered
it. If you know whose it is, --contract settles it.

Example: hostwright orders reconcile 7f9c2ba4-e88f-4d5e-a3a1-0c5c2d1f6b3e`,
      args: [{ name: 'key', placeholder: 'KEY', brief: 'The Idempotency-Key of the order.' }],
      flags: {
        wait: { type: 'boolean', brief: 'Waits until it is settled, or only you can decide it.' },
        contract: {
          type: 'string',
          placeholder: 'ID',
          brief: 'Your word: the uuid or servername of the contract that this order has bought, or none.',
        },
      },
      reads: true,
      run: reconcile,
    },
  ]
}
