import { createClient } from '@hostwright/common'
import { createSandbox, type SandboxOptions } from '@hostwright/sandbox'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createHosting } from './hosting.ts'
import type { Site } from './server.ts'

const domain = 'example.com'
const password = 'Correct-Horse-7'
const servername = 'hw123456.example.jp'

/** A site of a sandbox, with the writes that it sends; `before` is run when the next one is about to leave. */
async function setUp(options: SandboxOptions = {}) {
  const sandbox = await createSandbox({ speed: 0, ...options })
  onTestFinished(() => sandbox.close())
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const writes: [line: string, body: unknown][] = []
  const pending: (() => Promise<unknown>)[] = []
  const client = createClient({
    baseUrl,
    apiKey,
    retry: false,
    now: clock.now,
    sleep: clock.sleep,
    async fetch(request) {
      if (request.method !== 'GET') {
        const line = `${request.method} ${new URL(request.url).pathname.split(servername)[1]}`
        writes.push([line, await request.clone().json()])
        await pending.shift()?.()
      }
      return fetch(request)
    },
  })
  const site = createHosting(client).server(servername)
  /** Somebody else with the same server. */
  const other = createHosting(
    createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep }),
  ).server(servername)
  const { domain_validation_token } = await other.info()
  const content = `ownership-verify=${domain_validation_token}`
  for (const owned of [domain, 'example.net', 'xn--r8jz45g.jp']) {
    await other.dns.create({ domain: owned, host: '_ownership-verify', type: 'TXT', content })
  }
  await clock.advance({ minutes: 3 })
  return {
    clock,
    faults: sandbox.faults,
    site,
    other,
    writes,
    before: (step: () => Promise<unknown>) => pending.push(step),
  }
}

const nightly = { minute: '30', hour: '3', day: '*', month: '*', weekday: '*', command: 'php nightly.php' }

interface Row {
  /** Brings about what is wanted, as somebody new or once more. */
  readonly ensure: (site: Site, change?: object) => Promise<object>
  readonly prepare?: (site: Site) => Promise<unknown>
  readonly identity: object
  readonly creates: string
  /** A difference, and the request that fixes it. */
  readonly change?: object
  readonly changes?: [line: string, body: object]
  /** What is there after all of it. */
  readonly read: (site: Site) => Promise<unknown>
}

const rows: Record<string, Row> = {
  'a domain': {
    ensure: (site, change) => site.domains.ensure({ domain: 'Example.NET', ssl: false, ...change }),
    identity: { domain: 'example.net' },
    creates: 'POST /domain',
    change: { memo: 'shop' },
    changes: ['PUT /domain/example.net', { memo: 'shop' }],
    read: async (site) => (await site.domains.get('example.net')).memo,
  },
  'a DNS record': {
    ensure: (site, change) =>
      site.dns.ensure({ domain, host: 'mail', type: 'MX', content: 'mail.example.com', ...change }),
    identity: { id: expect.any(Number) },
    creates: 'POST /dns',
    change: { ttl: 60, priority: 20 },
    changes: [
      expect.stringMatching(/^PUT \/dns\/\d+$/),
      { domain, host: 'mail', type: 'MX', content: 'mail.example.com', ttl: 60, priority: 20 },
    ],
    read: async (site) =>
      (await site.dns.list({ domain })).flatMap(({ host, ttl, priority }) =>
        host === `mail.${domain}` ? [{ ttl, priority }] : [],
      ),
  },
  'a mailbox': {
    ensure: (site, change) => site.mail.ensure({ mail_address: 'info@example.com', password, ...change }),
    identity: { mail_address: 'info@example.com' },
    creates: 'POST /mail',
    change: { memo: 'reception', quota_mb: 5_000 },
    changes: ['PUT /mail/info%40example.com', { quota_mb: 5_000, memo: 'reception' }],
    read: (site) => site.mail.list(),
  },
  'a database': {
    ensure: (site, change) => site.databases.ensure({ name_suffix: 'shop', ...change }),
    prepare: (site) => site.databases.create({ name_suffix: 'my_shop' }),
    identity: { db_name: 'hw123456_shop' },
    creates: 'POST /db',
    change: { memo: 'shop' },
    changes: ['PUT /db/hw123456_shop', { memo: 'shop' }],
    read: (site) => site.databases.list(),
  },
  'a database user': {
    ensure: (site, change) => site.databaseUsers.ensure({ name_suffix: 'app', password, ...change }),
    prepare: (site) => site.databaseUsers.create({ name_suffix: 'my_app', password }),
    identity: { db_user: 'hw123456_app' },
    creates: 'POST /db/user',
    change: { memo: 'application' },
    changes: ['PUT /db/user/hw123456_app', { memo: 'application' }],
    read: (site) => site.databaseUsers.list(),
  },
  'a subdomain': {
    ensure: (site, change) =>
      site.subdomains.ensure({ subdomain: 'Blog.example.com', ssl: false, ...change }),
    identity: { subdomain: 'blog.example.com' },
    creates: 'POST /subdomain',
    change: { memo: 'blog' },
    changes: ['PUT /subdomain/blog.example.com', { memo: 'blog' }],
    read: (site) => site.subdomains.list(),
  },
  'an FTP account': {
    ensure: (site, change) => site.ftp.ensure({ ftp_account: 'deploy@example.com', password, ...change }),
    identity: { ftp_account: 'deploy@example.com' },
    creates: 'POST /ftp',
    change: { directory: '/example.com/public_html', quota_mb: 100, memo: 'deployment' },
    changes: [
      'PUT /ftp/deploy%40example.com',
      { directory: '/example.com/public_html', quota_mb: 100, memo: 'deployment' },
    ],
    read: (site) => site.ftp.list(),
  },
  'a cron job': {
    ensure: (site, change) => site.cron.ensure({ ...nightly, ...change }),
    prepare: (site) => site.cron.create({ ...nightly, command: 'php weekly.php' }),
    identity: { id: expect.anything() },
    creates: 'POST /cron',
    change: { comment: 'report' },
    changes: [expect.stringMatching(/^PUT \/cron\/\w+$/), { comment: 'report' }],
    read: (site) => site.cron.list(),
  },
  'a grant': {
    ensure: (site) => site.databaseUsers.ensureGrant('hw123456_app', 'hw123456_shop'),
    async prepare(site) {
      await site.databases.create({ name_suffix: 'shop' })
      await site.databaseUsers.create({ name_suffix: 'app', password })
    },
    identity: { db_user: 'hw123456_app', db_name: 'hw123456_shop' },
    creates: 'POST /db/user/hw123456_app/grant',
    read: (site) => site.databaseUsers.grants('hw123456_app'),
  },
}
const table = Object.entries(rows)

test.each(table)('%s is created once; when it is there, nothing is written', async (_, row) => {
  const { site, other, writes } = await setUp()
  await row.prepare?.(other)
  expect(await row.ensure(site)).toEqual({ ...row.identity, outcome: 'created' })
  expect(await row.ensure(site)).toEqual({ ...row.identity, outcome: 'unchanged' })
  expect(writes.map(([line]) => line)).toEqual([row.creates])
})

test.each(table.filter(([, { changes }]) => changes))(
  'of %s, what differs is changed, once',
  async (_, row) => {
    const { site, other, writes } = await setUp()
    await row.prepare?.(other)
    await row.ensure(other)
    const before = await row.read(other)
    expect(await row.ensure(site, row.change)).toEqual({ ...row.identity, outcome: 'changed' })
    expect(await row.read(other)).not.toEqual(before)
    expect(await row.ensure(site, row.change)).toEqual({ ...row.identity, outcome: 'unchanged' })
    expect(await row.ensure(site)).toEqual({ ...row.identity, outcome: 'unchanged' })
    expect(writes).toEqual([row.changes])
  },
)

const duplicates = ['operation-error', 'validation-error'] as const
const races = table.flatMap(([name, row]) => duplicates.map((choice) => [name, choice, row] as const))

test.each(races)(
  '%s that somebody creates meanwhile is there, where a duplicate %s',
  async (_, choice, row) => {
    const { site, other, writes, before } = await setUp({
      assumptions: { 'hosting-duplicates': choice, 'repeated-grant': 'duplicate' },
    })
    await row.prepare?.(other)
    before(() => row.ensure(other))
    expect(await row.ensure(site)).toEqual({ ...row.identity, outcome: 'unchanged' })
    expect(writes.map(([line]) => line)).toEqual([row.creates])
  },
)

test('what somebody else creates meanwhile, and otherwise than wanted, is changed', async () => {
  const { site, other, before } = await setUp()
  before(() => other.databases.create({ name_suffix: 'shop', memo: 'theirs' }))
  expect(await site.databases.ensure({ name_suffix: 'shop', memo: 'ours' })).toMatchObject({
    outcome: 'changed',
  })
  expect(await other.databases.list()).toMatchObject([{ memo: 'ours' }])
})

test('a rejection for any other cause stands', async () => {
  const { site } = await setUp()
  await expect(site.domains.ensure({ domain: 'example.org' })).rejects.toMatchObject({
    code: 'OPERATION_ERROR',
    operation: 'POST /v1/server/{servername}/domain',
  })
  await expect(site.databaseUsers.ensureGrant('hw123456_none', 'hw123456_shop')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a failed write is not taken for a duplicate: what it did is not known', async () => {
  const { site, other, before } = await setUp()
  const failure = new TypeError('fetch failed')
  before(() => Promise.reject(failure))
  await expect(site.databases.ensure({ name_suffix: 'shop' })).rejects.toMatchObject({
    name: 'ConnectionError',
  })
  before(async () => {
    await other.databases.create({ name_suffix: 'blog' })
    throw failure
  })
  await expect(site.databases.ensure({ name_suffix: 'blog' })).rejects.toMatchObject({
    name: 'ConnectionError',
  })
})

test('a read that fails is not taken for one that finds nothing', async () => {
  const { site, faults, writes } = await setUp()
  faults.add({ operationId: 'getDomain', effect: { status: 502, code: 'BACKEND_ERROR' } })
  await expect(site.domains.ensure({ domain: 'example.net' })).rejects.toMatchObject({
    code: 'BACKEND_ERROR',
  })
  expect(writes).toEqual([])
})

test('the password of what is there is neither compared nor set', async () => {
  const { site, other, writes } = await setUp()
  await other.mail.create({ mail_address: 'info@example.com', password })
  const mailbox = { mail_address: 'info@example.com', password: 'Battery-Staple-8' }
  expect(await site.mail.ensure(mailbox)).toMatchObject({ outcome: 'unchanged' })
  expect(writes).toEqual([])
})

test('a native domain is found again, in whatever form responses write it', async () => {
  for (const form of ['punycode', 'own-script-under-domain'] as const) {
    const { site } = await setUp({ assumptions: { 'internationalised-answers': form } })
    expect(await site.domains.ensure({ domain: '例え.jp', ssl: false })).toMatchObject({ outcome: 'created' })
    expect(await site.domains.ensure({ domain: '例え.jp' })).toMatchObject({ outcome: 'unchanged' })
    const record = { domain: '例え.jp', host: 'ブログ', type: 'CNAME', content: '例え.jp' } as const
    expect(await site.dns.ensure(record)).toMatchObject({ outcome: 'created' })
    expect(await site.dns.ensure(record)).toMatchObject({ outcome: 'unchanged' })
  }
})

test('a name has one CNAME, so its content is replaced; of other types, records stand side by side', async () => {
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

test('a TTL counts for every type', async () => {
  const { site, other } = await setUp()
  const record = { domain, host: 'www2', type: 'A', content: '192.0.2.1' } as const
  expect(await site.dns.ensure({ ...record, ttl: 600 })).toMatchObject({ outcome: 'created' })
  expect(await site.dns.ensure({ ...record, ttl: 600 })).toMatchObject({ outcome: 'unchanged' })
  expect(await site.dns.ensure({ ...record, ttl: 900 })).toMatchObject({ outcome: 'changed' })
  expect(await other.dns.list({ domain })).toContainEqual(
    expect.objectContaining({ content: '192.0.2.1', ttl: 900 }),
  )
})

test('a priority counts where the type has one, else it is no difference', async () => {
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

test('whatever is there already, two runs lead to what is wanted, and the second writes nothing', async () => {
  const { site, other, writes, clock } = await setUp()
  const memo = fc.constantFrom(undefined, '', 'mine', 'yours')
  const suffix = fc.stringMatching(/^[a-z0-9_]{1,4}$/)
  const property = fc.asyncProperty(suffix, memo, memo, async (name_suffix, first, second) => {
    await clock.advance({ minutes: 1 }) // both clients count their requests for themselves
    const toBody = (given?: string) => ({ name_suffix, ...(given !== undefined && { memo: given }) })
    await site.databases.ensure(toBody(first))
    const count = (await other.databases.list()).length
    const { db_name } = await site.databases.ensure(toBody(second))
    writes.length = 0
    expect(await site.databases.ensure(toBody(second))).toEqual({ db_name, outcome: 'unchanged' })
    expect(writes).toEqual([])
    const list = await other.databases.list()
    expect(list).toHaveLength(count)
    expect(list.find((one) => one.db_name === `hw123456_${name_suffix}`)?.memo).toBe(
      second ?? list.find((one) => one.db_name === db_name)?.memo,
    )
  })
  await fc.assert(property, { numRuns: 30 })
})
