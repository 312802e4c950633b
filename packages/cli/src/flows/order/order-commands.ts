import { operations } from '../../operations/generated/order.ts'
import type { Operation } from '../../operations/operation.ts'
import { toHelp } from '../../operations/to-help.ts'
import type { Command } from '../../session/command.ts'
import { extendCommand } from '../../session/define-command.ts'
import { order } from './order.ts'
import { orderFlags, toFormFlags } from './order-form.ts'

/** Returns the two order commands. Besides them, only `apply` with `--spend` spends money. */
export function orderCommands(): readonly Command[] {
  return operations.map((operation) =>
    extendCommand(
      {
        words: operation.command,
        brief: `${operation.summary}: confirm, order once, wait`,
        help: toOrderHelp(operation),
        flags: toFormFlags(operation),
        asks: true,
        reads: false,
      },
      { flags: orderFlags, run: (session, _, own, all) => order(session, operation, { ...all, ...own }) },
    ),
  )
}

function toOrderHelp(operation: Operation): string {
  const [name, example] =
    operation.id === 'orderVps'
      ? ['VPS', '--plan standard-2gb --period 1 --image debian-13 --name web-02 --password-env ROOT_PASSWORD']
      : ['hosting server', '--plan standard --period 12 --server-id example1']
  return `Makes sure that there is a ${name} of this name, and orders it at most once: run the same line again after a crash
or a lost response. If there is none, the API tries the order (which charges nothing), the command shows the total and
asks, orders at exactly that price, and waits until it can be used. Without a name of your own, give --intent: the
${name} then gets a name that only this order has. A word is ordered once, as a name or as an intent.

A contract of the name that is there already is printed with the state \`existing\`, no matter who ordered it; nothing is
ordered and nothing is changed, even if it differs from the line. One that is expired, cancelled, deleted or terminated
does not count. A status that the command does not know is printed.

All programs that order for one account share one journal, whatever their keys; two accounts never share one: give each
a folder, with hostwright context add NAME --journal FOLDER.

Exit code 3 says that it is unknown whether the order was executed. The same line then orders nothing before that is
settled; the last line of the message says how.

${toHelp(operation).replace(/\n\nExample: .*$/s, '')}

Example: hostwright ${operation.command.join(' ')} ${example} --max-price 30000 --agree-to-terms --yes`
}
