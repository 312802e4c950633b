// A preview environment for a pull request: a subdomain of a site, with a database and a user of its own.
//
//   export PREVIEW_SOURCE=shop PREVIEW_SECRET=...
//   node preview.ts up pr-17 example.com hw123456.example.jp
//   node preview.ts down pr-17 example.com hw123456.example.jp
//
// `up` prints the address and the credentials as JSON. `down` deletes everything **for good, the files too**. Both can run
// again, and twice at the same time. What `up` creates has a mark with PREVIEW_SOURCE in its memo. If something without
// this mark has one of the names, such as a preview of another repository or a DNS record, both stop and change nothing.
// The password is calculated from PREVIEW_SECRET, so two jobs print the same one. After an `up` and a `down` at the same
// time, run the one that you want again. The script copies no files, does not see files that an earlier subdomain has
// left in its folder, and does not find the environments of closed pull requests.
import { createHmac } from 'node:crypto'
import { createClient, isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [action, name = '', parent, servername] = process.argv.slice(2)
const { PREVIEW_SECRET: secret = '', PREVIEW_SOURCE: source = '' } = process.env
const isUp = action === 'up' && secret !== ''
if ((!isUp && action !== 'down') || source === '' || !/^pr-\d+$/.test(name) || !parent || !servername) {
  console.error(
    'Usage: PREVIEW_SOURCE=... PREVIEW_SECRET=... node preview.ts up|down pr-NUMBER DOMAIN SERVERNAME',
  )
  process.exit(2)
}
const site = createHosting(createClient()).server(servername)
const toHost = (domain: string): string => new URL(`http://${domain}`).hostname
const domain = toHost(parent)
const subdomain = `${name}.${domain}`
const name_suffix = name.replace('-', '')
const memo = `Preview of ${source}`

// `hw123456_pr17` is ours, and `hw123456_shop_pr17` is not.
const hasSuffix = (fullName: string): boolean => fullName.slice(fullName.indexOf('_') + 1) === name_suffix

/** Returns what the preview has. Throws if something without the mark has one of its names. */
async function findPreview() {
  // The records are read first: a job that creates the subdomain at the same time may add some for it.
  const records = await site.dns.list({ domain })
  const domains = await site.domains.list()
  const subdomains = (await site.subdomains.list()).filter((one) => toHost(one.subdomain) === subdomain)
  const databases = (await site.databases.list()).filter(({ db_name }) => hasSuffix(db_name))
  const users = (await site.databaseUsers.list()).filter(({ db_user }) => hasSuffix(db_user))
  const isThere = subdomains.length > 0
  const others = [
    ...domains.filter((one) => toHost(one.domain) === subdomain).map(() => `the domain ${subdomain}`),
    ...subdomains.filter((one) => one.memo !== memo).map(() => `the subdomain ${subdomain}`),
    ...databases.filter((one) => one.memo !== memo).map(({ db_name }) => `the database ${db_name}`),
    ...users.filter((one) => one.memo !== memo).map(({ db_user }) => `the database user ${db_user}`),
    ...records
      .filter(({ host }) => !isThere && isUp && [name, subdomain].includes(host.toLowerCase()))
      .map(({ type }) => `the ${type} record of ${subdomain}`),
  ]
  if (others.length === 0) return { subdomains, databases, users }
  throw new Error(`Stopped at ${others.join(', ')} without the memo "${memo}".`)
}

async function setUp(): Promise<object> {
  const hash = createHmac('sha256', secret).update(`${servername}/${subdomain}`).digest('hex')
  const password = `Aa1-${hash.slice(0, 28)}`
  const { subdomains, databases, users } = await findPreview()
  const missing = [
    ...(subdomains.length > 0 ? [] : [() => site.subdomains.create({ subdomain, memo })]),
    ...(databases.length > 0 ? [] : [() => site.databases.create({ name_suffix, memo })]),
    ...(users.length > 0 ? [] : [() => site.databaseUsers.create({ name_suffix, password, memo })]),
  ]
  let failure: unknown
  for (const create of missing) await create().catch((error: unknown) => (failure ??= error))
  // A creation fails if another job was faster. What that job created has the mark.
  const made = await findPreview()
  const [{ db_name } = { db_name: '' }] = made.databases
  const [{ db_user } = { db_user: '' }] = made.users
  if (made.subdomains.length === 0 || db_name === '' || db_user === '')
    throw failure ?? new Error('Another job has deleted a part: run it again.')
  await site.databaseUsers.ensureGrant(db_user, db_name)
  const outcome = missing.length > 0 ? 'created' : 'unchanged'
  return { url: `https://${subdomain}/`, outcome, db_name, db_user, password }
}

async function tearDown(): Promise<object> {
  const { subdomains, databases, users } = await findPreview()
  for (const { db_user } of users) await unlessGone(site.databaseUsers.delete(db_user))
  for (const { db_name } of databases) await unlessGone(site.databases.delete(db_name))
  if (subdomains.length > 0) await unlessGone(site.subdomains.delete(subdomain, { deleteFiles: true }))
  return { outcome: 'deleted', subdomain }
}

/** Waits for a deletion. Another job may have deleted the resource before. */
async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!isApiError(error, 'NOT_FOUND')) throw error
  })
}

try {
  console.log(JSON.stringify(await (isUp ? setUp() : tearDown())))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
