import { expect, test } from 'vitest'
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
