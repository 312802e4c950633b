import type { Client } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, applyZone, type Desired, planAccount, planZone, type Zone } from '../index.ts'
import { setUp, type Scene } from '../testing/set-up.ts'
import { domain, type Given, servername, setUpZone } from '../testing/set-up-zone.ts'

/** Returns the first domain of the first server. */
async function findFirstDomain(client: Client): Promise<Pick<Zone, 'servername' | 'domain'>> {
  const hosting = createHosting(client)
  const [contract] = await hosting.servers()
  const [first] = await hosting.server(contract!.servername).domains.list()
  return { servername: contract!.servername, domain: first!.domain }
}

/** Plans a zone and returns one line for each change. */
async function plan({ client }: Scene, zone: Partial<Zone>): Promise<string[]> {
  const { changes, unmanaged } = await planZone(client, { servername, domain, records: [], ...zone })
  const lines = changes.map(({ action, address }) => `${action} ${address}`)
  return [
    ...lines,
    ...unmanaged.map(({ address, managedBy }) => `${managedBy ?? 'unmanaged'} ${address}`),
  ].map((line) => line.replace(`hosting/${servername}/dns/`, ''))
}

test.each<[string, Given, Given]>([
  [
    'a name in full',
    { host: 'www', type: 'A', content: '192.0.2.1' },
    { host: 'WWW.example.com.', type: 'A', content: '192.0.2.1' },
  ],
  [
    'the domain itself',
    { host: '@', type: 'A', content: '192.0.2.1' },
    { host: 'example.com', type: 'A', content: '192.0.2.1' },
  ],
  [
    'a native name',
    { host: 'xn--wgv71a', type: 'CNAME', content: 'xn--r8jz45g.jp' },
    { host: '日本', type: 'CNAME', content: '例え.jp.' },
  ],
  [
    'quotes of a text',
    { host: '@', type: 'TXT', content: '"one" "two"' },
    { host: '@', type: 'TXT', content: 'onetwo' },
  ],
  [
    'an IPv6 address',
    { host: '@', type: 'AAAA', content: '2001:db8::1' },
    { host: '@', type: 'AAAA', content: '2001:0DB8:0:0:0:0:0:1' },
  ],
])('%s is the same record', async (_, there, wanted) => {
  expect(await plan(await setUpZone([there]), { records: [wanted], prune: true })).toEqual([])
})

test('records that are not listed are kept, and deleted only with prune', async () => {
  const scene = await setUpZone([{ host: 'old', type: 'A', content: '192.0.2.1' }])
  expect(await plan(scene, {})).toEqual(['unmanaged old.example.com A 192.0.2.1'])
  expect(await plan(scene, { prune: true })).toEqual(['delete old.example.com A 192.0.2.1'])
})

test('the plan of a zone does not list the other domains of the server, and can be applied', async () => {
  const { client } = await setUp({ world: 'agency-50' })
  const { servername: agency, domain: first } = await findFirstDomain(client)
  const records: Given[] = [{ host: 'new', type: 'A', content: '192.0.2.1' }]
  const made = await planZone(client, { servername: agency, domain: first, records })
  expect(made.unmanaged.filter(({ address }) => !address.includes('/dns/'))).toEqual([])
  await expect(applyPlan(made, { client })).resolves.toMatchObject({ writes: 1 })
})

test('two records that mean the same are both deleted before a CNAME of their name is added', async () => {
  const scene = await setUpZone([
    { host: 'shop', type: 'CAA', content: '0 issue "ca.example"' },
    { host: 'shop', type: 'CAA', content: '0 issue ca.example' },
  ])
  const records: Given[] = [{ host: 'shop', type: 'CNAME', content: 'example.net' }]
  const made = await planZone(scene.client, { servername, domain, records })
  await applyPlan(made, { client: scene.client, allow: ['delete', 'many~**'] })
  expect(await plan(scene, { records, prune: true })).toEqual([])
})

test('another address of a name that the file mentions is changed in place, with prune and without', async () => {
  const scene = await setUpZone([{ host: 'www', type: 'A', content: '192.0.2.1' }])
  const records: Given[] = [{ host: 'www', type: 'A', content: '192.0.2.2' }]
  expect(await plan(scene, { records })).toEqual(['update www.example.com A 192.0.2.2'])
  expect(await plan(scene, { records, prune: true })).toEqual(['update www.example.com A 192.0.2.2'])
})

test('a CNAME replaces records that it excludes, and is replaced by them', async () => {
  const addresses: Given[] = [
    { host: 'www', type: 'A', content: '192.0.2.1' },
    { host: 'www', type: 'A', content: '192.0.2.2' },
  ]
  const cname: Given[] = [{ host: 'www', type: 'CNAME', content: 'example.net' }]
  const scene = await setUpZone(addresses)
  const zone = { servername, domain, records: cname }
  const there = await planZone(scene.client, zone)
  expect(there.changes).toMatchObject([
    { action: 'delete', needs: ['delete'] },
    { action: 'delete', needs: ['delete'] },
    { action: 'create', needs: [], requires: [{}, {}].map(() => expect.any(String)) },
  ])
  await applyPlan(there, { client: scene.client, allow: ['delete', 'many~**'] })
  expect(await plan(scene, { records: cname, prune: true })).toEqual([])
  const back = await planZone(scene.client, { servername, domain, records: addresses })
  expect(back.changes).toMatchObject([
    { action: 'update', needs: ['interrupt'], interrupts: ['CNAME example.net'] },
    { action: 'create' },
  ])
  await applyPlan(back, { client: scene.client, allow: ['interrupt'] })
  expect(await plan(scene, { records: addresses, prune: true })).toEqual([])
})

test('records that the service manages are shown and never deleted', async () => {
  const scene = await setUpZone([{ host: '_ownership-verify', type: 'TXT', content: 'ownership-verify=abc' }])
  const site = createHosting(scene.client).server(servername)
  await site.dkim.set(domain, true)
  await site.dns.create({ domain, host: 'other._domainkey', type: 'TXT', content: 'v=DKIM1; p=abc' })
  await site.spf.create(domain)
  const lines = await plan(scene, { prune: true })
  expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'delete other._domainkey.example.com TXT',
    'ownership _ownership-verify.example.com TXT',
    expect.stringMatching(/^DKIM .*_domainkey\.example\.com TXT$/),
    'SPF example.com TXT',
  ])
})

test.each([false, true])(
  'an SPF record of the service is replaced by that of the file, prune: %s',
  async (prune) => {
    const scene = await setUpZone([])
    await createHosting(scene.client).server(servername).spf.create(domain)
    const records: Given[] = [{ host: '@', type: 'TXT', content: 'v=spf1 include:example.net ~all' }]
    const made = await planZone(scene.client, { servername, domain, records, prune })
    expect(made.changes).toMatchObject([{ action: 'update', needs: ['interrupt', 'expose'] }])
    await applyPlan(made, { client: scene.client, allow: ['interrupt', 'expose'] })
    const { dns } = createHosting(scene.client).server(servername)
    expect((await dns.list({ domain })).map(({ content }) => content)).toEqual([records[0]!.content])
  },
)

test('spf: null removes the setting, and keeps the SPF record of the file, which the API can show as a setting', async () => {
  const scene = await setUpZone([])
  const { client } = scene
  const site = createHosting(client).server(servername)
  await site.spf.create(domain)
  const records = [{ host: '@', type: 'TXT', content: 'v=spf1 include:example.net ~all' }] as const
  const dns = { prune: true, records: [...records] }
  const desired: Desired = {
    version: 1,
    hosting: { [servername]: { domains: { [domain]: { spf: null, dns } } } },
  }
  const allow = ['delete', 'many~**']
  await applyPlan(await planAccount(client, desired), { client, allow })
  const listed = await site.dns.list({ domain })
  expect(listed.map(({ content }) => content)).toEqual([records[0].content])
  const shown = connectShowing(scene, records[0].content)
  expect((await planAccount(shown, desired)).changes).toEqual([])
  const other = { ...dns, records: [{ ...records[0], content: 'v=spf1 mx -all' }] }
  const changed = { ...desired.hosting, [servername]: { domains: { [domain]: { spf: null, dns: other } } } }
  const plan = await planAccount(shown, { version: 1, hosting: changed })
  expect(plan.changes.map(({ at, action }) => `${action} ${at.kind}`)).toContain('delete spf')
})

/** Connects a client to an API that shows a text as the SPF setting of the domain. */
function connectShowing({ connect, sandbox }: Scene, spf_record: string): Client {
  return connect({
    fetch: (request) =>
      request.url.includes('/spf')
        ? Promise.resolve(Response.json({ spf_settings: [{ fqdn: domain, spf_record }] }))
        : sandbox.fetch(request),
  })
}

test('records are compared correctly if the API returns labels', async () => {
  const options = { assumptions: { 'dns-host-form': 'label' } } as const
  const record: Given = { host: '@', type: 'MX', content: 'mail.example.net', priority: 10, ttl: 300 }
  const scene = await setUpZone([record], options)
  expect(await plan(scene, { records: [record], prune: true })).toEqual([])
  expect(await plan(scene, { records: [{ ...record, priority: 20 }] })).toEqual([
    'update example.com MX mail.example.net',
  ])
})

test('a zone of an unknown domain does not add the domain', async () => {
  const { client, writes } = await setUp()
  const zone = { servername, domain: 'example.org', records: [] }
  await expect(applyZone(zone, { client })).rejects.toThrow('add the domain first')
  expect(writes()).toEqual([])
})
