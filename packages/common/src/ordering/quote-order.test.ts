import { expect, test, vi } from 'vitest'
import { createScriptedAccount, type Order } from '../testing/scripted-account.ts'
import { rejection } from '../testing/scripted-fetch.ts'
import { toJapanTime } from '../call/japan-time.ts'
import { quoteOrder } from './quote-order.ts'

const order: Order = { plan_id: 'standard-2gb' }
const secrets = { root_password: 'Dry-run-1' }

test('a quote has all that `place` and `reconcile` need, and the journal has it as planned', async () => {
  const { quote, world, shown, client, log } = createScriptedAccount()
  shown.contracts.push({ id: 'a', mark: 'web-01' })
  log(422)
  const quoted = await quote({ idempotencyKey: 'order-0001' })
  const keyId = await client.keyId()
  expect(quoted).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    account: 'https://api.example.com',
    path: '/v1/vps/servers',
    order: { plan_id: 'standard-2gb', name: quoted.mark?.value },
    mark: { field: 'name', value: expect.stringMatching(/^hw-[0-9a-f]{20}$/), isUnique: true },
    total_price: 900,
    regular_total_price: 1_000,
    campaign_applied: true,
    idempotencyKey: 'order-0001',
    keyId,
    contracts: ['a'],
    at: world.now(),
    apiAt: world.now(),
    logged: {
      from: toJapanTime(world.now() - 600_000),
      known: [`${toJapanTime(world.now())} 422`],
    },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const [record] = await client.journal.list()
  expect(record).toMatchObject({
    id: quoted.id,
    revision: 2,
    account: client.account,
    state: 'planned',
    quote: quoted,
    requests: [{ kind: 'dry-run', keyId, status: 200, from: world.now(), to: world.now() }],
  })
  await quote()
})

test('the dry run is sent without a key, and is in the journal before it leaves', async () => {
  const { ordering, client } = createScriptedAccount()
  let during: unknown
  const send = vi.fn<typeof ordering.send>(async (...args) => {
    during = await client.journal.list()
    return ordering.send(...args)
  })
  const { mark } = await quoteOrder({ ...ordering, send }, order, secrets)
  expect(send.mock.calls.map(([body, key]) => [body, key])).toEqual([
    [
      {
        plan_id: 'standard-2gb',
        name: mark?.value,
        root_password: 'Dry-run-1',
        expected_total_price: 900,
        agree_to_terms: true,
        dry_run: true,
      },
      undefined,
    ],
  ])
  expect(during).toMatchObject([{ state: 'planned', requests: [{ kind: 'dry-run', status: null }] }])
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an order', { server: { id: 1 } }],
  ['what says that it is none', { dry_run: false, total_price: 900 }],
  ['no price', { dry_run: true }],
  ['a negative price', { dry_run: true, total_price: -1 }],
  ['part of a yen', { dry_run: true, total_price: 900.5 }],
  ['a text', { dry_run: true, total_price: '900' }],
])('a dry run that responds %s is no quote, and the journal is done with it', async (_, response) => {
  const { ordering, client } = createScriptedAccount()
  const quoting = quoteOrder({ ...ordering, send: async () => response as never }, order, secrets)
  await expect(quoting).rejects.toMatchObject({
    name: 'UnexpectedResponseError',
    status: 200,
    contentType: null,
    operation: 'POST /v1/vps/servers',
    message: expect.stringContaining('The response is not that of a dry run'),
  })
  expect(await client.journal.list()).toMatchObject([{ state: 'settled', outcome: { executed: false } }])
})

test('the price is that of the dry run, not of the list; it may be nothing, and not above the limit', async () => {
  const { ordering, connect } = createScriptedAccount()
  const tried = (total_price: number) => async () => ({ dry_run: true, total_price }) as never
  await expect(quoteOrder({ ...ordering, send: tried(0) }, order, secrets)).resolves.toMatchObject({
    total_price: 0,
  })
  const careful = connect({ maxTotalPrice: 900 })
  await expect(quoteOrder({ ...careful, send: tried(901) }, order, secrets)).rejects.toThrow(
    'maxTotalPrice is 900 yen, and the order costs 901',
  )
})

test('a rejected dry run comes out as it is, and its key can be used again', async () => {
  const { ordering, client } = createScriptedAccount()
  const rejected = new Error('PLAN_NOT_AVAILABLE')
  const options = { idempotencyKey: 'order-0001' }
  const failing = { ...ordering, send: () => Promise.reject(rejected) }
  await expect(quoteOrder(failing, order, secrets, options)).rejects.toBe(rejected)
  expect(await client.journal.list()).toMatchObject([{ state: 'settled', outcome: { executed: false } }])
  await expect(quoteOrder(ordering, order, secrets, options)).resolves.toHaveProperty('idempotencyKey')
})

test.each<[string, (() => Response) | Error, unknown]>([
  ['refused', () => rejection(402, 'PAYMENT_REQUIRED'), [{ kind: 'dry-run', status: 402 }]],
  ['lost', new TypeError('terminated'), [{ kind: 'dry-run', status: null, to: null }]],
  ['failed', () => rejection(502, 'BACKEND_ERROR'), [{ kind: 'dry-run', status: null, to: null }]],
])('of a dry run that was %s, the journal has what others can tell it by', async (_, reply, requests) => {
  const { world, client, connect } = createScriptedAccount()
  const failing = connect({
    async fetch(request) {
      if (request.method === 'GET') return client.fetch(request)
      if (reply instanceof Error) throw reply
      return reply()
    },
  })
  await expect(quoteOrder(failing, order, secrets)).rejects.toHaveProperty('name')
  const [record] = await failing.client.journal.list()
  expect(record).toMatchObject({ state: 'settled', requests })
  expect(record?.requests[0]).toMatchObject({ from: world.now(), keyId: await failing.client.keyId() })
})

test('a dry run that never left is nobody’s in the log', async () => {
  const { connect } = createScriptedAccount()
  const readOnly = connect({ readOnly: true })
  await expect(quoteOrder(readOnly, order, secrets)).rejects.toThrow('readOnly')
  expect(await readOnly.client.journal.list()).toMatchObject([{ state: 'settled', requests: [] }])
})

test('what the key may not read is null in the quote', async () => {
  const { quote, shown } = createScriptedAccount()
  shown.isListForbidden = true
  shown.isLogForbidden = true
  expect(await quote()).toMatchObject({ contracts: null, apiAt: null, logged: null })
})

test('a name that was given is the mark, unless a contract has it already', async () => {
  const { quote, shown } = createScriptedAccount()
  const named = { ...order, name: 'web-01' }
  expect(await quote({}, named)).toMatchObject({
    order: named,
    mark: { field: 'name', value: 'web-01', isUnique: false },
  })
  shown.contracts.push({ id: 'a', mark: 'web-01' })
  const taken = await quote({}, named)
  expect(taken).toMatchObject({
    order: named,
    mark: null,
    unmarked: 'a contract has the name web-01 already',
  })
})

test('without a mark, nothing is added to the order, and the quote says why', async () => {
  const { quote } = createScriptedAccount()
  for (const wanted of [order, { ...order, name: 'web-01' }]) {
    const { order: quoted, mark, unmarked } = await quote({ mark: false }, wanted)
    expect([quoted, mark, unmarked]).toEqual([wanted, null, 'mark is false'])
  }
})

test('a derived mark is that of its key and of its API', async () => {
  const { quote, connect } = createScriptedAccount()
  const elsewhere = connect({ baseUrl: 'https://other.example.com' })
  const marks = [
    await quote({ idempotencyKey: 'order-0001' }),
    await quote({ idempotencyKey: 'order-0001' }),
    await quote({ idempotencyKey: 'order-0002' }),
    await quoteOrder(elsewhere, order, secrets, { idempotencyKey: 'order-0001' }),
  ].map(({ mark }) => mark?.value)
  expect(marks[0]).toBe(marks[1])
  expect(new Set(marks).size).toBe(3)
})

test.each(['order-1', 'a'.repeat(65), 'order 0001', 'order-0001!', '注文-00000001', ''])(
  'an Idempotency-Key %j is rejected before any request',
  async (idempotencyKey) => {
    const { quote, requests } = createScriptedAccount()
    await expect(quote({ idempotencyKey })).rejects.toThrow('idempotencyKey must be 8 to 64')
    expect(requests).toEqual([])
  },
)

test.each(['12345678', 'Ab_-'.repeat(16)])(
  'an Idempotency-Key %j is taken as it is',
  async (idempotencyKey) => {
    const { quote } = createScriptedAccount()
    expect(await quote({ idempotencyKey })).toHaveProperty('idempotencyKey', idempotencyKey)
  },
)

test('without an Idempotency-Key, each quote gets its own', async () => {
  const { quote } = createScriptedAccount()
  expect((await quote()).idempotencyKey).not.toBe((await quote()).idempotencyKey)
})

test('a dry run is sent once, whatever options it is given: each has an entry in the log', async () => {
  const { connect, requests } = createScriptedAccount()
  const failing = connect({
    fetch: async (request) => {
      requests.push(request.method)
      if (request.method === 'POST') throw new TypeError('terminated')
      return Response.json(request.url.includes('/logs') ? { logs: [], has_more: false } : { servers: [] })
    },
  })
  const options = { resend: true, deadlineMs: 60_000 } // those of `place`
  await expect(quoteOrder(failing, order, secrets, options)).rejects.toThrow('terminated')
  expect(requests.filter((method) => method === 'POST')).toHaveLength(1)
})
