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
    brief: `${operation.summary}: quote, confirm, order once, wait`,
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
  return `Quotes the ${name} (which charges nothing), shows the total and asks, orders at exactly that price, and waits
until it can be used. What is meant is ordered at most once: the same line, run again after a crash or a lost
response, goes on with the order that it finds and sends no second one. Within a day, a line that has already
ordered is rejected; --another orders one more.

Exit code 3 says that it is unknown whether the order was executed; the line below it settles that.

${toHelp(operation).replace(/\n\nExample: .*$/s, '')}

Example: hostwright ${operation.command.join(' ')} ${example} --max-price 30000 --agree-to-terms --yes`
}
