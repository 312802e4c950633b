import { createClient } from '@hostwright/common'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHosting } from './hosting.ts'
import type { Site } from './server.ts'
import { domain, setUp } from './testing/ensure-scene.ts'

const password = 'Correct-Horse-7'
const admin = { admin_username: 'admin', admin_password: password, admin_email: 'admin@example.com' }
const nightly = { minute: '30', hour: '3', day: '*', month: '*', weekday: '*', command: 'php nightly.php' }

interface Row {
  /** Calls the resource's `ensure`, with a change of its input if one is given. */
  readonly ensure: (site: Site, change?: object) => Promise<object>
  readonly prepare?: (site: Site) => Promise<unknown>
  readonly identity: object
  readonly creates: string
  /** A change of the input of `ensure`. `changes` is the request that it leads to. */
  readonly change?: object
  readonly changes?: [line: string, body: object]
  /** Reads the resource at the end of the test. */
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
  'an auto reply': {
    ensure: (site, change) =>
      site.autoReplies.ensure({ domain, mail_address: `info@${domain}`, subject: 'Hi', body: '', ...change }),
    prepare: (site) => site.mail.create({ mail_address: `info@${domain}`, password }),
    identity: { mail_address: 'info@example.com' },
    creates: 'POST /auto-reply',
    change: { from_name: 'Shop', quote_incoming: true },
    changes: ['PUT /auto-reply/info%40example.com', { from_name: 'Shop', quote_incoming: true }],
    read: (site) => site.autoReplies.get(`info@${domain}`),
  },
  'a WordPress installation': {
    ensure: (site, change) =>
      site.wordpress.ensure({ url: `https://${domain}/blog/`, title: 'Blog', ...admin, ...change }),
    prepare: (site) => site.wordpress.install({ url: `${domain}/shop`, title: 'Shop', ...admin }),
    identity: {
      id: expect.any(String),
      url: 'https://example.com/blog',
      db_name: expect.stringMatching(/^hw123456_/),
      db_user: expect.stringMatching(/^hw123456_/),
    },
    creates: 'POST /wp',
    change: { memo: 'blog' },
    changes: [expect.stringMatching(/^PUT \/wp\/\w+$/), { memo: 'blog' }],
    read: (site) => site.wordpress.list(),
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

test.each(table)('%s is created once; if it exists, nothing is written', async (_, row) => {
  const { site, other, writes } = await setUp()
  await row.prepare?.(other)
  expect(await row.ensure(site)).toEqual({ ...row.identity, outcome: 'created' })
  expect(await row.ensure(site)).toEqual({ ...row.identity, outcome: 'unchanged' })
  expect(writes.map(([line]) => line)).toEqual([row.creates])
})

test.each(table.filter(([, { changes }]) => changes))(
  'differing properties of %s are changed once',
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
  '%s that another program creates meanwhile counts as existing, if a duplicate %s',
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

test('a resource that another program creates meanwhile with other properties is changed', async () => {
  const { site, other, before } = await setUp()
  before(() => other.databases.create({ name_suffix: 'shop', memo: 'theirs' }))
  expect(await site.databases.ensure({ name_suffix: 'shop', memo: 'ours' })).toMatchObject({
    outcome: 'changed',
  })
  expect(await other.databases.list()).toMatchObject([{ memo: 'ours' }])
})

test('a rejection for another reason is thrown', async () => {
  const { site } = await setUp()
  await expect(site.domains.ensure({ domain: 'example.org' })).rejects.toMatchObject({
    code: 'OPERATION_ERROR',
    operation: 'POST /v1/server/{servername}/domain',
  })
  await expect(site.databaseUsers.ensureGrant('hw123456_none', 'hw123456_shop')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a listed name of another form belongs to another resource, and is no error', async () => {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'unit-test',
    async fetch({ url, method }) {
      if (method !== 'GET') return Response.json({ message: 'Done.' })
      const ftp_account = 'hw123456' // without a domain, as the main account is written
      return Response.json(
        url.endsWith('/ftp')
          ? { accounts: [{ ftp_account }] }
          : { subdomains: [{ subdomain: 'a..example.com' }] },
      )
    },
  })
  const site = createHosting(client).server('hw123456.example.jp')
  const account = { ftp_account: 'deploy@example.com', password }
  expect(await site.ftp.ensure(account)).toMatchObject({ outcome: 'created' })
  expect(await site.subdomains.ensure({ subdomain: 'a.example.com' })).toMatchObject({ outcome: 'created' })
})

test('a rejection is thrown also if the read after it fails', async () => {
  const { site, faults } = await setUp()
  const effect = { status: 502, code: 'BACKEND_ERROR' }
  faults.add({ operationId: 'getDomain', nth: 2, effect })
  await expect(site.domains.ensure({ domain: 'example.org' })).rejects.toMatchObject({
    code: 'OPERATION_ERROR',
  })
  expect(faults.pending()).toEqual([])
})

test('a failed write does not count as a duplicate: its effect is unknown', async () => {
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

test('a failed read does not count as a missing resource', async () => {
  const { site, faults, writes } = await setUp()
  faults.add({ operationId: 'getDomain', effect: { status: 502, code: 'BACKEND_ERROR' } })
  await expect(site.domains.ensure({ domain: 'example.net' })).rejects.toMatchObject({
    code: 'BACKEND_ERROR',
  })
  expect(writes).toEqual([])
})

test('the password of an existing resource is neither compared nor set', async () => {
  const { site, other, writes } = await setUp()
  await other.mail.create({ mail_address: 'info@example.com', password })
  const mailbox = { mail_address: 'info@example.com', password: 'Battery-Staple-8' }
  expect(await site.mail.ensure(mailbox)).toMatchObject({ outcome: 'unchanged' })
  expect(writes).toEqual([])
})

test('if several cron jobs have the command, an equal one counts, otherwise nothing is written', async () => {
  const { site, other, writes } = await setUp({ assumptions: { 'hosting-duplicates': 'operation-error' } })
  await other.cron.create(nightly)
  await other.cron.create({ ...nightly, hour: '15' })
  expect(await site.cron.ensure({ ...nightly, hour: '15' })).toMatchObject({ outcome: 'unchanged' })
  await expect(site.cron.ensure({ ...nightly, hour: '20' })).rejects.toThrow(
    'command is that of 2 cron jobs: change one with cron.update',
  )
  expect(writes).toEqual([])
})

test('from any state, two runs lead to the wanted state, and the second writes nothing', async () => {
  const { site, other, writes, clock } = await setUp()
  const memo = fc.constantFrom(undefined, '', 'mine', 'yours')
  const suffix = fc.stringMatching(/^[a-z0-9_]{1,4}$/)
  const property = fc.asyncProperty(suffix, memo, memo, async (name_suffix, first, second) => {
    // Each client counts only its own requests, so the test waits for the next minute of the limits.
    await clock.advance({ minutes: 1 })
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
