import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import { type Runner, type Scene, server, test } from './plan-scene.ts'

const domain = 'example.com'
const allow = ['delete', 'many~**']
type Given = Omit<Parameters<Site['dns']['create']>[0], 'domain'>
const apex: Given = { host: '@', type: 'A', content: '198.18.0.1' }

async function fill(scene: Scene, records: readonly Given[]): Promise<Runner> {
  for (const { id } of await scene.site.dns.list({ domain })) await scene.site.dns.delete(id)
  for (const record of records) await scene.site.dns.create({ domain, ...record })
  return scene.runner()
}

const file = (records: readonly Given[], more: object = {}, top: object = {}): object => ({
  version: 1,
  ...top,
  hosting: { [server]: { domains: { [domain]: { dns: { prune: true, records, ...more } } } } },
})

/** Plans and applies, and returns the result or the error. */
async function make(runner: Runner, wanted: object, given: readonly string[] = allow): Promise<unknown> {
  return runner
    .plan(wanted)
    .then(async (plan) => runner.apply(plan, { allow: given }))
    .catch((error: unknown) => error)
}

const contents = async ({ site }: Scene): Promise<string[]> =>
  (await site.dns.list({ domain }))
    .map(({ type, content }) => `${type} ${content.replaceAll('"', '')}`)
    .toSorted()

const mail: Given[] = [
  { host: '@', type: 'MX', content: 'mail.example.net', priority: 10 },
  { host: '@', type: 'TXT', content: 'google-site-verification=abc' },
]

test.for([
  ['without prune', [], false],
  ['with prune, but without the allowance to delete', ['interrupt'], true],
] as const)(
  'an unmanaged TXT record is not changed into another one %s',
  async ([_, given, prune], { scene }) => {
    const runner = await fill(scene, mail)
    await make(runner, file([mail[0]!, { host: '@', type: 'TXT', content: 'other=1' }], { prune }), given)
    expect(await contents(scene)).toContain('TXT google-site-verification=abc')
  },
)

test('NS and SOA records in a list are never deleted', async ({ scene }) => {
  const runner = await fill(scene, [apex])
  const kept = [
    { id: 901, domain, host: domain, type: 'NS', content: 'ns1.example.net', ttl: 3600, priority: 0 },
    {
      id: 902,
      domain,
      host: domain,
      type: 'SOA',
      content: 'ns1.example.net. a.example.net. 1 2 3 4 5',
      ttl: 3600,
      priority: 0,
    },
  ]
  const deleted: string[] = []
  runner.between = async (request, forward) => {
    const { pathname } = new URL(request.url)
    if (/\/dns\/90[12]$/.test(pathname)) deleted.push(`${request.method} ${pathname}`)
    const response = await forward()
    if (request.method !== 'GET' || !pathname.endsWith('/dns')) return response
    const body = (await response.clone().json()) as object
    const key = Object.entries(body).find(([, value]) => Array.isArray(value))?.[0] ?? 'dns'
    const rows = (body as Record<string, object[]>)[key] ?? []
    return Response.json({ ...body, [key]: [...rows, ...kept] }, { headers: response.headers })
  }
  await make(runner, file([{ host: 'www', type: 'A', content: '192.0.2.1' }]))
  expect(deleted).toEqual([])
})

test.for([
  ['a semicolon and quotes', String.raw`k=1; say "hello" \ and go`],
  ['a prototype', '__proto__'],
  ['an escape of a terminal', '\u001B[2Jall is fine'],
  ['a line break', 'one\ntwo'],
  ['a text of 255 and more', 'x'.repeat(400)],
] as const)(
  'an unmanaged TXT with %s stays, and the zone is still planned',
  async ([_, content], { scene }) => {
    const runner = await fill(scene, [apex])
    await scene.site.dns.create({ domain, host: '@', type: 'TXT', content }).catch(() => {})
    const before = await contents(scene)
    const plan = await runner.plan(file([apex], { prune: false }))
    expect(plan.changes).toEqual([])
    await runner.apply(plan)
    expect(await contents(scene)).toEqual(before)
  },
)

test('a ttl that the file leaves out stays unchanged', async ({ scene }) => {
  const runner = await fill(scene, [{ host: 'www', type: 'A', content: '192.0.2.1', ttl: 120 }])
  await make(runner, file([{ host: 'www', type: 'A', content: '192.0.2.2' }]), ['interrupt', ...allow])
  expect(await scene.site.dns.list({ domain })).toMatchObject([{ content: '192.0.2.2', ttl: 120 }])
})

test('a domain has an MX record at every moment while one replaces another', async ({ scene }) => {
  const runner = await fill(scene, [mail[0]!])
  let isWithout = false
  runner.between = async (_, forward) => {
    const response = await forward()
    isWithout ||= !(await contents(scene)).some((line) => line.startsWith('MX'))
    return response
  }
  await make(runner, file([{ host: '@', type: 'MX', content: 'mx.example.org', priority: 5 }]))
  expect(await contents(scene)).toEqual(['MX mx.example.org'])
  expect(isWithout).toBe(false)
})

test('records that keep and ignore cover are not pruned, even with every allowance', async ({ scene }) => {
  const challenge: Given = { host: '_acme-challenge', type: 'TXT', content: 'token' }
  const runner = await fill(scene, [apex, challenge, ...mail])
  const top = {
    ignore: ['**/_acme-challenge.**'],
    keep: [`hosting/${server}/dns/example.com MX **`, '**/dns/example.com MX*'],
  }
  const result = await make(runner, file([apex], {}, top), ['delete', 'many~**'])
  expect(await contents(scene)).toEqual(expect.arrayContaining(['TXT token', 'MX mail.example.net']))
  expect(String(result)).not.toContain('DesiredError')
})

test('a domain in capitals and with a final dot plans the same zone', async ({ scene }) => {
  const runner = await fill(scene, [apex])
  const plan = await runner.zone({
    servername: server,
    domain: 'EXAMPLE.com.',
    records: [apex],
    prune: true,
  })
  expect(plan.changes).toEqual([])
})
