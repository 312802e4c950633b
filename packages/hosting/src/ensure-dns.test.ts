import { expect, test } from 'vitest'
import { domain, setUp } from './testing/ensure-scene.ts'

test('a native domain is found in whatever form responses write it', async () => {
  for (const form of ['punycode', 'own-script-under-domain'] as const) {
    const { site } = await setUp({ assumptions: { 'internationalised-answers': form } })
    expect(await site.domains.ensure({ domain: '例え.jp', ssl: false })).toMatchObject({ outcome: 'created' })
    expect(await site.domains.ensure({ domain: '例え.jp' })).toMatchObject({ outcome: 'unchanged' })
    const record = { domain: '例え.jp', host: 'ブログ', type: 'CNAME', content: '例え.jp' } as const
    expect(await site.dns.ensure(record)).toMatchObject({ outcome: 'created' })
    expect(await site.dns.ensure(record)).toMatchObject({ outcome: 'unchanged' })
  }
})

test('the content of a CNAME is replaced; records of other types are added beside each other', async () => {
  const { site, other } = await setUp()
  const www = { domain, host: 'www', type: 'CNAME', content: 'shop.example.net' } as const
  expect(await site.dns.ensure(www)).toMatchObject({ outcome: 'changed' })
  const address = { domain, host: 'www2', type: 'A' } as const
  expect(await site.dns.ensure({ ...address, content: '192.0.2.1' })).toMatchObject({ outcome: 'created' })
  expect(await site.dns.ensure({ ...address, content: '192.0.2.2' })).toMatchObject({ outcome: 'created' })
  const records = await other.dns.list({ domain })
  const contents = records.filter(({ host }) => host.startsWith('www')).map(({ content }) => content)
  expect(contents).toEqual(['shop.example.net', '192.0.2.1', '192.0.2.2'])
})

test.each(['domain', 'host'])('a record without its %s is a ConfigError', async (field) => {
  const { site, writes } = await setUp()
  const record = { domain, host: 'www2', type: 'A', content: '192.0.2.1', [field]: undefined } as const
  await expect(site.dns.ensure(record)).rejects.toMatchObject({ name: 'ConfigError', field })
  expect(writes).toEqual([])
})

test('a differing TTL is changed for every type', async () => {
  const { site, other } = await setUp()
  const record = { domain, host: 'www2', type: 'A', content: '192.0.2.1' } as const
  expect(await site.dns.ensure({ ...record, ttl: 600 })).toMatchObject({ outcome: 'created' })
  expect(await site.dns.ensure({ ...record, ttl: 600 })).toMatchObject({ outcome: 'unchanged' })
  expect(await site.dns.ensure({ ...record, ttl: 900 })).toMatchObject({ outcome: 'changed' })
  expect(await other.dns.list({ domain })).toContainEqual(
    expect.objectContaining({ content: '192.0.2.1', ttl: 900 }),
  )
})

test('a differing priority is changed only for types that have one', async () => {
  const { site, writes } = await setUp()
  const mail = { domain, host: 'mail2', type: 'MX', content: 'mail.example.com', priority: 10 } as const
  expect(await site.dns.ensure(mail)).toMatchObject({ outcome: 'created' })
  expect(await site.dns.ensure(mail)).toMatchObject({ outcome: 'unchanged' })
  expect(await site.dns.ensure({ ...mail, priority: 20 })).toMatchObject({ outcome: 'changed' })
  expect(await site.dns.ensure({ ...mail, priority: 20, ttl: 60 })).toMatchObject({ outcome: 'changed' })
  writes.length = 0
  const record = { domain, host: 'www2', type: 'A', content: '192.0.2.1', priority: 10 } as const
  expect(await site.dns.ensure(record)).toMatchObject({ outcome: 'created' })
  expect(await site.dns.ensure(record)).toMatchObject({ outcome: 'unchanged' })
  const service = { domain, host: '_sip._tcp', type: 'SRV', content: '5 5060 sip.example.net' } as const
  expect(await site.dns.ensure(service)).toMatchObject({ outcome: 'created' })
  expect(await site.dns.ensure({ ...service, priority: 10 })).toMatchObject({ outcome: 'changed' })
  expect(writes.map(([line]) => line)).toEqual(['POST /dns', 'POST /dns', expect.stringMatching(/^PUT/)])
})

test.each([
  ['TXT', 'token=a b', '"token=a b"'],
  ['TXT', 'token=ab', '"token=" "ab"'],
  ['TXT', String.raw`"say \"yes\""`, 'say "yes"'],
  ['CAA', '0 issue ca.example.net', '0 issue "ca.example.net"'],
] as const)(
  'a %s record that is there in other quotes is not added again: %s',
  async (type, listed, content) => {
    const { site, other, writes } = await setUp()
    await other.dns.create({ domain, host: 'quoted', type, content: listed, ttl: 600 })
    writes.length = 0
    const record = { domain, host: 'quoted', type, content } as const
    expect(await site.dns.ensure(record)).toMatchObject({ outcome: 'unchanged' })
    expect(await site.dns.ensure({ ...record, ttl: 600 })).toMatchObject({ outcome: 'unchanged' })
    expect(writes).toEqual([])
  },
)

test.each(['other', '"quoted" other', '"Token"', '"a" "b'])(
  'a TXT record with the text %s is added beside another text',
  async (content) => {
    const { site, other } = await setUp()
    await other.dns.create({ domain, host: 'quoted', type: 'TXT', content: 'token' })
    const record = { domain, host: 'quoted', type: 'TXT', content } as const
    expect(await site.dns.ensure(record)).toMatchObject({ outcome: 'created' })
  },
)
