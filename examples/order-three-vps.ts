// Orders three VPSs within a budget in yen: node order-three-vps.ts 70000 orders
// It can be killed at any moment and run again with the same folder: each VPS is ordered once.
import { createClient } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createVps } from '@hostwright/vps'

const [, , budget = '70000', folder = 'orders'] = process.argv
const names = ['web-11', 'web-12', 'web-13']
const order = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' }
const client = createClient({ journal: createFolderJournal(folder) })
const vps = createVps(client)

const { plans } = await vps.plans()
const plan = plans.find(({ plan_id }) => plan_id === order.plan_id)
const price = plan?.periods.find(({ months }) => months === order.period)?.total_price ?? Infinity
const total = names.length * price
if (total > Number(budget)) throw new Error(`All three would cost ${total} yen; nothing more was ordered.`)

// The response to an order of an earlier run may be lost: its VPS shows whether it was executed.
for (const { state, quote } of await vps.orders.pending()) {
  if (state !== 'sending') continue
  const { outcome } = await vps.orders.waitUntilSettled(quote)
  console.log(`${quote.order.name}: its order was ${outcome}`)
}

// Ordered by an intent, each VPS first has a name that proves whose it is. It is renamed when it is active.
const uuids: string[] = []
for (const name of names) {
  const { contract, state } = await vps.orders.ensure(order, {
    intent: name,
    root_password: process.env['ROOT_PASSWORD'] ?? 'Correct-Horse-7',
    agree_to_terms: true,
    maxTotalPrice: price,
  })
  console.log(`${name}: ${state}`)
  uuids.push(contract.uuid ?? (await vps.orders.waitUntilActive(contract.id!)).uuid)
}

const servers = await client.waitUntil({
  goal: 'all three to be set up',
  read: async (options) => (await vps.servers(options)).filter(({ uuid }) => uuids.includes(uuid)),
  isReached: (list) => list.length === 3 && list.every(({ status }) => status === 'active'),
  intervalMs: 30_000,
  deadlineMs: 3_600_000,
})
for (const { uuid, ip_address } of servers) {
  const name = names[uuids.indexOf(uuid)]!
  await vps.server(uuid).setName(name)
  console.log(`${name}: ${ip_address}`)
}
