// Orders three VPSs within a budget in yen: node order-three-vps.ts 70000 orders
// After a crash, run it again with the same folder: it goes on where it stopped, and orders nothing twice.
import { createClient, type Quote } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createVps, type VpsOrder } from '@hostwright/vps'

const [, , budget = '70000', folder = 'orders'] = process.argv
const names = ['web-11', 'web-12', 'web-13']
const order = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' }
const journal = createFolderJournal(folder)
const client = createClient({ journal, maxTotalPrice: Number(budget) })
const vps = createVps(client)

// An order that an earlier run has sent, and whose response is lost, is looked up first.
for (const { state, quote } of await vps.orders.pending()) {
  if (state !== 'sending') continue
  const { outcome } = await vps.orders.waitUntilSettled(quote)
  console.log(`${quote.order.name}: its order was ${outcome}`)
}
const records = await journal.list()
const bought = records.flatMap(({ outcome, quote }) => (outcome?.executed ? [quote as Quote<VpsOrder>] : []))

const quotes: Quote<VpsOrder>[] = []
for (const name of names) {
  if (!bought.some((quote) => quote.order.name === name))
    quotes.push(await vps.orders.quote({ ...order, name }))
}
const total = [...bought, ...quotes].reduce((sum, { total_price }) => sum + total_price, 0)
if (total > Number(budget)) throw new Error(`All three would cost ${total} yen; nothing more was ordered.`)

for (const quote of quotes) {
  await vps.orders.place(quote, {
    root_password: process.env['ROOT_PASSWORD'] ?? 'Correct-Horse-7',
    agree_to_terms: true,
  })
  console.log(`${quote.order.name}: ordered for ${quote.total_price} yen`)
}

const servers = await client.waitUntil({
  goal: 'all three to be set up',
  read: async (options) => (await vps.servers(options)).filter(({ name }) => names.includes(name)),
  isReached: (list) => list.length === 3 && list.every(({ status }) => status === 'active'),
  intervalMs: 30_000,
  deadlineMs: 3_600_000,
})
console.log(servers.map(({ name, ip_address }) => `${name}: ${ip_address}`).join('\n'))
