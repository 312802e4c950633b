import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Caller, createCaller } from '../../testing/create-caller.ts'
import { below, servername, serverPath, setUpHosting } from '../../testing/hosting.ts'

const password = 'Correct-Horse-7'

/** A resource with its own path: how it is created, and the requests that use it. */
interface Resource {
  readonly create: (number: number) => readonly [route: string, body: object]
  /** Returns the path of a resource, from the identifier in the response to its creation or from its name. */
  readonly at: (identifier: string, number: number) => string
  readonly uses: readonly { readonly method: string; readonly suffix?: string; readonly body?: object }[]
}

const remove = { method: 'DELETE' }
const read = { method: 'GET' }
const changeMemo = { method: 'PUT', body: { memo: 'mine' } }

const resources: Readonly<Record<string, Resource>> = {
  mailAccount: {
    create: (number) => ['/mail', { mail_address: `info${number}@${servername}`, password }],
    at: (_, number) => `/mail/info${number}%40${servername}`,
    uses: [
      read,
      changeMemo,
      { method: 'GET', suffix: '/forwarding' },
      { method: 'PUT', suffix: '/forwarding', body: { forwarding_addresses: ['a@example.net'] } },
      remove,
    ],
  },
  mailFilter: {
    create: () => [
      '/mail-filter',
      {
        domain: servername,
        conditions: [{ keyword: 'x', field: 'to', match_type: 'match' }],
        action: { type: 'trash', target: '', method: 'move' },
      },
    ],
    at: (id) => `/mail-filter/${id}`,
    uses: [remove],
  },
  cronJob: {
    create: (number) => [
      '/cron',
      { minute: '0', hour: '0', day: '1', month: '1', weekday: '*', command: `/bin/job${number}` },
    ],
    at: (id) => `/cron/${id}`,
    uses: [{ method: 'PUT', body: { enabled: false } }, remove],
  },
  wordPress: {
    create: (number) => [
      '/wp',
      {
        url: `${servername}/blog${number}`,
        title: 'Blog',
        admin_username: 'admin',
        admin_password: password,
        admin_email: 'admin@example.com',
      },
    ],
    at: (id) => `/wp/${id}`,
    uses: [changeMemo, remove],
  },
  database: {
    create: (number) => ['/db', { name_suffix: `db${number}` }],
    at: (_, number) => `/db/hw123456_db${number}`,
    uses: [changeMemo, remove],
  },
  databaseUser: {
    create: (number) => ['/db/user', { name_suffix: `user${number}`, password }],
    at: (_, number) => `/db/user/hw123456_user${number}`,
    uses: [{ method: 'GET', suffix: '/grant' }, changeMemo, remove],
  },
  ftpAccount: {
    create: (number) => ['/ftp', { ftp_account: `deploy${number}@${servername}`, password }],
    at: (_, number) => `/ftp/deploy${number}%40${servername}`,
    uses: [changeMemo, remove],
  },
}

const lists = ['mail', 'mail-filter', 'cron', 'wp', 'db', 'db/user', 'ftp', 'server-info/usage']

const step = fc.record({
  kind: fc.constantFrom(...Object.keys(resources)),
  use: fc.nat(),
  by: fc.constantFrom('its own server', 'another server', 'a key of another server', 'a key that only reads'),
})

test('a resource is reached through its own server and its keys only, and not after its deletion', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
    const { sandbox, call, onServer, orderServer } = await setUpHosting()
    const other = await orderServer('other1')
    const otherKey = sandbox.keys.create({ server: { target_mode: 'selected', targets: [other] } })
    const readingKey = sandbox.keys.create({ permission_type: 'read' })
    const show = async () => {
      const shown: unknown[] = []
      for (const list of lists) {
        const { status, body } = await onServer(`GET /${list}`)
        expect(status, list).toBe(200)
        shown.push(body)
      }
      return shown
    }
    for (const [number, { kind, use, by }] of steps.entries()) {
      const { create, at, uses } = resources[kind]!
      const [route, content] = create(number)
      const made = await onServer<{ id?: string }>(`POST ${route}`, { body: content })
      expect(made.status).toBe(200)
      const path = at(made.body.id ?? '', number)
      const { method, suffix = '', body } = uses[use % uses.length]!
      const run = async (caller: Caller, base = serverPath) =>
        (await caller(below(base, `${method} ${path}${suffix}`), { body })).status
      const before = await show()
      if (by !== 'its own server') {
        if (by === 'another server') expect(await run(call, `/v1/server/${other}`)).toBe(404)
        if (by === 'a key of another server') expect(await run(createCaller(sandbox, otherKey))).toBe(403)
        if (by === 'a key that only reads') {
          expect(await run(createCaller(sandbox, readingKey))).toBe(method === 'GET' ? 200 : 403)
        }
        expect(await show()).toEqual(before)
        continue
      }
      expect(await run(call)).toBe(200)
      if (method !== 'DELETE') continue
      expect(await show()).not.toEqual(before)
      for (const { method, suffix = '', body } of uses) {
        expect((await onServer(`${method} ${path}${suffix}`, { body })).status).toBe(404)
      }
    }
    await sandbox.close()
  })
  await fc.assert(property, { numRuns: 60 })
})

test('a server that is not set up yet takes no changes', async () => {
  const { call, sandbox } = await setUpHosting()
  const headers = { 'Idempotency-Key': 'order-of-new1' }
  const body = { plan_id: 'standard', period: 12, expected_total_price: 13_200, agree_to_terms: true }
  await call('POST /v1/server', { headers, body: { ...body, server_id: 'new1' } })
  const add = () => call('POST /v1/server/new1.example.jp/db', { body: { name_suffix: 'one' } })
  expect(await add()).toMatchObject({ status: 409 })
  expect(await call('GET /v1/server/new1.example.jp/db')).toMatchObject({ status: 200 })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await add()).toMatchObject({ status: 200 })
})
