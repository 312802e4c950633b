import { createMemoryJournal, type Quote } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection } from '../testing/responses.ts'
import { createScriptedProduct, type Order } from '../testing/scripted-product.ts'
import { createOrders } from './create-orders.ts'
import { toIntentId } from '../record/intent-ids.ts'

const minute = 60_000
const order: Order = { plan_id: 'standard-2gb', name: 'web-01' }
const server = { id: 7, uuid: null, name: 'web-01', status: 'setup_pending' }
const placed = (): Response => json({ server })
const intentId = (number: number, name = 'web-01') => toIntentId('', '/v1/vps/servers', name, number)

test('an order of a new name is quoted and placed, under a key that is derived from the name', async () => {
  const { ensure, replies, sent, client, requests } = createScriptedAccount()
  replies.push(placed())
  expect(await ensure()).toEqual({ contract: server, state: 'ordered', pending: [] })
  const id = await intentId(1)
  const idempotencyKey = sent[0]?.headers.get('Idempotency-Key')
  expect(await sent[0]!.json()).toEqual({
    ...order,
    ...consent,
    expected_total_price: 900,
    dry_run: false,
  })
  expect(await portsOf(client).journal.list()).toMatchObject([
    {
      id,
      idempotencyKey,
      intent: { name: 'web-01', number: 1 },
      state: 'settled',
      at: portsOf(client).now(),
    },
  ])
  expect(requests).toEqual([
    'GET /v1/me',
    'GET /v1/logs',
    'GET /v1/logs',
    'GET /v1/vps/servers',
    'GET /v1/vps/servers',
    'POST /v1/vps/servers',
    'GET /v1/logs',
    'POST /v1/vps/servers',
  ])
})

test('a listed contract of the name is existing, no matter who ordered it', async () => {
  const { ensure, shown, sent, client } = createScriptedAccount()
  shown.contracts.push({ uuid: 'a', name: 'web-01' }, { uuid: 'b', name: 'web-02' })
  expect(await ensure()).toEqual({ contract: shown.contracts[0], state: 'existing', pending: [] })
  expect([sent, await portsOf(client).journal.list()]).toEqual([[], []])
})

test('an existing contract of another plan says in what it differs', async () => {
  const { ensure, shown } = createScriptedAccount()
  shown.contracts.push({ uuid: 'a', name: 'web-01', plan: 'standard-4gb' } as never)
  expect(await ensure()).toMatchObject({ state: 'existing', differs: ['plan_id'] })
})

test('a contract of the name that has ended does not count', async () => {
  const { ensure, shown, replies } = createScriptedAccount()
  shown.contracts.push({ uuid: 'a', name: 'web-01', status: 'expired' })
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
})

test('two contracts of the name are an error that names both', async () => {
  const { ensure, shown } = createScriptedAccount()
  shown.contracts.push({ uuid: 'a', name: 'web-01' }, { uuid: 'b', name: 'web-01' })
  await expect(ensure()).rejects.toMatchObject({
    name: 'ConfigError',
    field: 'name',
    message: 'name web-01 is the name of several contracts, a and b: rename one',
  })
})

test.each(['setup_pending', 'building'])(
  'the same call again finds the order while it is %s, and sends nothing',
  async (status) => {
    const { ensure, replies, shown, sent } = createScriptedAccount()
    replies.push(placed())
    await ensure()
    shown.signups[7] = { id: 7, uuid: null, status }
    expect(await ensure()).toEqual({
      contract: { id: 7, uuid: null, status },
      state: 'existing',
      pending: [],
    })
    expect(sent).toHaveLength(1)
  },
)

test('the contract of an order of its own has its status from the list, and the order’s number from its sign-up', async () => {
  const { ensure, replies, shown } = createScriptedAccount()
  replies.push(placed())
  await ensure()
  shown.signups[7] = { id: 7, uuid: 'a', status: 'active' }
  // The sign-up status stays `active`.
  shown.contracts.push({ uuid: 'a', name: 'web-01', status: 'suspended' })
  expect(await ensure()).toEqual({
    contract: { id: 7, uuid: 'a', name: 'web-01', status: 'suspended' },
    state: 'existing',
    pending: [],
  })
})

test('a contract of the name that is not the own order’s does not get its number', async () => {
  const { ensure, replies, shown } = createScriptedAccount()
  replies.push(placed())
  await ensure()
  shown.signups[7] = { id: 7, uuid: 'a', status: 'active' }
  shown.contracts.push({ uuid: 'b', name: 'web-01' })
  expect((await ensure()).contract).toEqual({ uuid: 'b', name: 'web-01' })
})

test('its own contract that was renamed is found by its uuid', async () => {
  const { ensure, replies, shown, sent } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: 'a' } }))
  await ensure()
  shown.contracts.push({ uuid: 'a', name: 'renamed' })
  expect(await ensure()).toMatchObject({ contract: { uuid: 'a', name: 'renamed' }, state: 'existing' })
  expect(sent).toHaveLength(1)
})

test('its own contract that the list lacks is asked for by itself', async () => {
  const { ensure, replies, shown, sent } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: 'a' } }))
  await ensure()
  shown.hidden.push('a')
  expect(await ensure()).toEqual({ contract: { uuid: 'a' }, state: 'existing', pending: [] })
  expect(sent).toHaveLength(1)
})

test('an order without a name is ensured by a word, and recognized by its derived name', async () => {
  const { ensure, replies, shown, sent, client } = createScriptedAccount()
  replies.push(placed())
  const unnamed = { name: undefined } as never
  replies[0] = json({ server: { id: 7, uuid: null } })
  await expect(ensure(unnamed, { intent: 'shop' })).resolves.toMatchObject({ state: 'ordered' })
  const { name } = (await sent[0]!.json()) as { name: string }
  expect(name).toMatch(/^hw-[0-9a-f]{20}$/)
  const { idempotencyKey } = (await portsOf(client).journal.read(await intentId(1, 'shop')))!
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(idempotencyKey)
  shown.contracts.push({ uuid: 'x', name: 'shop' }, { uuid: 'a', name })
  await expect(ensure(unnamed, { intent: 'shop' })).resolves.toMatchObject({
    contract: { uuid: 'a', name },
    state: 'existing',
  })
})

test('the quote is shown before the order is sent; a rejection sends nothing, and the next call goes on', async () => {
  const { ensure, replies, sent } = createScriptedAccount()
  const seen: Quote<object>[] = []
  const confirm = async (quote: Quote<object>): Promise<boolean> => {
    seen.push(quote)
    if (seen.length === 1) throw new Error('too much')
    return true
  }
  await expect(ensure({}, { confirm })).rejects.toThrow('too much')
  await expect(ensure({}, { confirm: () => false })).rejects.toThrow('confirm returned false')
  expect(sent).toEqual([])
  replies.push(placed())
  await expect(ensure({}, { confirm })).resolves.toMatchObject({ state: 'ordered' })
  expect(seen).toMatchObject([{ total_price: 900, order }, { id: seen[0]!.id }])
})

test('an order above the limit of the call is not tried', async () => {
  const { ensure, requests, replies, shown } = createScriptedAccount()
  const message = 'maxTotalPrice is 899 yen, and the order costs 900'
  await expect(ensure({}, { maxTotalPrice: 899 })).rejects.toThrow(message)
  expect(requests).not.toContain('POST /v1/vps/servers')
  replies.push(placed())
  await expect(ensure({}, { maxTotalPrice: 900 })).resolves.toMatchObject({ state: 'ordered' })
  shown.price = 901
  const tried = ensure({ name: 'web-02' }, { maxTotalPrice: 900 })
  await expect(tried).rejects.toThrow('maxTotalPrice is 900 yen, and the order costs 901')
})

test.each(['isListForbidden', 'isLogForbidden'] as const)(
  'without the right to read (%s) nothing is ordered',
  async (right) => {
    const { ensure, requests, shown } = createScriptedAccount()
    shown[right] = true
    await expect(ensure()).rejects.toMatchObject({ name: 'ConfigError', field: 'apiKey' })
    expect(requests).not.toContain('POST /v1/vps/servers')
  },
)

test.each([
  ['/v1/vps/servers', { servers: null }],
  ['/v1/logs', { message: 'Try later.' }],
])('a malformed response of %s is reported as one, and a later call orders', async (path, body) => {
  const { connect, ensure, fetch, replies } = createScriptedAccount()
  const { orders } = connect({
    fetch: (request) =>
      new URL(request.url).pathname === path && request.method === 'GET'
        ? Promise.resolve(json(body))
        : fetch(request),
  })
  await expect(orders.ensure(order, consent)).rejects.toMatchObject({ name: 'UnexpectedResponseError' })
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
})

test('a contract that is listed twice is one contract', async () => {
  const { ensure, shown } = createScriptedAccount()
  const twice = { uuid: 'a', name: 'web-01', status: 'active' }
  shown.contracts.push(twice, twice)
  await expect(ensure()).resolves.toMatchObject({ state: 'existing', contract: { uuid: 'a' } })
})

test('a quote of the name that was placed counts like an order of `ensure`', async () => {
  const { ensure, quote, place, replies, shown, sent, platform } = createScriptedAccount()
  replies.push(placed())
  await place(await quote({}, order))
  await platform.sleep(minute)
  shown.signups[7] = server
  await expect(ensure()).resolves.toMatchObject({ state: 'existing', contract: { id: 7 } })
  expect(sent).toHaveLength(1)
})

test('a client that was given no journal does not order', async () => {
  const { connect, requests } = createScriptedAccount()
  const { orders } = connect({ journal: undefined })
  await expect(orders.ensure(order, consent)).rejects.toMatchObject({ name: 'ConfigError', field: 'journal' })
  expect(requests).toEqual([])
})

test('a journal of another machine knows nothing: the log does', async () => {
  const { ensure, connect, replies, sent } = createScriptedAccount()
  replies.push(placed())
  await ensure()
  const elsewhere = connect({ journal: createMemoryJournal() }).orders
  await expect(elsewhere.ensure(order, consent)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  expect(sent).toHaveLength(1)
})

test('quotes without a mark, and quotes that came to nothing, are skipped', async () => {
  const { ensure, quote, dryRuns, replies } = createScriptedAccount()
  dryRuns.push(rejection(422, 'PLAN_NOT_AVAILABLE'))
  await expect(quote({}, order)).rejects.toMatchObject({ code: 'PLAN_NOT_AVAILABLE' })
  await quote({ mark: false })
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
})

test('a lost order of the name without a mark counts, too', async () => {
  const { ensure, quote, place, replies, sent } = createScriptedAccount()
  replies.push(new TypeError('reset'))
  await place(await quote({ mark: false }, order)).catch(() => {})
  await expect(ensure()).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  expect(sent).toHaveLength(1)
})

test('an empty log is read from its beginning', async () => {
  const { connect, fetch, replies } = createScriptedAccount()
  const queries: string[] = []
  const { orders } = connect({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname !== '/v1/logs') return fetch(request)
      queries.push(search)
      return json({ logs: [], has_more: false })
    },
  })
  replies.push(placed())
  await expect(orders.ensure(order, consent)).resolves.toMatchObject({ state: 'ordered' })
  expect(queries.slice(0, 2)).toEqual(['?limit=20', '?method=POST&limit=500'])
})

test('the log is read from a horizon before its newest entry', async () => {
  const { connect, fetch, replies, log } = createScriptedAccount()
  log(402)
  const queries: string[] = []
  const { orders } = connect({
    fetch: (request) => {
      queries.push(new URL(request.url).searchParams.get('from') ?? '')
      return fetch(request)
    },
  })
  replies.push(placed())
  await orders.ensure(order, consent)
  expect(queries).toContain('2026-01-01 07:45:00')
})

test('of a product whose names are sold once, a given name is safe from what nobody explains', async () => {
  const { client, log, replies } = createScriptedAccount()
  const product = { ...createScriptedProduct(client), isNameUnique: true }
  const { ensure } = createOrders(client, product)
  log(200)
  const { name: _, ...unnamed } = order
  await expect(ensure(unnamed, { ...consent, intent: 'shop' })).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
  })
  replies.push(placed())
  await expect(ensure(order, consent)).resolves.toMatchObject({ state: 'ordered' })
})
