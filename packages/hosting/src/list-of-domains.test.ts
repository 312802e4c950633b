import { expect, test } from 'vitest'
import { domain, setUp } from './testing/ensure-scene.ts'
import type { Site } from './server.ts'

const servername = 'hw123456.example.jp'
const password = 'Correct-Horse-7'

async function addSettings(site: Site): Promise<void> {
  await site.domains.create({ domain: 'example.net', ssl: false })
  for (const name of [servername, domain, 'example.net']) {
    await site.mail.create({ mail_address: `info@${name}`, password })
    await site.autoReplies.create({ domain: name, mail_address: `info@${name}`, subject: 'Hi', body: 'Hi' })
    await site.dkim.set(name, true)
    await site.dmarc.update(name, {
      policy: 'reject',
      report_enabled: false,
      notification_mail_addresses: [],
    })
  }
}

test('the lists that need a domain can be read for all domains of the server', async () => {
  const { site, other } = await setUp()
  await addSettings(other)
  const all = [servername, domain, 'example.net']
  const replies = await site.autoReplies.list()
  expect(replies.map(({ mail_address }) => mail_address)).toEqual(all.map((name) => `info@${name}`))
  expect((await site.dkim.list()).filter(({ enabled }) => enabled).map(({ fqdn }) => fqdn)).toEqual(all)
  const policies = (await site.dmarc.list()).filter(({ policy }) => policy === 'reject')
  expect(policies.map(({ fqdn }) => fqdn)).toEqual(all)
  expect((await site.spf.list()).map(({ fqdn }) => fqdn)).toEqual(
    expect.arrayContaining((await site.spf.list({ domain })).map(({ fqdn }) => fqdn)),
  )
})

test('with a domain, the lists have its entries alone, after one request', async () => {
  const { site, other, faults } = await setUp()
  await addSettings(other)
  faults.add({ operationId: 'listDomains', effect: { status: 502, code: 'BACKEND_ERROR' } })
  expect(await site.autoReplies.list({ domain })).toMatchObject([{ mail_address: `info@${domain}` }])
  expect((await site.dkim.list({ domain })).every(({ fqdn }) => fqdn?.endsWith(domain))).toBe(true)
  expect(faults.pending()).toHaveLength(1)
})

test('a domain that is deleted while all are read is left out; any other failure is thrown', async () => {
  const { site, other, faults } = await setUp()
  await addSettings(other)
  faults.add({ operationId: 'listAutoReplies', nth: 2, effect: { status: 404, code: 'NOT_FOUND' } })
  expect((await site.autoReplies.list()).map((reply) => reply.domain)).toEqual([servername, 'example.net'])
  faults.add({ operationId: 'listAutoReplies', nth: 2, effect: { status: 502, code: 'BACKEND_ERROR' } })
  await expect(site.autoReplies.list()).rejects.toMatchObject({ code: 'BACKEND_ERROR' })
})
