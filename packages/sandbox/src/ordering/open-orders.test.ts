import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'

test('the same order still in progress: 409 DUPLICATE_REQUEST', async () => {
  const { sandbox, call } = await setUp({ speed: 1 })
  const place = (key: string, changes: object = {}) =>
    call('POST /v1/vps/servers', { body: { ...order, ...changes }, headers: { 'Idempotency-Key': key } })
  sandbox.faults.add({ operationId: 'orderVps', effect: { latencyMs: 60_000 } })
  const first = place('order-0001')
  expect(await place('order-0001')).toMatchObject({ status: 409, body: errorBody('DUPLICATE_REQUEST') })
  expect(await place('order-0001', { dry_run: true })).toMatchObject({ status: 200 })
  expect(await place('order-0002')).toMatchObject({ status: 200 })
  await sandbox.clock.advance({ minutes: 1 })
  const { status, body } = await first
  expect(status).toBe(200)
  expect(await place('order-0001')).toMatchObject({ status: 200, body })
  expect(sandbox.account.balance).toBe(1_000_000 - 2 * order.expected_total_price)
})

test('the key of an operation that is no order keeps none of its requests from being carried out', async () => {
  const { sandbox, call } = await setUp({ speed: 1 })
  const headers = { 'Idempotency-Key': 'memo-0001' }
  const change = () => call(`PUT ${vpsPath}/memo`, { body: { memo: 'kept' }, headers })
  sandbox.faults.add({ operationId: 'updateVpsMemo', effect: { latencyMs: 60_000 }, times: 1 })
  const first = change()
  expect(await change()).toMatchObject({ status: 200 })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await first).toMatchObject({ status: 200 })
})

test('of two that are sent at the same time, one is placed', async () => {
  const { sandbox, call } = await setUp()
  const headers = { 'Idempotency-Key': 'order-0001' }
  const replies = await Promise.all([1, 2].map(() => call('POST /v1/vps/servers', { body: order, headers })))
  expect(replies.map(({ status }) => status)).toEqual([200, 409])
  expect(sandbox.account.balance).toBe(1_000_000 - order.expected_total_price)
})

test('a dry run in progress does not reject the order with the same key', async () => {
  const { sandbox, call } = await setUp({ speed: 1 })
  const headers = { 'Idempotency-Key': 'order-0001' }
  sandbox.faults.add({ operationId: 'orderVps', effect: { latencyMs: 60_000 } })
  const dryRun = call('POST /v1/vps/servers', { body: { ...order, dry_run: true }, headers })
  expect(await call('POST /v1/vps/servers', { body: order, headers })).toMatchObject({ status: 200 })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await dryRun).toMatchObject({ status: 200 })
})

test('of a dry run and an order that are sent at the same time, both succeed', async () => {
  const { call } = await setUp()
  const headers = { 'Idempotency-Key': 'order-0001' }
  const bodies = [{ ...order, dry_run: true }, order]
  const replies = await Promise.all(bodies.map((body) => call('POST /v1/vps/servers', { body, headers })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})

test.each([
  ['of an unknown key', 'sandbox_unknown', 401],
  ['without the permission to order', undefined, 403],
])('a request %s in progress does not reject the order with the same key', async (_, key, status) => {
  const { sandbox, call } = await setUp({ speed: 1 })
  const place = { body: order, headers: { 'Idempotency-Key': 'order-0001' } }
  sandbox.faults.add({ operationId: 'orderVps', effect: { latencyMs: 60_000 } })
  const rejected = createCaller(sandbox, key ?? sandbox.keys.create())('POST /v1/vps/servers', place)
  expect(await call('POST /v1/vps/servers', place)).toMatchObject({ status: 200 })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await rejected).toMatchObject({ status })
})

test('an order that is executed late rejects the same order until then; a late dry run does not', async () => {
  const { sandbox, call } = await setUp()
  const send = async (key: string, dry_run = false) => {
    const body = JSON.stringify({ ...order, dry_run })
    const headers = {
      'Idempotency-Key': key,
      Authorization: `Bearer ${sandbox.apiKey}`,
      'Content-Type': 'application/json',
    }
    const request = new Request(`${sandbox.baseUrl}/v1/vps/servers`, { method: 'POST', body, headers })
    return (await sandbox.fetch(request)).status
  }
  sandbox.faults.add({ operationId: 'orderVps', effect: { finishLateMs: 60_000 }, times: 2 })
  expect([await send('order-0001'), await send('order-0002', true)]).toEqual([504, 504])
  expect([await send('order-0001'), await send('order-0002')]).toEqual([409, 200])
  await sandbox.clock.advance({ minutes: 2 })
  expect(await send('order-0001')).toBe(200)
  const { body } = await call<{ servers: unknown[] }>('GET /v1/vps/servers')
  expect(body.servers).toHaveLength(3)
})

test('an order that has ended can be repeated, although a dry run with its key is still in progress', async () => {
  const { sandbox, call } = await setUp({ speed: 1 })
  const headers = { 'Idempotency-Key': 'order-0001' }
  const place = (dry_run: boolean) => call('POST /v1/vps/servers', { body: { ...order, dry_run }, headers })
  sandbox.faults.add({ operationId: 'orderVps', effect: { latencyMs: 60_000 } })
  const dryRun = place(true)
  const placed = await place(false)
  expect(await place(false)).toMatchObject({ status: 200, body: placed.body })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await dryRun).toMatchObject({ status: 200 })
})

test('an order is rejected while the same one is in progress, although a third one has ended', async () => {
  const { sandbox, call } = await setUp({ speed: 1 })
  const headers = { 'Idempotency-Key': 'order-0001' }
  const place = () => call('POST /v1/vps/servers', { body: order, headers })
  sandbox.faults.add({ operationId: 'orderVps', effect: { latencyMs: 60_000 } })
  const first = place()
  const duplicate = { status: 409, body: errorBody('DUPLICATE_REQUEST') }
  expect(await place()).toMatchObject(duplicate)
  expect(await place()).toMatchObject(duplicate)
  await sandbox.clock.advance({ minutes: 1 })
  expect(await first).toMatchObject({ status: 200 })
})

test('two orders without a key are rejected for that, and not as the same order', async () => {
  const { call } = await setUp()
  const replies = await Promise.all([1, 2].map(() => call('POST /v1/vps/servers', { body: order })))
  for (const reply of replies)
    expect(reply).toMatchObject({
      status: 422,
      body: errorBody('VALIDATION_ERROR', [expect.stringMatching(/^Idempotency-Key: /)]),
    })
})

test('a key on a request that is no operation is ignored', async () => {
  const { call } = await setUp()
  expect(await call('POST /v1/nothing', { headers: { 'Idempotency-Key': 'order-0001' } })).toMatchObject({
    status: 404,
    body: errorBody('NOT_FOUND'),
  })
})
