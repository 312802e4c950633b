<<<<<<< HEAD
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
=======
// Orders the cheapest VPS for a year, if it costs no more than a budget in yen, and prints its address.
// Run again, it orders nothing more and prints the address again.
import { createClient, isApiError } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createVps } from '@hostwright/vps'

const budget = Number(process.argv[2] ?? 50_000)
const vps = createVps(createClient({ journal: createFolderJournal('orders') }))

const { plans, os_images } = await vps.plans()
const [cheapest] = plans
  .flatMap(({ plan_id, memory_mb, periods }) => periods.map((price) => ({ plan_id, memory_mb, ...price })))
  .filter(({ months, total_price }) => months === 12 && total_price <= budget)
  .toSorted((a, b) => a.total_price - b.total_price)
const image = os_images.find(({ minimum_memory_mb }) => minimum_memory_mb <= (cheapest?.memory_mb ?? 0))
if (cheapest === undefined || image === undefined) throw new Error(`Nothing is on offer for ${budget} yen.`)

try {
  const { contract, state } = await vps.orders.ensure(
    { name: 'web-02', plan_id: cheapest.plan_id, period: 12, image_id: image.image_id },
    { root_password: 'Correct-Horse-7', agree_to_terms: true, maxTotalPrice: budget },
  )
  console.log(`${cheapest.plan_id} with ${image.name}: ${state}`)
  const { uuid } = await vps.orders.waitUntilActive(contract.id!)
  console.log((await vps.server(uuid).get()).ip_address)
} catch (error) {
  if (!isApiError(error, 'PAYMENT_REQUIRED', 'CAPACITY_UNAVAILABLE')) throw error
  console.error(`Not ordered: ${error.message}`)
  process.exitCode = 1
}
>>>>>>> wt-docs
