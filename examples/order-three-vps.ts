// Orders three VPSs within a budget in yen: node order-three-vps.ts 70000 orders
// After a crash, run it again with the same folder: it goes on where it stopped, and orders nothing twice.
import { createClient } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createVps } from '@hostwright/vps'

const [, , budget = '70000', folder = 'orders'] = process.argv
const names = ['web-11', 'web-12', 'web-13']
const order = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' }
const client = createClient({ journal: createFolderJournal(folder) })
const vps = createVps(client)

for (const name of names) {
  const { state } = await vps.orders.ensure(
    { ...order, name },
    {
      root_password: process.env['ROOT_PASSWORD'] ?? 'Correct-Horse-7',
      agree_to_terms: true,
      maxTotalPrice: Math.floor(Number(budget) / names.length),
      confirm: ({ total_price }) => console.log(`${name} is ordered for ${total_price} yen`),
    },
  )
  console.log(`${name}: ${state}`)
}

const servers = await client.waitUntil({
  goal: 'all three to be set up',
  read: async (options) => (await vps.servers(options)).filter(({ name }) => names.includes(name)),
  isReached: (list) => list.length === 3 && list.every(({ status }) => status === 'active'),
  intervalMs: 30_000,
  deadlineMs: 3_600_000,
})
console.log(servers.map(({ name, ip_address }) => `${name}: ${ip_address}`).join('\n'))
