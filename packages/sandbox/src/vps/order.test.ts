import type { VpsPlanList, VpsSignupResult } from '@hostwright/types'
import { expect, test } from 'vitest'
import type { SandboxOptions } from '../server/create-sandbox.ts'
import { errorBody, order, publicKey, setUp } from '../testing/set-up.ts'

const price = order.expected_total_price
let lastKey = 0

/** Creates a sandbox and a function that orders, by default `order` with a new Idempotency-Key. */
async function setUpOrder(options?: SandboxOptions) {
  const { sandbox, call } = await setUp(options)
  const place = (changes: object = {}, idempotencyKey = `order-key-${++lastKey}`) =>
    call<VpsSignupResult>('POST /v1/vps/servers', {
      body: { ...order, ...changes },
      headers: { 'Idempotency-Key': idempotencyKey },
    })
  return { sandbox, call, place, account: sandbox.account }
}

test('prices are the rest of the month and the period, so they differ from day to day', async () => {
  const { sandbox, call } = await setUpOrder()
  const read = async () => (await call<VpsPlanList>('GET /v1/vps/plans')).body
  const { plans, os_images } = await read()
  expect(plans[0]).toMatchObject({ plan_id: 'standard-2gb', currency: 'JPY' })
  expect(plans[0]?.periods[1]).toEqual({
    months: 12,
    total_price: 13 * 1_650,
    regular_total_price: 13 * 1_980,
    campaign_applied: true,
  })
  expect(plans[0]?.periods[0]).toMatchObject({ months: 1, campaign_applied: false })
  expect(os_images).toContainEqual({
    image_id: 'example-cms',
    name: 'Example CMS',
    version: null,
    minimum_memory_mb: 4_096,
  })
  await sandbox.clock.advance({ days: 1 })
  expect((await read()).plans[0]?.periods[1]?.total_price).toBe(Math.floor(1_650 * (12 + 30 / 31)))
})

test('an order is paid, set up, built and then active', async () => {
  const { sandbox, call, place, account } = await setUpOrder()
  const { status, body } = await place({ name: 'shop-01' })
  expect(status).toBe(200)
  expect(body.server).toEqual({
    id: 40_000_002,
    uuid: null,
    name: 'shop-01',
    status: 'setup_pending',
    expiry_date: null,
  })
  expect(account.balance).toBe(1_000_000 - price)
  const read = async () =>
    (await call<VpsSignupResult>(`GET /v1/vps/signup-status/${body.server.id}`)).body.server
  expect((await read()).status).toBe('setup_pending')
  await sandbox.clock.advance({ minutes: 1 })
  expect(await read()).toMatchObject({
    status: 'building',
    uuid: expect.any(String),
    expiry_date: '2027-10-31',
  })
  await sandbox.clock.advance({ minutes: 2 })
  expect((await read()).status).toBe('active')
})

test('an unknown service code is not found, and one that is no number is invalid', async () => {
  const { call } = await setUpOrder()
  expect(await call('GET /v1/vps/signup-status/1')).toMatchObject({
    status: 404,
    body: errorBody('NOT_FOUND'),
  })
  expect(await call('GET /v1/vps/signup-status/web-01')).toMatchObject({ status: 422 })
})

test.each([
  { period: 12, auto_renew: false },
  { period: 1, auto_renew: true },
  { ssh_key_name: 'deploy-key' },
])('%j can be ordered', async (changes: Partial<typeof order>) => {
  const { call } = await setUpOrder()
  const { plans } = (await call<VpsPlanList>('GET /v1/vps/plans')).body
  const { periods } = plans.find(({ plan_id }) => plan_id === order.plan_id)!
  const { total_price } = periods.find(({ months }) => months === (changes.period ?? order.period))!
  const body = { ...order, ...changes, expected_total_price: total_price, dry_run: true }
  expect(await call('POST /v1/vps/servers', { body })).toMatchObject({ status: 200, body: { total_price } })
})

test('an order without a name gets one', async () => {
  const { place } = await setUpOrder()
  expect((await place()).body.server.name).toMatch(/^vps-\d+$/)
})

test('a dry run tells the price and changes nothing', async () => {
  const { call, place, account } = await setUpOrder()
  const headers = { 'Idempotency-Key': 'order-dry-run' }
  const body = { ...order, dry_run: true }
  const response = { status: 200, body: { dry_run: true, total_price: price } }
  expect(await call('POST /v1/vps/servers', { body })).toMatchObject(response)
  expect(await call('POST /v1/vps/servers', { body, headers })).toMatchObject(response)
  expect(account.balance).toBe(1_000_000)
  expect(await place({}, 'order-dry-run')).toMatchObject({
    status: 200,
    body: { server: { id: 40_000_002 } },
  })
})

test.each([
  ['a price of another day', { expected_total_price: price - 1 }, 422, 'PRICE_MISMATCH'],
  ['an unknown plan', { plan_id: 'nonsense-1gb' }, 422, 'PLAN_NOT_AVAILABLE'],
  ['a period that the plan does not have', { period: 7 }, 422, 'PLAN_NOT_AVAILABLE'],
  ['a closed plan', { plan_id: 'large-memory-64gb' }, 409, 'CAPACITY_UNAVAILABLE'],
  ['an unknown image', { image_id: 'nonsense' }, 422, 'VALIDATION_ERROR'],
  ['an image that needs more memory', { image_id: 'example-cms' }, 422, 'VALIDATION_ERROR'],
  ['no agreement to the terms', { agree_to_terms: false }, 422, 'VALIDATION_ERROR'],
  ['one month without renewal', { period: 1, auto_renew: false }, 422, 'VALIDATION_ERROR'],
  ['an SSH key without a name', { ssh_public_key: publicKey }, 422, 'VALIDATION_ERROR'],
  [
    'a text that is no SSH key',
    { ssh_key_name: 'new', ssh_public_key: 'hello world' },
    422,
    'VALIDATION_ERROR',
  ],
  ['the name of an SSH key that nobody registered', { ssh_key_name: 'nobody' }, 422, 'VALIDATION_ERROR'],
])('%s is rejected, in a dry run too, and costs nothing', async (_, changes, status, code) => {
  const { place, account } = await setUpOrder()
  expect(await place(changes)).toMatchObject({ status, body: errorBody(code) })
  expect(await place({ ...changes, dry_run: true })).toMatchObject({ status, body: errorBody(code) })
  expect(account.balance).toBe(1_000_000)
})

test('a real order needs an Idempotency-Key', async () => {
  const { call } = await setUpOrder()
  const errors = [expect.stringMatching(/^Idempotency-Key: /)]
  for (const body of [order, { ...order, dry_run: false }]) {
    expect(await call('POST /v1/vps/servers', { body })).toMatchObject({
      status: 422,
      body: errorBody('VALIDATION_ERROR', errors),
    })
  }
})

test('a short balance is rejected with 402', async () => {
  const { place, account } = await setUpOrder()
  account.setBalance(price - 1)
  const paymentRequired = { status: 402, body: errorBody('PAYMENT_REQUIRED') }
  expect(await place()).toMatchObject(paymentRequired)
  expect(await place({ dry_run: true })).toMatchObject(paymentRequired)
  expect(account.balance).toBe(price - 1)
  account.setBalance(price)
  expect(await place()).toMatchObject({ status: 200 })
  expect(account.balance).toBe(0)
})

test('a dry run can be assumed to ignore the balance', async () => {
  const { place, account } = await setUpOrder({ assumptions: { 'dry-run-balance': 'ignore-balance' } })
  account.setBalance(0)
  expect(await place({ dry_run: true })).toMatchObject({ status: 200 })
})

test('an SSH key that an order brings can be named by the next', async () => {
  const { sandbox, place } = await setUpOrder()
  expect(await place({ ssh_key_name: 'new', ssh_public_key: publicKey })).toMatchObject({ status: 200 })
  expect(await place({ ssh_key_name: 'new' })).toMatchObject({ status: 200 })
  // Using a registered key by its name does not remove it.
  expect(JSON.stringify(sandbox.snapshot())).toContain(publicKey)
})

test('the same order under the same key is placed once and returns the same', async () => {
  const { sandbox, place, account } = await setUpOrder()
  const first = await place({}, 'order-once')
  await sandbox.clock.advance({ days: 2 })
  const again = await place({}, 'order-once')
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(account.balance).toBe(1_000_000 - price)
})

test('another order under a used key is rejected', async () => {
  const { place } = await setUpOrder()
  await place({}, 'order-once')
  expect(await place({ name: 'other' }, 'order-once')).toMatchObject({
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
  expect(await again.place({}, 'order-once')).toMatchObject({
    status: 200,
    body: { server: { id: 40_000_003 } },
  })
  expect(again.account.balance).toBe(1_000_000 - 2 * price)
})
