// Orders a VPS for a year, if it costs no more than a budget in yen, and prints its address: node order-a-vps.ts 50000 orders
// Run again with the same folder, also after a crash, it finds the VPS that it has ordered.
import { createClient } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createVps } from '@hostwright/vps'

const [, , budget = '50000', folder = 'orders'] = process.argv
const vps = createVps(createClient({ journal: createFolderJournal(folder) }))

const { contract, state } = await vps.orders.ensure(
  { name: 'web-11', plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' },
  {
    root_password: process.env['ROOT_PASSWORD'] ?? 'Correct-Horse-7',
    agree_to_terms: true,
    maxTotalPrice: Number(budget),
  },
)
// A VPS that was ordered just now has no uuid yet.
const uuid = contract.uuid ?? (await vps.orders.waitUntilActive(contract.id!)).uuid
console.log(`${state}: ${(await vps.server(uuid).get()).ip_address}`)
