import { createMemoryJournal, type OrderJournal, toJapanTime } from '@hostwright/common'
import { portsOf, processId } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection } from '../testing/responses.ts'
import type { Order } from '../testing/scripted-product.ts'
import { journalId } from '../record/journal-record.ts'

const order: Order = { plan_id: 'standard-2gb' }
const secrets = { root_password: 'Dry-run-1' }

test('a quote has all that `place` and `reconcile` need, and the journal has it as planned', async () => {
  const { quote, platform, shown, client, log } = createScriptedAccount()
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  log(422)
  const now = platform.now()
  const quoted = await quote({ idempotencyKey: 'order-0001' })
  const keyId = await portsOf(client).keyId()
  expect(quoted).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    world: '',
    path: '/v1/vps/servers',
    order: { plan_id: 'standard-2gb', name: quoted.mark?.value },
    mark: { field: 'name', value: expect.stringMatching(/^hw-[0-9a-f]{20}$/), isUnique: true },
    total_price: 900,
    regular_total_price: 1_000,
    campaign_applied: true,
    idempotencyKey: 'order-0001',
    keyId,
    contracts: ['a'],
    places: { a: 'web-01 undefined' },
    at: now,
    apiAt: now,
    apiBy: now,
    logged: { from: toJapanTime(now - 120_000), known: [`${toJapanTime(now)} 422`] },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const [record] = await portsOf(client).journal.list()
  expect(record).toEqual({
    version: 1,
    id: quoted.id,
    revision: 2,
    writer: expect.any(String),
    process: processId(),
    world: '',
    path: '/v1/vps/servers',
    at: now,
    state: 'planned',
    idempotencyKey: 'order-0001',
    quote: quoted,
    requests: [
      {
        id: expect.any(String),
        kind: 'dry-run',
        keyId,
        from: now,
        leftBy: now,
        to: now,
        status: 200,
        result: 'executed',
      },
    ],
  })
})

test('the dry run is sent without a key, and is in the journal before it leaves', async () => {
  const { quote, client, dryRuns } = createScriptedAccount()
  let during: unknown
  const bodies: unknown[] = []
  dryRuns.push(async (request) => {
    during = await portsOf(client).journal.list()
    bodies.push(request.headers.get('Idempotency-Key'), await request.clone().json())
    return json({ dry_run: true, total_price: 900 })
  })
  const { mark } = await quote()
  expect(bodies).toEqual([
    null,
    {
      plan_id: 'standard-2gb',
      name: mark?.value,
      root_password: 'Dry-run-1',
      expected_total_price: 900,
      agree_to_terms: true,
      dry_run: true,
    },
  ])
  expect(during).toMatchObject([
    { revision: 1, state: 'planned', requests: [{ kind: 'dry-run', status: null, result: null, to: null }] },
  ])
})

test.each<[string, unknown]>([
  ['no price', { dry_run: true }],
  ['a negative price', { dry_run: true, total_price: -1 }],
  ['part of a yen', { dry_run: true, total_price: 900.5 }],
  ['a text', { dry_run: true, total_price: '900' }],
])('a dry run that responds %s is no quote, and its record is settled', async (_, response) => {
  const { quote, dryRuns, client } = createScriptedAccount()
  dryRuns.push(json(response))
  await expect(quote()).rejects.toMatchObject({
    name: 'UnexpectedResponseError',
    status: 200,
    contentType: null,
    operation: 'POST /v1/vps/servers',
    message: expect.stringContaining('The response is not that of a dry run'),
  })
  expect(await portsOf(client).journal.list()).toMatchObject([
    { state: 'settled', outcome: { executed: false } },
  ])
})

test('the price is that of the dry run, not of the list, and may be nothing', async () => {
  const { quote, shown } = createScriptedAccount()
  shown.price = 0
  expect(await quote()).toMatchObject({ total_price: 0 })
})

test('a price above the client’s limit is rejected: of the list before anything is sent, of the dry run after it', async () => {
  const { connect, requests, shown } = createScriptedAccount()
  const limited = (maxTotalPrice: number) => connect({ maxTotalPrice }).orders.quote(order, secrets)
  await expect(limited(899)).rejects.toThrow('maxTotalPrice is 899 yen, and the order costs 900: raise it')
  expect(requests).toEqual([])
  await expect(limited(900)).resolves.toMatchObject({ total_price: 900 })
  shown.price = 901
  await expect(limited(900)).rejects.toThrow('maxTotalPrice is 900 yen, and the order costs 901')
})

test('a secret among the properties of an order is rejected before anything is sent', async () => {
  const { quote, requests } = createScriptedAccount()
  const secret = { plan_id: 'x', root_password: 'y' }
  await expect(quote({}, secret)).rejects.toThrow('root_password does not belong here: leave it out')
  expect(requests).toEqual([])
})

test('a rejected dry run is passed on, and its key can be used again', async () => {
  const { quote, dryRuns, client } = createScriptedAccount()
  const options = { idempotencyKey: 'order-0001' }
  dryRuns.push(rejection(422, 'PLAN_NOT_AVAILABLE'))
  await expect(quote(options)).rejects.toMatchObject({ code: 'PLAN_NOT_AVAILABLE' })
  expect(await portsOf(client).journal.list()).toMatchObject([
    { state: 'settled', outcome: { executed: false } },
  ])
  await expect(quote(options)).resolves.toHaveProperty('idempotencyKey', 'order-0001')
})

test.each<[string, () => Response | Error, object]>([
  ['was rejected', () => rejection(402, 'PAYMENT_REQUIRED'), { status: 402, result: 'rejected' }],
  ['was lost', () => new TypeError('terminated'), { status: null, to: null, result: null }],
  ['failed', () => rejection(502, 'BACKEND_ERROR'), { status: 502, result: null }],
  ['failed at the limit', () => rejection(500, 'INTERNAL_ERROR'), { status: 500, result: null }],
  ['was rejected', () => rejection(400, 'BAD_REQUEST'), { status: 400, result: 'rejected' }],
  ['timed out on the server', () => rejection(408, 'REQUEST_TIMEOUT'), { status: 408, result: null }],
  ['was given up by a gateway', () => rejection(499, 'CLIENT_CLOSED'), { status: 499, result: null }],
  ['was redirected', () => new Response(null, { status: 300 }), { status: 300, result: null }],
  [
    'got a page of a proxy',
    () => new Response('<h1>No</h1>', { status: 403 }),
    { status: 403, result: null },
  ],
])('the journal tells how a dry run ended that %s', async (_, reply, end) => {
  const { quote, dryRuns, platform, client } = createScriptedAccount({ retry: false })
  dryRuns.push(() => {
    const response = reply()
    if (response instanceof Error) throw response
    return response
  })
  const now = platform.now()
  await expect(quote()).rejects.toHaveProperty('name')
  const [record] = await portsOf(client).journal.list()
  expect(record).toMatchObject({
    state: 'settled',
    requests: [{ from: now, leftBy: now, kind: 'dry-run', keyId: await portsOf(client).keyId(), ...end }],
  })
  expect(platform.sleeps).toEqual([])
})

test('a dry run is dated by the API’s time: from its newest log entry on, until its response', async () => {
  const { quote, dryRuns, platform, log, client } = createScriptedAccount()
  log(200)
  const start = platform.now()
  dryRuns.push(async () => {
    await platform.sleep(2_000)
    return json({ dry_run: true, total_price: 900 })
  })
  await quote()
  expect((await portsOf(client).journal.list())[0]?.requests).toMatchObject([
    { from: start, leftBy: start, to: start + 2_000 },
  ])
})

test('a dry run that never left is nobody’s in the log', async () => {
  const { connect } = createScriptedAccount()
  const { client, orders } = connect({ readOnly: true })
  await expect(orders.quote(order, secrets)).rejects.toThrow('readOnly')
  expect(await portsOf(client).journal.list()).toMatchObject([
    { state: 'settled', requests: [{ kind: 'dry-run', result: 'rejected' }] },
  ])
})

test('what the key may not read is null in the quote', async () => {
  const { quote, shown } = createScriptedAccount()
  shown.isListForbidden = true
  shown.isLogForbidden = true
  expect(await quote()).toMatchObject({
    contracts: null,
    apiAt: null,
    apiBy: null,
    logged: null,
    mark: { isUnique: true },
  })
})

test('an Idempotency-Key of another form is rejected before any request', async () => {
  const { quote, requests } = createScriptedAccount()
  await expect(quote({ idempotencyKey: 'order-1' })).rejects.toThrow('idempotencyKey must be 8 to 64')
  expect(requests).toEqual([])
})

test('a name that is no text is rejected before any request', async () => {
  const { orders, requests } = createScriptedAccount()
  await expect(orders.quote({ ...order, name: 5 as never }, secrets)).rejects.toThrow('name is 5: give text')
  expect(requests).toEqual([])
})

test('a dry run is sent once, whatever options it is given: each attempt has an entry in the log', async () => {
  const { orders, dryRuns, requests } = createScriptedAccount()
  dryRuns.push(new TypeError('terminated'))
  const options = { resend: true, deadlineMs: 60_000 } // those of `place`
  await expect(orders.quote(order, secrets, options)).rejects.toThrow('terminated')
  expect(requests.filter((line) => line === 'POST /v1/vps/servers')).toHaveLength(1)
})

test('the options of a call reach every request of a quote', async () => {
  const seen: (string | null)[] = []
  const { connect, fetch } = createScriptedAccount()
  const { orders } = connect({
    fetch: (request) => {
      seen.push(request.headers.get('x-trace'))
      return fetch(request)
    },
  })
  await orders.quote(order, secrets, { headers: { 'X-Trace': 'a1' } })
  expect(seen.length).toBeGreaterThan(3)
  expect(new Set(seen)).toEqual(new Set(['a1']))
})

test('a record that somebody else writes first is not quoted, and nothing is tried', async () => {
  const inner = createMemoryJournal()
  const write: OrderJournal['write'] = async (record) => record.id === journalId && inner.write(record)
  const { quote, requests } = createScriptedAccount({ journal: { ...inner, write } })
  await expect(quote()).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    reason: 'another process is ordering this',
    askAgainMs: 5_000,
    operation: 'POST /v1/vps/servers',
    message: expect.stringContaining('No order was sent by this call'),
  })
  expect(requests).not.toContain('POST /v1/vps/servers')
})

test('a failed dry run writes its end beside what somebody else has written meanwhile', async () => {
  const { quote, dryRuns, client } = createScriptedAccount()
  dryRuns.push(async () => {
    const [record] = await portsOf(client).journal.list()
    await portsOf(client).journal.write({ ...record!, revision: 2, writer: 'somebody else' })
    return rejection(402, 'PAYMENT_REQUIRED')
  })
  await expect(quote()).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' })
  expect(await portsOf(client).journal.list()).toMatchObject([
    { revision: 3, state: 'planned', requests: [{ status: 402, result: 'rejected' }] },
  ])
})
