import { createHosting, toDnsHost } from '@hostwright/hosting'
import type { DnsRecord } from '@hostwright/types'
import { asyncProperty, assert, constantFrom, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyPlan,
  type Desired,
  exportAccount,
  parseDesired,
  type Plan,
  planAccount,
  planZone,
} from '../index.ts'
import type { Scene } from '../testing/set-up.ts'
import { domain, type Given, servername, setUpZone, www } from '../testing/set-up-zone.ts'

const planRecords = ({ client }: Scene, records: readonly Given[], prune = false): Promise<Plan> =>
  planZone(client, { servername, domain, prune, records: [...records] })

const toLines = ({ changes }: Plan): string[] =>
  changes.map(({ action, address, needs }) =>
    [action, address.replace(`hosting/${servername}/dns/`, ''), needs ?? ''].join(' ').trim(),
  )

const listRecords = ({ client }: Scene): Promise<readonly DnsRecord[]> =>
  createHosting(client).server(servername).dns.list({ domain })

test('the first edit of an exported address changes it in place, and no second address stays live', async () => {
  const scene = await setUpZone([www('192.0.2.1')])
  const made = await planRecords(scene, [www('192.0.2.2')])
  expect(toLines(made)).toEqual(['update www.example.com A 192.0.2.2'])
  await applyPlan(made, { client: scene.client })
  expect((await listRecords(scene)).map(({ content }) => content)).toEqual(['192.0.2.2'])
})

test('equal values are kept, and others are paired by priority, then in the order of their text', async () => {
  const mx = (content: string, priority: number): Given => ({ host: '@', type: 'MX', content, priority })
  const scene = await setUpZone([mx('a.example', 10), mx('b.example', 20), mx('c.example', 30)])
  const made = await planRecords(scene, [mx('b.example', 20), mx('d.example', 30), mx('e.example', 40)])
  expect(made.changes.map(({ at }) => [at.from, at.name])).toEqual([
    ['example.com MX c.example', 'example.com MX d.example'],
    ['example.com MX a.example', 'example.com MX e.example'],
  ])
})

test('an address that goes while another stays interrupts, and the last value of a name is a deletion', async () => {
  const scene = await setUpZone([www('192.0.2.1'), www('192.0.2.2'), { ...www('192.0.2.3'), host: 'old' }])
  expect(toLines(await planRecords(scene, [www('192.0.2.2')], true))).toEqual([
    'delete www.example.com A 192.0.2.1 interrupt',
    'delete old.example.com A 192.0.2.3 delete',
  ])
  const made = await planRecords(scene, [www('192.0.2.2')])
  await applyPlan(made, { client: scene.client, allow: ['interrupt'] })
  expect(toLines(await planRecords(scene, [www('192.0.2.2')]))).toEqual([])
})

test('a surplus address goes after the new one is there', async () => {
  const scene = await setUpZone([www('192.0.2.1'), www('192.0.2.2')])
  const made = await planRecords(scene, [www('192.0.2.3')])
  expect(toLines(made)).toEqual([
    'update www.example.com A 192.0.2.3',
    'delete www.example.com A 192.0.2.2 interrupt',
  ])
  await applyPlan(made, { client: scene.client, allow: ['interrupt'] })
  expect((await listRecords(scene)).map(({ content }) => content)).toEqual(['192.0.2.3'])
})

test('a plan that says of a deletion that another address stays is not believed', async () => {
  const scene = await setUpZone([www('192.0.2.1'), www('192.0.2.2')])
  const made = await planRecords(scene, [www('192.0.2.2')])
  const { dns } = createHosting(scene.client).server(servername)
  const stays = (await dns.list({ domain })).find(({ content }) => content === '192.0.2.2')
  await dns.delete(stays!.id)
  await expect(applyPlan(made, { client: scene.client, allow: ['interrupt'] })).rejects.toThrow(
    'changed since',
  )
  expect(await listRecords(scene)).toHaveLength(1)
})

test('sets that the file does not mention are left alone, and ignore leaves out a value of a set', async () => {
  const scene = await setUpZone([
    www('192.0.2.1'),
    www('192.0.2.2'),
    { host: 'www', type: 'AAAA', content: '2001:db8::1' },
  ])
  const desired: Desired = {
    version: 1,
    ignore: [`hosting/${servername}/dns/www.example.com A 192.0.2.1`],
    hosting: { [servername]: { domains: { [domain]: { dns: { records: [www('192.0.2.2')] } } } } },
  }
  expect((await planAccount(scene.client, desired)).changes).toEqual([])
})

test('a CAA record is never changed in place', async () => {
  const scene = await setUpZone([{ host: '@', type: 'CAA', content: '0 issue "ca.example"' }])
  const records: Given[] = [{ host: '@', type: 'CAA', content: '0 issue "other.example"' }]
  expect((await planRecords(scene, records)).changes.map(({ action }) => action)).toEqual(['create'])
  expect((await planRecords(scene, records, true)).changes.map(({ action }) => action)).toEqual([
    'create',
    'delete',
  ])
})

test('a change of type at a name interrupts, and says what it ends', async () => {
  const scene = await setUpZone([www('192.0.2.1')])
  const made = await planRecords(scene, [{ host: 'www', type: 'CNAME', content: 'example.net' }])
  expect(made.changes).toMatchObject([
    { action: 'update', needs: ['interrupt'], interrupts: ['A 192.0.2.1'] },
  ])
})

test('a record of a name whose CNAME becomes an address is added after that, in any order of the file', async () => {
  const scene = await setUpZone([{ host: 'www', type: 'CNAME', content: 'example.net' }])
  const mx: Given = { host: 'www', type: 'MX', content: 'mail.example.net', priority: 10 }
  const made = await planRecords(scene, [mx, www('192.0.2.1')])
  expect(toLines(made)).toEqual([
    'update www.example.com A 192.0.2.1 interrupt',
    'create www.example.com MX mail.example.net',
  ])
  await applyPlan(made, { client: scene.client, allow: made.needs })
  expect((await planRecords(scene, [mx, www('192.0.2.1')])).changes).toEqual([])
})

const text = (host: string, content: string): Given => ({ host, type: 'TXT', content })

test.each([
  ['@', 'v=spf1 -all', 'v=spf1 mx -all'],
  ['any.name', 'v=spf1 -all', 'v=spf1 mx -all'],
  ['_dmarc', 'v=DMARC1; p=none', 'v=DMARC1; p=reject'],
  ['s1._domainkey', 'k=rsa; p=abc', 'v=DKIM1; p=def'],
  ['default._bimi', 'v=BIMI1; l=', 'v=BIMI1; l=https://example.com/logo.svg'],
  ['_mta-sts', 'v=STSv1; id=1', 'v=STSv1; id=2'],
  ['_smtp._tls', 'v=TLSRPTv1; rua=mailto:a@example.com', 'v=TLSRPTv1; rua=mailto:b@example.com'],
])('a text of a kind that a name has once is the one of its kind: %s', async (host, before, after) => {
  const scene = await setUpZone([text(host, before)])
  const made = await planRecords(scene, [text(host, after)])
  expect(made.changes.map(({ action }) => action)).toEqual(['update'])
})

test.each([
  ['v=MCPv1; k=a', 'v=MCPv1; k=b'],
  ['v=msv1 t=a', 'v=msv1 t=b'],
  ['site-verification=a', 'site-verification=b'],
])('another text stays beside that of the file: %s', async (before, after) => {
  const scene = await setUpZone([text('@', before)])
  const made = await planRecords(scene, [text('@', after)])
  expect(made.changes.map(({ action }) => action)).toEqual(['create'])
  await applyPlan(made, { client: scene.client })
  expect((await listRecords(scene)).map(({ content }) => content)).toEqual([before, after])
})

test.each<[string, Given, Given]>([
  [
    'a TXT becomes a CNAME',
    text('s1._domainkey', 'v=DKIM1; p=abc'),
    { host: 's1._domainkey', type: 'CNAME', content: 's1.mail.example' },
  ],
  [
    'a CNAME becomes a TXT',
    { host: 'a.b._domainkey', type: 'CNAME', content: 's1.mail.example' },
    text('a.b._domainkey', 'v=DKIM1; p=abc'),
  ],
])('the DKIM key of a selector is one, in either form: %s', async (_, before, after) => {
  const scene = await setUpZone([before])
  const made = await planRecords(scene, [after])
  expect(made.changes).toMatchObject([
    { action: 'update', needs: ['interrupt'], interrupts: [`${before.type} ${before.content}`] },
  ])
  await applyPlan(made, { client: scene.client, allow: made.needs })
  expect((await listRecords(scene)).map(({ type }) => type)).toEqual([after.type])
  expect((await planRecords(scene, [after])).changes).toEqual([])
})

test('of two DKIM texts of a selector that becomes a CNAME one is deleted, then the other is changed', async () => {
  const host = 's1._domainkey'
  const scene = await setUpZone([text(host, 'v=DKIM1; p=abc'), text(host, 'v=DKIM1; p=def')])
  const after: Given = { host, type: 'CNAME', content: 's1.mail.example' }
  const made = await planRecords(scene, [after])
  expect(made.changes.map(({ action }) => action)).toEqual(['delete', 'update'])
  await applyPlan(made, { client: scene.client, allow: made.needs })
  expect((await listRecords(scene)).map(({ type }) => type)).toEqual(['CNAME'])
})

test('a CNAME at the selector of the DKIM setting has an obstacle: the service keeps its key', async () => {
  const scene = await setUpZone([])
  await createHosting(scene.client).server(servername).dkim.set(domain, true)
  const after: Given = { host: 'default._domainkey', type: 'CNAME', content: 's1.mail.example' }
  const made = await planRecords(scene, [after], true)
  expect(made.changes).toMatchObject([{ obstacles: [expect.stringContaining('the service keeps')] }])
})

test('an export has the DKIM setting, and no record at its selector, also if a person has changed that', async () => {
  const scene = await setUpZone([])
  const site = createHosting(scene.client).server(servername)
  await site.dkim.set(domain, true)
  const [own] = await site.dns.list({ domain })
  await site.dns.update(own!.id, { content: 'v=DKIM1; p=of-a-person' })
  const desired = parseDesired(await exportAccount(scene.client))
  expect(desired.hosting![servername]!.domains![domain]).toMatchObject({ dkim: true, dns: { records: [] } })
  expect((await planAccount(scene.client, desired)).changes).toEqual([])
})

test('of two SPF records one is deleted, then the other is changed', async () => {
  const scene = await setUpZone([text('@', 'v=spf1 -all'), text('@', 'v=spf1 a -all')])
  const records = [text('@', 'v=spf1 mx -all')]
  const made = await planRecords(scene, records)
  expect(made.changes.map(({ action }) => action).toSorted()).toEqual(['delete', 'update'])
  await applyPlan(made, { client: scene.client, allow: made.needs })
  expect((await listRecords(scene)).map(({ content }) => content)).toEqual(['v=spf1 mx -all'])
  expect((await planRecords(scene, records)).changes).toEqual([])
})

test('any sets of addresses, mail servers and texts become those of the file, and nothing else changes', async () => {
  const values = { A: ['192.0.2.1', '192.0.2.2', '192.0.2.3'], MX: ['a.example', 'b.example', 'c.example'] }
  const one = record({
    host: constantFrom('@', 'www', 'mail'),
    value: constantFrom(
      ...values.A.map((content) => ({ type: 'A', content }) as const),
      ...values.MX.map((content) => ({ type: 'MX', content, priority: 10 }) as const),
      { type: 'TXT', content: 'v=spf1 -all' } as const,
      { type: 'TXT', content: 'note' } as const,
    ),
  })
  const zones = uniqueArray(one, { maxLength: 8, selector: ({ host, value }) => `${host} ${value.content}` })
  const toGiven = (all: readonly { host: string; value: object }[]): Given[] =>
    all.map(({ host, value }) => ({ host, ...value }) as Given)
  await assert(
    asyncProperty(zones, zones, async (before, after) => {
      const scene = await setUpZone(toGiven(before))
      const wanted = toGiven(after)
      const made = await planRecords(scene, wanted)
      await applyPlan(made, { client: scene.client, allow: made.needs })
      expect((await planRecords(scene, wanted)).changes).toEqual([])
      const key = ({ host, type }: Given): string => `${host} ${type}`
      const mentioned = new Set(wanted.map(key))
      const isLeft = (given: Given): boolean => !mentioned.has(key(given)) || given.content === 'note'
      const now = await listRecords(scene)
      for (const given of toGiven(before).filter(isLeft)) {
        expect(now).toContainEqual(expect.objectContaining({ type: given.type, content: given.content }))
      }
      for (const { type } of wanted.filter((given) => given.type !== 'TXT')) {
        const names = new Set(wanted.filter((given) => given.type === type).map(({ host }) => host))
        for (const host of names) {
          const there = now.filter((given) => toDnsHost(given).label === host && given.type === type)
          expect(there).toHaveLength(
            wanted.filter((given) => given.host === host && given.type === type).length,
          )
        }
      }
    }),
    { numRuns: 60 },
  )
})

test.each(['yaml', 'json'] as const)(
  'an export leaves out the whole set of a value that no file can state, and ignores it: %s',
  async (format) => {
    // Read as a pattern, the address of the wildcard would cover another CNAME, which the file has.
    const other = { host: 'shop', type: 'CNAME', content: 'c.example' } as const
    const scene = await setUpZone([www('192.0.2.1'), other])
    // The API lists two CNAMEs of one name, as some services do.
    const client = scene.connect({
      async fetch(request) {
        const response = await scene.sandbox.fetch(request)
        if (!/\/dns(?:\?|$)/.test(request.url)) return response
        const { records } = (await response.json()) as { records: readonly object[] }
        const cname = { domain, host: '*', type: 'CNAME', ttl: 300, priority: 0 }
        const two = ['a.example', 'b.example'].map((content, id) => ({ ...cname, id: 900 + id, content }))
        return Response.json({ records: [...records, ...two] })
      },
    })
    const desired = parseDesired(await exportAccount(client, { format }))
    expect(desired.ignore).toEqual([String.raw`hosting/${servername}/dns/\*.example.com CNAME`])
    expect(desired.hosting![servername]!.domains![domain]!.dns!.records).toMatchObject([
      { type: 'A' },
      { type: 'CNAME' },
    ])
    expect((await planAccount(client, desired)).changes).toEqual([])
  },
)

test('two TTLs of one name and type are noted at each record that is written', async () => {
  const scene = await setUpZone([])
  const records = [300, 600].map(
    (ttl, index) => ({ host: 'w', type: 'A', content: `192.0.2.${index}`, ttl }) as const,
  )
  const made = await planRecords(scene, records)
  expect(made.changes.map(({ notes }) => notes.join(' '))).toEqual(
    records.map(() => expect.stringContaining('several TTLs, 300 and 600')),
  )
})
