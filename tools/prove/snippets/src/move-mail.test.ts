import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { setUp } from './example-stage.ts'

const password = 'Correct-Horse-7'
const old = 'example.com'
const args = [old, 'example.net', 'passwords.json']

/** Adds a domain that is proven to be the account's. */
async function addDomain(site: Site, domain: string): Promise<void> {
  const { domain_validation_token } = await site.info()
  const content = `ownership-verify=${domain_validation_token}`
  await site.dns.ensure({ domain, host: '_ownership-verify', type: 'TXT', content })
  await site.domains.ensure({ domain, ssl: false })
}

/** Adds two mailboxes; one forwards to the other and to somebody else, and has a filter and a reply. */
async function addMail(site: Site): Promise<void> {
  await site.mail.create({ mail_address: `info@${old}`, password, quota_mb: 3_000, memo: 'reception' })
  await site.mail.create({ mail_address: `office@${old}`, password })
  const forwarding_addresses = [`office@${old}`, 'owner@example.org']
  await site.mail.setForwarding(`info@${old}`, { forwarding_addresses, keep_in_mailbox: true })
  for (const keyword of ['invoice', 'order']) {
    const action = { type: 'mail_address', target: `office@${old}`, method: 'copy' } as const
    await site.mailFilters.create({ domain: old, conditions: [toCondition(keyword)], action })
  }
  await site.autoReplies.create({
    domain: old,
    mail_address: `info@${old}`,
    subject: 'Thanks',
    body: 'Soon.',
  })
}

const toCondition = (keyword: string) => ({ field: 'subject', match_type: 'contain', keyword }) as const

/** Reads the mail settings of a domain as a text in which the domain is not named. */
async function readMail(site: Site, domain: string): Promise<string> {
  const mailboxes = await site.mail.list({ domain })
  const forwarding = await Promise.all(mailboxes.map((one) => site.mail.forwarding(one.mail_address)))
  const filters = (await site.mailFilters.list({ domain })).map(({ id: _, ...filter }) => filter)
  const replies = await site.autoReplies.list({ domain })
  return JSON.stringify({ mailboxes, forwarding, filters, replies }).replaceAll(domain, 'DOMAIN')
}

test('mail is cloned for another domain, and a second run changes nothing', async () => {
  const { run, site, folder, sandbox } = await setUp()
  for (const domain of [old, 'example.net']) await addDomain(site, domain)
  await addMail(site)
  const before = await readMail(site, old)
  await sandbox.clock.advance({ minutes: 1 })
  const moved = await run('move-mail', args)
  expect(moved).toMatchObject({ exitCode: 0, stderr: '' })
  expect(moved.stdout).toContain('info@example.net: created\noffice@example.net: created\n')
  expect(await readMail(site, 'example.net')).toBe(before)
  expect(await readMail(site, old)).toBe(before)

  const file = join(folder, 'passwords.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const passwords = readFileSync(file, 'utf8')
  expect(Object.keys(JSON.parse(passwords))).toEqual(['info@example.net', 'office@example.net'])
  for (const secret of Object.values<string>(JSON.parse(passwords)))
    expect(moved.stdout).not.toContain(secret)

  await sandbox.clock.advance({ minutes: 1 })
  const again = await run('move-mail', args)
  expect(again.stdout.match(/: (?:created|unchanged)/g)).toEqual(Array(5).fill(': unchanged'))
  expect(readFileSync(file, 'utf8')).toBe(passwords)
  expect(await readMail(site, 'example.net')).toBe(before)
})

test('mail is moved to the same domain of another account', async () => {
  const [from, to] = await Promise.all([setUp(), setUp()])
  for (const { site } of [from, to]) await addDomain(site, old)
  await addMail(from.site)
  const { HOSTWRIGHT_API_KEY, HOSTWRIGHT_BASE_URL } = to.env
  const env = { HOSTWRIGHT_TO_API_KEY: HOSTWRIGHT_API_KEY, HOSTWRIGHT_TO_BASE_URL: HOSTWRIGHT_BASE_URL }
  for (const { sandbox } of [from, to]) await sandbox.clock.advance({ minutes: 1 })
  const same = [old, old, 'passwords.json']
  expect(await from.run('move-mail', same)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('another domain'),
  })
  expect(await from.run('move-mail', same, { env })).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await readMail(to.site, old)).toBe(await readMail(from.site, old))
})

test.each([
  [['example.com'], 2, 'Usage: '],
  [['Example.com', 'example.net', 'passwords.json'], 1, 'no mailbox of Example.com'],
])('with the arguments %j nothing is created', async (given, exitCode, message) => {
  const { run, site, sandbox } = await setUp()
  for (const domain of [old, 'example.net']) await addDomain(site, domain)
  await addMail(site)
  const before = await site.usage()
  await sandbox.clock.advance({ minutes: 1 })
  const ended = await run('move-mail', given)
  expect(ended).toMatchObject({ exitCode, stderr: expect.stringContaining(message) })
  expect(await site.usage()).toEqual(before)
})
