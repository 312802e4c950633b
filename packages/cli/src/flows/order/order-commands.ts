import { operations } from '../../operations/generated/order.ts'
import type { Operation } from '../../operations/operation.ts'
import { toHelp } from '../../operations/to-help.ts'
import type { Command } from '../../session/command.ts'
import { order } from './order.ts'
import { toOrderFlags } from './order-form.ts'

/** The two orders. They are the only commands that spend anything, and there is no other way to these operations. */
export function orderCommands(): readonly Command[] {
  return operations.map((operation) => ({
    words: operation.command,
    brief: `${operation.summary}: confirm, order once, wait`,
    help: toOrderHelp(operation),
    flags: toOrderFlags(operation),
    asks: true,
    reads: false,
    run: (session, _, flags) => order(session, operation, flags),
  }))
}

function toOrderHelp(operation: Operation): string {
  const [name, example] =
    operation.id === 'orderVps'
      ? ['VPS', '--plan standard-2gb --period 1 --image debian-13 --name web-02 --password-env ROOT_PASSWORD']
      : ['hosting server', '--plan standard --period 12 --server-id example1']
  return `Makes sure that a ${name} of this name exists, and orders it at most once: shows the total, asks, orders at exactly
that price, and waits until it can be used. Run the same line again after a crash or a lost response: it goes on with the
order that it finds. A contract of the name that is there already is printed, and nothing is paid.
Exit code 3 says that it is unknown whether an order was executed; the line below it says what settles that.

${toHelp(operation).replace(/\n\nExample: .*$/s, '')}

Example: hostwright ${operation.command.join(' ')} ${example} --max-price 30000 --agree-to-terms --yes`
}
