import { expect, test } from 'vitest'
import { order, setUp, vpsPath } from '../testing/set-up.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import type { RecordedExchange } from './exchanges.ts'

test('the bodies of a request are read by its id, without the password and the key', async () => {
  const { sandbox, call, control } = await setUpControl()
  const headers = { 'Idempotency-Key': 'order-0001' }
  await call('POST /v1/vps/servers', { body: { ...order, dry_run: true }, headers })
  const [{ id } = { id: 0 }] = sandbox.journal().requests
  const { body } = await control<RecordedExchange>('readExchange', undefined, String(id))
  expect(body.request.headers).toMatchObject({ 'idempotency-key': 'order-0001' })
  expect(body.request.body).toEqual({ ...order, dry_run: true, root_password: '[redacted]' })
  expect(body.response).toMatchObject({
    headers: { Date: expect.any(String) as string },
    body: { dry_run: true, total_price: expect.any(Number) as number },
  })
  const text = JSON.stringify(body)
  expect(text).not.toContain(order.root_password)
  expect(text).not.toContain(sandbox.apiKey)
})

test('the response of a broken connection is null, and an unknown id is NOT_FOUND', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ effect: 'drop-response' })
  await call(`GET ${vpsPath}`).catch(() => {})
  const [{ id } = { id: 0 }] = sandbox.journal().requests
  expect(sandbox.exchange(id).response).toBeNull()
  expect(() => sandbox.exchange(id + 1)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

test('the bodies of the last 200 requests are kept until a reset', async () => {
  const { sandbox, call } = await setUp({ limits: false })
  for (let count = 0; count < 201; count += 1) await call('GET /v1/me')
  expect(() => sandbox.exchange(1)).toThrow('not kept')
  expect(sandbox.exchange(2).response?.body).toHaveProperty('services')
  expect(sandbox.exchange(201).response?.body).toHaveProperty('services')
  sandbox.reset()
  expect(() => sandbox.exchange(201)).toThrow('not kept')
})
