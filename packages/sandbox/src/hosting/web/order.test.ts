import type { HostingOrderResult, HostingPlanList } from '@hostwright/types'
import { expect, test } from 'vitest'
import type { SandboxOptions } from '../../server/create-sandbox.ts'
import { createCaller } from '../../testing/create-caller.ts'
import { hostingOrder, seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const price = hostingOrder.expected_total_price
let lastKey = 0

/** Creates a sandbox and a function that orders, by default `hostingOrder` with a new Idempotency-Key. */
async function setUpOrder(options?: SandboxOptions) {
  const { sandbox, call } = await setUpHosting(options)
  const place = (changes: object = {}, idempotencyKey = `hosting-key-${++lastKey}`) =>
    call<HostingOrderResult>('POST /v1/server', {
      body: { ...hostingOrder, ...changes },
      headers: { 'Idempotency-Key': idempotencyKey },
    })
  return { sandbox, call, place, account: sandbox.account }
}

test('the plans with their prices are listed, and plan_id is a comma-separated list', async () => {
  const { call } = await setUpOrder()
  const read = async (query = '') => (await call<HostingPlanList>(`GET /v1/server/plans${query}`)).body.plans
  const plans = await read()
  expect(plans).toHaveLength(3)
  expect(plans[0]).toEqual({
    plan_id: 'standard',
    plan_name: 'Standard',
    currency: 'JPY',
    periods: [
      { months: 3, total_price: 3_960, regular_total_price: 3_960, campaign_applied: false },
      { months: 12, total_price: 13_200, regular_total_price: 15_840, campaign_applied: true },
    ],
  })
  const ids = async (query: string) => (await read(query)).map(({ plan_id }) => plan_id)
  expect(await ids('?plan_id=premium')).toEqual(['premium'])
  expect(await ids('?plan_id=business,standard')).toEqual(['standard', 'business'])
  expect(await ids('?plan_id=nonsense')).toEqual([])
  expect(await call('GET /v1/server/plans?plan_id=')).toMatchObject({ status: 422 })
})

test('an order is paid and set up; expiry_date is null while setup_pending', async () => {
  const { sandbox, call, place, account } = await setUpOrder()
  const { status, body } = await place({ server_id: 'shop1' })
  expect(status).toBe(200)
  expect(body.server).toEqual({
    servername: 'shop1.example.jp',
    server_id: 'shop1',
    plan_id: 'standard',
    period: 12,
    status: 'setup_pending',
    expiry_date: null,
    auto_renew: true,
  })
  expect(account.balance).toBe(1_000_000 - price)
  const read = async () => (await call('GET /v1/server/shop1.example.jp/signup-status')).body
  const known = { servername: 'shop1.example.jp', server_id: 'shop1', plan_id: 'standard' }
  expect(await read()).toEqual({ ...known, status: 'setup_pending', expiry_date: null })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await read()).toEqual({ ...known, status: 'active', expiry_date: '2027-10-31' })
})

test('an order without a server ID gets one that is not in use', async () => {
  const { place } = await setUpOrder()
  expect((await place()).body.server.servername).toBe('hw100002.example.jp')
  await place({ server_id: 'hw100004' })
  const given = (await place()).body.server.server_id
  expect(given).toBe('hw100005')
  expect((await place()).body.server.server_id).not.toBe(given)
})

test('a dry run tells the price and changes nothing', async () => {
  const { call, account } = await setUpOrder()
  const body = { ...hostingOrder, server_id: 'shop1', dry_run: true }
  const response = { status: 200, body: { dry_run: true, total_price: price } }
  expect(await call('POST /v1/server', { body })).toMatchObject(response)
  expect(
    await call('POST /v1/server', { body, headers: { 'Idempotency-Key': 'dry-run-0001' } }),
  ).toMatchObject(response)
  expect(account.balance).toBe(1_000_000)
  expect(await call('GET /v1/server/shop1.example.jp/signup-status')).toMatchObject({ status: 404 })
})

test('a server with the id undefined does not prevent orders without a server_id', async () => {
  const { place } = await setUpOrder()
  expect(await place({ server_id: 'undefined' })).toMatchObject({ status: 200 })
  expect(await place()).toMatchObject({ status: 200 })
})

test.each([
  ['another price', { expected_total_price: price - 1 }, 422, 'PRICE_MISMATCH'],
  ['an unknown plan', { plan_id: 'nonsense' }, 422, 'PLAN_NOT_AVAILABLE'],
  ['a period that the plan does not have', { period: 7 }, 422, 'PLAN_NOT_AVAILABLE'],
  ['a period of more than 60 months', { period: 61 }, 422, 'VALIDATION_ERROR'],
  ['a server ID that is taken', { server_id: 'hw123456' }, 409, 'SERVER_ID_TAKEN'],
  ['a server ID of another form', { server_id: '1shop' }, 422, 'VALIDATION_ERROR'],
  ['a short server ID', { server_id: 'ab' }, 422, 'VALIDATION_ERROR'],
  ['no agreement to the terms', { agree_to_terms: false }, 422, 'VALIDATION_ERROR'],
])('%s is rejected, in a dry run too, and costs nothing', async (_, changes, status, code) => {
  const { place, account } = await setUpOrder()
  expect(await place(changes)).toMatchObject({ status, body: errorBody(code) })
  expect(await place({ ...changes, dry_run: true })).toMatchObject({ status, body: errorBody(code) })
  expect(account.balance).toBe(1_000_000)
})

test('a real order needs an Idempotency-Key', async () => {
  const { call } = await setUpOrder()
  const errors = [expect.stringMatching(/^Idempotency-Key: /)]
  expect(await call('POST /v1/server', { body: hostingOrder })).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', errors),
  })
})

test('a short balance is rejected with 402, and a dry run can be assumed to ignore it', async () => {
  const { place, account } = await setUpOrder()
  account.setBalance(price - 1)
  const paymentRequired = { status: 402, body: errorBody('PAYMENT_REQUIRED') }
  expect(await place()).toMatchObject(paymentRequired)
  expect(await place({ dry_run: true })).toMatchObject(paymentRequired)
  account.setBalance(price)
  expect(await place()).toMatchObject({ status: 200 })
  expect(account.balance).toBe(0)
  const ignoring = await setUpOrder({ assumptions: { 'dry-run-balance': 'ignore-balance' } })
  ignoring.account.setBalance(0)
  expect(await ignoring.place({ dry_run: true })).toMatchObject({ status: 200 })
})

test('the same order under the same key is placed once and returns the same', async () => {
  const { sandbox, place, account } = await setUpOrder()
  const first = await place({ server_id: 'shop1' }, 'order-once')
  await sandbox.clock.advance({ days: 2 })
  const again = await place({ server_id: 'shop1' }, 'order-once')
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(account.balance).toBe(1_000_000 - price)
  expect(await place({ server_id: 'shop2' }, 'order-once')).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', [expect.stringMatching(/^Idempotency-Key: /)]),
  })
})

test('a used key can be assumed to be rejected, or to order again', async () => {
  const rejecting = await setUpOrder({
    assumptions: { 'completed-order-replay': 'conflict' },
  })
  await rejecting.place({}, 'order-once')
  expect(await rejecting.place({}, 'order-once')).toMatchObject({
    status: 409,
    body: errorBody('DUPLICATE_REQUEST'),
  })
  const again = await setUpOrder({ assumptions: { 'completed-order-replay': 'order-again' } })
  await again.place({}, 'order-once')
  await again.place({}, 'order-once')
  expect(again.account.balance).toBe(1_000_000 - 2 * price)
})

test('plans, the order and sign-up status need the new-order permission', async () => {
  const { sandbox } = await setUpHosting()
  const selected = { server: { target_mode: 'selected', targets: [servername] } } as const
  for (const key of [sandbox.keys.create(), sandbox.keys.create(selected)]) {
    const call = createCaller(sandbox, key)
    const forbidden = { status: 403, body: errorBody('FORBIDDEN') }
    expect(await call('GET /v1/server/plans')).toMatchObject(forbidden)
    expect(await call(`GET /v1/server/${servername}/signup-status`)).toMatchObject(forbidden)
    expect(await call('POST /v1/server', { body: { ...hostingOrder, dry_run: true } })).toMatchObject(
      forbidden,
    )
    expect(await call(`GET /v1/server/${servername}/domain`)).toMatchObject({
      status: 200,
      body: { domains: [{ domain: seededDomain }] },
    })
  }
})
