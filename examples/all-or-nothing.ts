// Adds a shop to a site, all of it or nothing: node all-or-nothing.ts example.com
// If a call fails, the program deletes what it has created, the latest first. What existed before stays.
import { createClient, mayBeExecuted } from '@hostwright/common'
import { createHosting, type EnsuredResource } from '@hostwright/hosting'

const [, , domain = 'example.com'] = process.argv
const site = await createHosting(createClient()).byDomain(domain)
const undo: { readonly name: string; readonly remove: () => Promise<unknown> }[] = []

/** Waits for an `ensure`, and keeps how to delete its resource, unless the resource existed before. */
async function create<Made extends object>(
  name: string,
  ensured: Promise<EnsuredResource<Made>>,
  remove: (made: Made) => Promise<unknown>,
): Promise<Made> {
  const made = await ensured
  if (made.outcome === 'created') undo.push({ name, remove: () => remove(made) })
  return made
}

async function addShop(): Promise<void> {
  const { subdomains, databases, cron } = site
  const shop = subdomains.ensure({ subdomain: `shop.${domain}` })
  await create('the subdomain', shop, ({ subdomain }) => subdomains.delete(subdomain))
  const database = databases.ensure({ name_suffix: 'shop' })
  await create('the database', database, ({ db_name }) => databases.delete(db_name))
  const daily = { minute: '15', hour: '3', day: '*', month: '*', weekday: '*' }
  const job = cron.ensure({ ...daily, command: `php ~/${domain}/bin/stock.php` })
  await create('the cron job', job, ({ id }) => cron.delete(id))
}

try {
  await addShop()
  console.log(undo.map(({ name }) => name).join(', ') || 'nothing was missing')
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Error ? error.message : error)
  if (mayBeExecuted(error)) console.error('The API may have executed this call: look whether it has.')
  for (const { name, remove } of undo.toReversed()) {
    await remove().then(
      () => console.log(`deleted: ${name}`),
      (problem: Error) => console.error(`not deleted: ${name}: ${problem.message}`),
    )
  }
}
