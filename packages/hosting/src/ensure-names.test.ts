import { expect, test } from 'vitest'
import type { Site } from './server.ts'
import { domain, setUp } from './testing/ensure-scene.ts'

const password = 'Correct-Horse-7'
const admin = { admin_username: 'admin', admin_password: password, admin_email: 'admin@example.com' }

test('an auto reply with another subject and text gets both', async () => {
  const { site, other, writes } = await setUp()
  const reply = { domain, mail_address: `info@${domain}`, subject: 'Hi', body: 'Thanks' }
  await other.mail.create({ mail_address: reply.mail_address, password })
  await other.autoReplies.create(reply)
  const wanted = { subject: 'Hello', body: 'Thank you' }
  await site.autoReplies.ensure({ ...reply, ...wanted })
  expect(writes).toEqual([['PUT /auto-reply/info%40example.com', wanted]])
})

test.each<[field: string, ensure: (site: Site) => Promise<object>]>([
  [
    'mail_address',
    (site) => site.autoReplies.ensure({ domain, mail_address: 'a@b c.com', subject: '', body: '' }),
  ],
  ['ftp_account', (site) => site.ftp.ensure({ ftp_account: 'a@b c.com', password })],
  ['subdomain', (site) => site.subdomains.ensure({ subdomain: 'b c.com' })],
  ['url', (site) => site.wordpress.ensure({ url: 'https://b c.com/blog', title: 'Blog', ...admin })],
])('a name that cannot be one is an error of %s, and nothing is written', async (field, ensure) => {
  const { site, writes } = await setUp()
  // Called outside of a promise: an error that is thrown at once would be missed by the caller's `.catch`.
  await expect(ensure(site)).rejects.toMatchObject({ field })
  expect(writes).toEqual([])
})
