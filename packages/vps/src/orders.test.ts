import { expect, test } from 'vitest'
import type { OrderInput } from './vps-product.ts'
import { setUp } from './testing/set-up.ts'

const input: OrderInput = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04', name: 'web-2' }
const consent = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const

test('a quote tells the price and costs nothing', async () => {
  const { vps, sandbox } = await setUp()
  const quote = await vps.orders.quote(input)
  const { plans } = await vps.plans()
  const price = plans[0]!.periods.find(({ months }) => months === 12)!
  expect(quote).toMatchObject({
    path: '/v1/vps/servers',
    order: input,
    total_price: price.total_price,
    regular_total_price: price.regular_total_price,
    campaign_applied: true,
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    mark: { field: 'name', value: 'web-2', isUnique: false },
    contracts: [expect.any(String)],
    logged: { known: [] },
  })
  expect(sandbox.account.balance).toBe(1_000_000)
  expect(await vps.servers()).toHaveLength(1)
})

test('a quote of nothing is an error that names what can be ordered', async () => {
  const { vps } = await setUp()
  for (const given of [null, undefined])
    await expect(vps.orders.quote(given as never)).rejects.toThrow(
      'plan_id undefined cannot be ordered; on offer:',
    )
})

test('an order is charged, set up and awaited until it has its uuid', async () => {
  const { vps, sandbox } = await setUp()
  const quote = await vps.orders.quote(input)
  const order = await vps.orders.place(quote, consent)
  expect(order).toMatchObject({ name: 'web-2', status: 'setup_pending', uuid: null })
  expect(sandbox.account.balance).toBe(1_000_000 - quote.total_price)

  const seen: string[] = []
  const active = await vps.orders.waitUntilActive(order.id, { onProgress: ({ status }) => seen.push(status) })
  expect([...new Set(seen)]).toEqual(['setup_pending', 'building', 'active'])
  await expect(vps.server(active.uuid).get()).resolves.toMatchObject({
    name: 'web-2',
    power: { status: 'running' },
  })
})

test('an active server without a uuid is waited for until it has one', async () => {
  const { vps, faults } = await setUp()
  const show = (uuid: string | null) => async () =>
    Response.json({ server: { id: 7, name: 'web-2', status: 'active', uuid } })
  faults.push(show(null), show(null), show('u'))
  await expect(vps.orders.waitUntilActive(7)).resolves.toMatchObject({ uuid: 'u' })
})

test('the contract that ensure returned is waited for by its id', async () => {
  const { vps } = await setUp()
  const quote = await vps.orders.quote(input)
  const placed = await vps.orders.place(quote, consent)
  expect(await vps.orders.waitUntilActive(placed)).toMatchObject({
    uuid: expect.any(String),
    status: 'active',
  })
})

test('a VPS of the name with another plan or another image is existing, and `differs` names what differs', async () => {
  const { vps } = await setUp()
  const order = await vps.orders.place(await vps.orders.quote(input), consent)
  await vps.orders.waitUntilActive(order)
  const find = (other: Partial<OrderInput>): Promise<unknown> => vps.orders.find({ ...input, ...other })
  expect(await find({})).toMatchObject({ state: 'existing' })
  expect(await find({})).not.toHaveProperty('differs')
  expect(await find({ plan_id: 'standard-6gb' })).toMatchObject({ differs: ['plan_id'] })
  expect(await find({ image_id: 'debian-13' })).toMatchObject({ differs: ['image_id'] })
})

test('an image that needs all of a plan’s memory can be ordered with it', async () => {
  const { vps, faults } = await setUp()
  const offer = await vps.plans()
  const memory = offer.plans.find(({ plan_id }) => plan_id === input.plan_id)!.memory_mb
  const os_images = offer.os_images.map((image) => ({ ...image, minimum_memory_mb: memory }))
  faults.push(async () => Response.json({ ...offer, os_images }))
  await expect(vps.orders.quote(input)).resolves.toMatchObject({ order: input })
})

test('an order whose setup is stuck ends the wait at its deadline', async () => {
  const { vps, sandbox } = await setUp()
  sandbox.transitions.set('signup', { mode: 'held' })
  const { id } = await vps.orders.place(await vps.orders.quote(input), consent)
  const start = sandbox.clock.now()
  await expect(vps.orders.waitUntilActive(id)).rejects.toMatchObject({
    reason: 'deadline',
    lastState: { status: 'setup_pending' },
  })
  expect(sandbox.clock.now() - start).toBe(3_600_000)
})

test('a quote that is placed twice is one order', async () => {
  const { vps, sandbox } = await setUp()
  const quote = JSON.parse(JSON.stringify(await vps.orders.quote(input))) as Awaited<
    ReturnType<typeof vps.orders.quote>
  >
  const first = await vps.orders.place(quote, consent)
  const second = await vps.orders.place(quote, consent)
  expect(second.id).toBe(first.id)
  expect(sandbox.account.balance).toBe(1_000_000 - quote.total_price)
})

test('at another price the order is rejected, and nothing is charged', async () => {
  const { vps, sandbox } = await setUp()
  const quote = await vps.orders.quote({ ...input, period: 1 })
  await sandbox.clock.advance({ days: 3 })
  await expect(vps.orders.place(quote, consent)).rejects.toMatchObject({ code: 'PRICE_MISMATCH' })
  expect(sandbox.account.balance).toBe(1_000_000)
})

test.each<[string, Partial<OrderInput>, string]>([
  ['plan', { plan_id: 'standard-9' }, 'plan_id "standard-9" cannot be ordered; on offer: standard-2gb, '],
  ['period', { period: 7 }, 'period 7 cannot be ordered; on offer: 1, 12, 36'],
  ['image', { image_id: 'os-2' }, 'image_id "os-2" cannot be ordered; on offer: ubuntu-24-04, '],
  [
    'image for this plan',
    { image_id: 'example-cms' },
    'image_id example-cms needs 4096 MB of memory and standard-2gb has 2048: choose a larger plan',
  ],
])('an unknown %s is rejected before the order is tried', async (_, change, message) => {
  const { vps, requests } = await setUp()
  await expect(vps.orders.quote({ ...input, ...change })).rejects.toThrow(message)
  expect(requests).toEqual(['GET /v1/vps/plans'])
})

test('an invalid Idempotency-Key is rejected before anything is sent', async () => {
  const { vps, requests } = await setUp()
  await expect(vps.orders.quote(input, { idempotencyKey: 'short' })).rejects.toThrow('idempotencyKey must be')
  expect(requests).toEqual([])
})

test('an order whose response is lost is not retried, and its outcome is unknown', async () => {
  const { vps, sandbox, faults, requests } = await setUp()
  const quote = await vps.orders.quote(input)
  requests.length = 0
  const lose = async (request: Request): Promise<undefined> => {
    if (request.method !== 'POST') return void faults.push(lose)
    await sandbox.fetch(request)
    throw new TypeError('terminated')
  }
  faults.push(lose)
  await expect(vps.orders.place(quote, consent)).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    idempotencyKey: quote.idempotencyKey,
  })
  // The log is read before the order is recorded in the journal, because it may show an order of another program.
  expect(requests).toEqual(['GET /v1/logs', 'POST /v1/vps/servers'])
  expect(sandbox.account.balance).toBe(1_000_000 - quote.total_price)
})

test('secrets are neither in a quote nor in an error', async () => {
  const { vps } = await setUp()
  const quote = await vps.orders.quote({ ...input, root_password: consent.root_password })
  expect(JSON.stringify(quote)).not.toContain(consent.root_password)
  const weak = { ...consent, root_password: 'weak' }
  const error = await vps.orders.place(quote, weak).catch((thrown: unknown) => thrown)
  expect(String(error)).toMatch(/VALIDATION_ERROR.*root_password/)
  expect(String(error)).not.toContain('"weak"')
})

test('find rejects a plan that is not on offer, as ensure does', async () => {
  const { vps } = await setUp()
  const { orders } = vps
  await expect(orders.find(input)).resolves.toBeUndefined()
  await expect(orders.find({ ...input, plan_id: 'standard-9' })).rejects.toMatchObject({ field: 'plan_id' })
  expect(await vps.servers()).toHaveLength(1)
})
