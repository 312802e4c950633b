// Entry point for Node, Bun and Deno: `command.js CONTROL SITUATIONS` prints the results as JSON.
import { wrapped } from './senders.ts'
import { sendOrders } from './send-orders.ts'
import type { Situation } from './situation.ts'

const [control = '', situations = '[]'] = process.argv.slice(2)
console.log(JSON.stringify(await sendOrders(control, JSON.parse(situations) as Situation[], wrapped())))
// A connection that is still open would keep the process alive.
process.exit(0)
