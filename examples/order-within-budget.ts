// Orders VPSs within a budget in yen, waits until they can be used, and prints their addresses. Kill it at any point and
// run it again: each name is ordered once. **An order is paid from the prepaid balance.**
//
//   ROOT_PASSWORD=... node order-within-budget.ts 70000 web-11 web-12 web-13
//
// Each may cost an equal share of the budget. All runs need the same journal: the folder `orders`, or $ORDERS_FOLDER.
// If the outcome of an order is unknown, it orders nothing more, says when to run it again, and exits with 75.
// It does not cancel, renew or delete anything: the API cannot.
import { createClient, OrderOutcomeUnknownError } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { createVps } from '@hostwright/vps'

const [budget, ...names] = process.argv.slice(2)
const { ROOT_PASSWORD: root_password, ORDERS_FOLDER: folder = 'orders' } = process.env
if (!Number(budget) || names.length === 0 || !root_password) {
  console.error('Usage: ROOT_PASSWORD=... node order-within-budget.ts YEN NAME ...')
  process.exit(2)
}
const vps = createVps(createClient({ journal: createFolderJournal(folder) }))

/** Orders a VPS unless there is one of this name, and returns its address once it can be used. */
async function order(name: string): Promise<string | null> {
  const {
    state,
    contract,
    differs = [],
  } = await vps.orders.ensure(
    { name, plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' },
    {
      root_password: root_password!,
      agree_to_terms: true,
      maxTotalPrice: Math.floor(Number(budget) / names.length),
      confirm: ({ total_price }) => {
        console.log(`${name} is ordered for ${total_price} yen`)
        return true
      },
    },
  )
  console.log(`${name}: ${state}`, differs.length > 0 ? `with another ${differs.join(' and ')}` : '')
  const { uuid } = await vps.orders.waitUntilActive(contract)
  return (await vps.server(uuid).get()).ip_address
}

try {
  for (const name of names) console.log(`${name}: ${await order(name)}`)
} catch (error) {
  if (!(error instanceof OrderOutcomeUnknownError)) throw error
  const { message, askAgainMs } = error
  console.error(message)
  // Without a time, only a person can decide: the message says what to look at.
  if (askAgainMs !== undefined) console.error(`Run it again in ${Math.ceil(askAgainMs / 60_000)} minutes.`)
  process.exitCode = 75
}
