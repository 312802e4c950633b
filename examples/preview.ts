// A preview environment for a pull request: a subdomain of a site, with a database and a user of its own.
//
//   PREVIEW_SECRET=... node preview.ts up pr-17 example.com hw123456.example.jp
//   node preview.ts down pr-17 example.com hw123456.example.jp
//
// `up` prints the address and the credentials as JSON. `down` deletes everything **for good, the files too**. Both can run
// again, and twice at the same time. They change only resources named pr-NUMBER. The password is calculated from
// PREVIEW_SECRET, so two jobs print the same one. After an `up` and a `down` at the same time, run the one that you want
// again. The script copies no files, and does not find the environments of closed pull requests.
import { createHmac } from 'node:crypto'
import { createClient, isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [action, name = '', domain, servername] = process.argv.slice(2)
const secret = process.env['PREVIEW_SECRET'] ?? ''
const isUp = action === 'up' && secret !== ''
if ((!isUp && action !== 'down') || !/^pr-\d+$/.test(name) || !domain || !servername) {
  console.error('Usage: PREVIEW_SECRET=... node preview.ts up|down pr-NUMBER DOMAIN SERVERNAME')
  process.exit(2)
}
const site = createHosting(createClient()).server(servername)
const subdomain = `${name}.${domain}`
const name_suffix = name.replace('-', '')

// `hw123456_pr17` is ours, and `hw123456_shop_pr17` is not.
const isOurs = (fullName: string): boolean => fullName.slice(fullName.indexOf('_') + 1) === name_suffix

async function setUp(): Promise<object> {
  const hash = createHmac('sha256', secret).update(`${servername}/${subdomain}`).digest('hex')
  const password = `Aa1-${hash.slice(0, 28)}`
  const { outcome } = await site.subdomains.ensure({ subdomain })
  const { db_name } = await site.databases.ensure({ name_suffix })
  const { db_user } = await site.databaseUsers.ensure({ name_suffix, password })
  await site.databaseUsers.ensureGrant(db_user, db_name)
  return { url: `https://${subdomain}/`, outcome, db_name, db_user, password }
}

async function tearDown(): Promise<object> {
  const users = (await site.databaseUsers.list()).filter(({ db_user }) => isOurs(db_user))
  const databases = (await site.databases.list()).filter(({ db_name }) => isOurs(db_name))
  for (const { db_user } of users) await unlessGone(site.databaseUsers.delete(db_user))
  for (const { db_name } of databases) await unlessGone(site.databases.delete(db_name))
  await unlessGone(site.subdomains.delete(subdomain, { deleteFiles: true }))
  return { outcome: 'deleted', subdomain }
}

/** Waits for a deletion. Another job may have deleted the resource before. */
async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!isApiError(error, 'NOT_FOUND')) throw error
  })
}

console.log(JSON.stringify(await (isUp ? setUp() : tearDown())))
