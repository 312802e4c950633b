// Sets up the mail of a domain for another domain, or for the same domain in another account: mailboxes, forwarding,
// filters and auto replies. It reads the old domain, changes nothing there, and deletes nothing.
//
//   node move-mail.ts example.com example.net passwords.json
//
// Addresses of the old domain become addresses of the new one. The new domain must exist, with its ownership record.
// For another account, set HOSTWRIGHT_TO_API_KEY to its key, and HOSTWRIGHT_TO_BASE_URL if its API has another address.
// Each mailbox gets a new password, which is in the file before it is set; only you can read it. Run it again
// after an interruption, with the same file: what is there stays. The API has no mail itself: copy it over IMAP, before
// you lead the mail to the new server.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createClient, generateSecret } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [from, to, file] = process.argv.slice(2)
if (!from || !to || !file) {
  console.error('Usage: node move-mail.ts OLD_DOMAIN NEW_DOMAIN FILE')
  process.exit(2)
}
const client = createClient()
const { HOSTWRIGHT_TO_API_KEY: apiKey, HOSTWRIGHT_TO_BASE_URL: baseUrl } = process.env
const target = apiKey ? createClient({ apiKey, baseUrl }) : client
if (from === to && target === client) {
  console.error('An account has a domain once: name another domain, or set HOSTWRIGHT_TO_API_KEY.')
  process.exit(2)
}
const domain = to
const old = await createHosting(client).byDomain(from)
const site = await createHosting(target).byDomain(domain)

const rename = (address: string): string =>
  address.endsWith(`@${from}`) ? `${address.slice(0, -from.length)}${domain}` : address

const mailboxes = (await old.mail.list({ domain: from })).filter((one) =>
  one.mail_address.endsWith(`@${from}`),
)
if (mailboxes.length === 0) throw new Error(`There is no mailbox of ${from}, written like this.`)
if (!existsSync(file)) {
  const passwords = mailboxes.map(({ mail_address }) => [rename(mail_address), generateSecret(24)])
  // The whole file or none: a run that is killed here has created no mailbox.
  const text = `${JSON.stringify(Object.fromEntries(passwords), undefined, 2)}\n`
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
const passwords: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))

for (const { mail_address: address, quota_mb, memo } of mailboxes) {
  const mail_address = rename(address)
  const password = passwords[mail_address]
  if (password === undefined) throw new Error(`${file} has no password for ${mail_address}: use a new file.`)
  const { outcome } = await site.mail.ensure({ mail_address, password, quota_mb, memo })
  console.log(`${mail_address}: ${outcome}`)
}
// All mailboxes exist before any of them forwards mail to another.
for (const { mail_address } of mailboxes) {
  const { forwarding_addresses, keep_in_mailbox } = await old.mail.forwarding(mail_address)
  const forwarding = { forwarding_addresses: forwarding_addresses.map(rename), keep_in_mailbox }
  if (forwarding_addresses.length > 0) await site.mail.setForwarding(rename(mail_address), forwarding)
}
// A filter is added behind those of its domain, so the first comes first.
const filters = (await old.mailFilters.list({ domain: from })).toSorted((a, b) => a.priority - b.priority)
for (const { conditions, action } of filters) {
  const renamed = { ...action, target: rename(action.target) }
  const { outcome } = await site.mailFilters.ensure({ domain, conditions, action: renamed })
  console.log(`filter ${conditions.map(({ keyword }) => keyword).join(', ')}: ${outcome}`)
}
for (const reply of await old.autoReplies.list({ domain: from })) {
  const { mail_address = '', from_name = '', subject = '', body = '', quote_incoming = false } = reply
  const renamed = { domain, mail_address: rename(mail_address), from_name, subject, body, quote_incoming }
  console.log(`auto reply of ${renamed.mail_address}: ${(await site.autoReplies.ensure(renamed)).outcome}`)
}
