// Sets up one site on another server as it is on the old one, in another account:
//   node move-a-site.ts example.com old-server new-server [database ...]
// HOSTWRIGHT_API_KEY is the old account's, NEW_API_KEY the new one's. Other sites of the old server are not read beyond
// their names, and nothing is taken from it. The databases of the domain's WordPress sites are moved, and those that are
// named. It can be run again: what is there stays. Files, mail and data are copied over SSH; certificates are issued once
// the name leads to the new server.
import { randomBytes } from 'node:crypto'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [, , domain, oldName, newName, ...named] = process.argv
const { NEW_API_KEY: apiKey, NEW_BASE_URL: baseUrl } = process.env
if (!domain || !oldName || !newName || !apiKey) {
  console.error('NEW_API_KEY=... node move-a-site.ts DOMAIN OLD_SERVER NEW_SERVER [DATABASE ...]')
  console.error(
    'Two servers of one account cannot have one domain: delete it on the old one, then set it up.',
  )
  process.exit(2)
}
const from = createHosting(createClient()).server(oldName)
const to = createHosting(createClient({ apiKey, baseUrl })).server(newName)
const newPassword = (): string => `Aa1-${randomBytes(12).toString('hex')}`
const home = (servername: string): string => `/home/${servername.split('.')[0]}/`
const suffixOf = (name: string): string => name.slice(name.indexOf('_') + 1)
const tell = (what: string, { outcome }: { outcome: string }, password = ''): void =>
  console.log(outcome, what, outcome === 'created' ? password : '')
const [old, info] = [await from.info(), await to.info()]

async function moveDomain(domain: string): Promise<void> {
  const content = `ownership-verify=${info.domain_validation_token}`
  await to.dns.ensure({ domain, host: '_ownership-verify', type: 'TXT', content })
  const { memo } = await from.domains.get(domain)
  tell(domain, await to.domains.ensure({ domain, memo, ssl: false }))
  for (const { subdomain, memo } of await from.subdomains.list({ domain })) {
    tell(subdomain, await to.subdomains.ensure({ subdomain, memo, ssl: false }))
  }
  for (const { host, type, content, ttl, priority } of await from.dns.list({ domain })) {
    if (host.startsWith('_ownership-verify')) continue
    const moved = content === old.ip_address ? info.ip_address : content
    const record = { domain, host, type, content: moved, ttl, ...(priority !== null && { priority }) }
    tell(`${type} ${host}`, await to.dns.ensure(record))
  }
  const there = await to.php.list({ domain })
  for (const { domain: name, current_version } of await from.php.list({ domain })) {
    const isThere = there.some((one) => one.domain === name && one.current_version === current_version)
    if (!isThere) await to.php.set(name, current_version)
    tell(`PHP ${current_version} of ${name}`, { outcome: isThere ? 'unchanged' : 'changed' })
  }
}

async function moveAccounts(domain: string): Promise<void> {
  for (const { mail_address, quota_mb, memo } of await from.mail.list({ domain })) {
    const password = newPassword()
    tell(mail_address, await to.mail.ensure({ mail_address, password, quota_mb, memo }), password)
    const forwarding = await from.mail.forwarding(mail_address)
    if (forwarding.forwarding_addresses.length > 0) await to.mail.setForwarding(mail_address, forwarding)
  }
  for (const { ftp_account, directory, quota_mb, memo } of await from.ftp.list({ domain })) {
    const password = newPassword()
    const account = { ftp_account, password, directory, quota_mb, memo }
    tell(`FTP ${ftp_account}`, await to.ftp.ensure(account), password)
  }
  for (const { id: _, enabled, ...job } of await from.cron.list()) {
    if (!enabled || !job.command.includes(`/${domain}/`)) continue
    const command = job.command.replaceAll(home(oldName!), home(newName!))
    tell(`cron job ${command}`, await to.cron.ensure({ ...job, command }))
  }
}

async function moveDatabases(domain: string): Promise<void> {
  const ofWordPress = (await from.wordpress.list({ domain })).map(({ db_name }) => db_name)
  const wanted = new Set([...ofWordPress, ...named])
  const databases = await from.databases.list()
  const memoOf = new Map((await from.databaseUsers.list()).map((user) => [user.db_user, user.memo]))
  for (const { db_name, memo, granted_users } of databases.filter((one) => wanted.has(one.db_name))) {
    const database = await to.databases.ensure({ name_suffix: suffixOf(db_name), memo })
    tell(database.db_name, database)
    for (const name of granted_users) {
      const password = newPassword()
      const wantedUser = { name_suffix: suffixOf(name), password, memo: memoOf.get(name) ?? '' }
      const user = await to.databaseUsers.ensure(wantedUser)
      tell(user.db_user, user, password)
      await to.databaseUsers.ensureGrant(user.db_user, database.db_name)
    }
  }
  const left = databases.map(({ db_name }) => db_name).filter((name) => !wanted.has(name))
  if (left.length > 0) console.log(`Not moved, unless you name them: ${left.join(', ')}`)
}

await moveDomain(domain)
await moveAccounts(domain)
await moveDatabases(domain)
