// Sets up a site on a new server as it is on the old one: node move-a-site.ts example.com old-server new-server
// HOSTWRIGHT_API_KEY is the old account's, NEW_API_KEY the new one's, if that is another. Nothing is taken from the
// old server. Files, mail and data are copied over SSH. It can be run again: what is there stays.
import { randomBytes } from 'node:crypto'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const account = createClient()
const { NEW_API_KEY: apiKey, NEW_BASE_URL: baseUrl } = process.env
const [first] = await createHosting(account).servers()
const [, , domain = 'example.com', oldName = first?.servername ?? '', newName = oldName] = process.argv
const from = createHosting(account).server(oldName)
const to = createHosting(apiKey === undefined ? account : createClient({ apiKey, baseUrl })).server(newName)
const newPassword = (): string => `Aa1-${randomBytes(12).toString('hex')}`
const suffixOf = (name: string): string => name.slice(name.indexOf('_') + 1)
const tell = (what: string, { outcome }: { outcome: string }, password = ''): void =>
  console.log(outcome, what, outcome === 'created' ? password : '')

const [old, info] = [await from.info(), await to.info()]
const proof = `ownership-verify=${info.domain_validation_token}`
await to.dns.ensure({ domain, host: '_ownership-verify', type: 'TXT', content: proof })
const { memo } = await from.domains.get(domain)
tell(domain, await to.domains.ensure({ domain, memo, ssl: false })) // its certificate: once the name leads here

for (const { host, type, content, ttl, priority } of await from.dns.list({ domain })) {
  if (host.startsWith('_ownership-verify')) continue
  const moved = content === old.ip_address ? info.ip_address : content
  const record = { domain, host, type, content: moved, ttl, ...(priority !== null && { priority }) }
  tell(`${type} ${host}`, await to.dns.ensure(record))
}
for (const { mail_address, quota_mb, memo } of await from.mail.list({ domain })) {
  const password = newPassword()
  tell(mail_address, await to.mail.ensure({ mail_address, password, quota_mb, memo }), password)
  const forwarding = await from.mail.forwarding(mail_address)
  if (forwarding.forwarding_addresses.length > 0) await to.mail.setForwarding(mail_address, forwarding)
}
const users = new Map<string, string>()
for (const { db_user, memo } of await from.databaseUsers.list()) {
  const password = newPassword()
  const user = await to.databaseUsers.ensure({ name_suffix: suffixOf(db_user), password, memo })
  tell(user.db_user, user, password)
  users.set(db_user, user.db_user)
}
for (const { db_name, memo, granted_users } of await from.databases.list()) {
  const database = await to.databases.ensure({ name_suffix: suffixOf(db_name), memo })
  tell(database.db_name, database)
  for (const user of granted_users) {
    await to.databaseUsers.ensureGrant(users.get(user) ?? user, database.db_name)
  }
}
