import { createClient } from '@hostwright/common'
import { createOrders, type Orders, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseEntries } from './proxies.ts'
import { minute, setUp, test, unknownOutcome } from './scene.ts'

// These tests use clients of one process without a journal of their own.

const { input, terms } = products.vps

test('two clients, each with a `fetch` of its own, place one quote under the default journal: sent once', async (scene) => {
  const [one, two] = [scene.buyer({ journal: undefined }), scene.buyer({ journal: undefined })]
  const quote = await one.quote()
  const placed = await one.place(quote)
  const second = await two.place(quote).catch((thrown: unknown) => thrown)
  expect([one.sent.length + two.sent.length, scene.bought()]).toEqual([1, 1])
  expect(second).toEqual(placed)
})

test('two clients, each with a `fetch` of its own, place one quote at the same time: sent once', async (scene) => {
  const [one, two] = [scene.buyer({ journal: undefined }), scene.buyer({ journal: undefined })]
  const quote = await one.quote()
  await Promise.allSettled([one.place(quote), two.place(quote)])
  expect([one.sent.length + two.sent.length, scene.bought()]).toEqual([1, 1])
})

test('two clients, each with a `fetch` of its own, quote under one Idempotency-Key of the caller: ordered once', async (scene) => {
  const idempotencyKey = 'invoice-2026-0001'
  for (let count = 0; count < 2; count += 1) {
    const buyer = scene.buyer({ journal: undefined })
    await buyer
      .quote(input, { idempotencyKey })
      .then(async (quote) => buyer.place(quote))
      .catch(() => {})
  }
  expect(scene.bought()).toBe(1)
})

test('two clients with the default journal: the second does not send what the first lost', async (scene) => {
  const [one, two] = [scene.buyer({ journal: undefined }), scene.buyer({ journal: undefined })]
  loseEntries(scene, one)
  const quote = await one.lose({ finishLateMs: 10 * minute, answer: 'nothing' })
  const error = await two.fail(quote)
  await scene.pass(20 * minute)
  expect([one.sent.length + two.sent.length, scene.bought()]).toEqual([1, 1])
  expect(error).toMatchObject(unknownOutcome)
})

test('two clients with the default journal make the same Idempotency-Key for one intent of `ensure`', async (scene) => {
  const [one, two] = [scene.buyer({ journal: 'memory' }), scene.buyer({ journal: 'memory' })]
  scene.fault('drop-request')
  const order = { ...input, name: 'web-1' }
  await one.ensure(order).catch(() => {})
  await two.ensure(order).catch(() => {})
  expect([one.sent.length + two.sent.length, scene.bought()]).toEqual([1, 0])
})

test('two sandboxes in one process share nothing: the same order of both is executed in both', async () => {
  const [left, right] = [await setUp(), await setUp()]
  const [one, two] = [left.buyer({ journal: undefined }), right.buyer({ journal: undefined })]
  const [first, second] = [await one.quote(), await two.quote()]
  await one.place(first)
  await expect(two.pending()).resolves.toHaveLength(1)
  await two.place(second)
  expect([left.bought(), right.bought()]).toEqual([1, 1])
})

test('two sandboxes in one process: `ensure` of one name orders in both, and a lost response in one stops only that one', async () => {
  const [left, right] = [await setUp(), await setUp()]
  const [one, two] = [left.buyer({ journal: 'memory' }), right.buyer({ journal: 'memory' })]
  const order = { ...input, name: 'web-1' }
  left.fault('drop-request')
  await expect(one.ensure(order)).rejects.toMatchObject(unknownOutcome)
  await expect(two.ensure(order)).resolves.toMatchObject({ state: 'ordered' })
  expect([left.bought(), right.bought()]).toEqual([0, 1])
})

test('a sandbox is reset: orders from before the reset are forgotten', async (scene) => {
  const buyer = scene.buyer({ journal: 'memory' })
  const order = { ...input, name: 'web-1' }
  await expect(buyer.ensure(order)).resolves.toMatchObject({ state: 'ordered' })
  scene.sandbox.reset()
  await expect(buyer.ensure(order)).resolves.toMatchObject({ state: 'ordered' })
})

test('two customers at one address have a journal each: an order of one does not stop the other', async (scene) => {
  const [one, two] = [scene.buyer({ journal: 'memory' }), scene.buyer()]
  const order = { ...input, name: 'web-1' }
  scene.fault('drop-request')
  await expect(one.ensure(order)).rejects.toMatchObject(unknownOutcome)
  await expect(two.pending()).resolves.toEqual([])
  await expect(one.pending()).resolves.toHaveLength(1)
})

test('a web server creates a client for each request: no client retries an order that an earlier one sent', async (scene) => {
  const { baseUrl, apiKey, clock } = scene.sandbox
  let sent = 0
  const create = (): Orders => {
    const fetch = async (request: Request) => {
      sent += request.headers.has('Idempotency-Key') ? 1 : 0
      return scene.sandbox.fetch(request)
    }
    const client = createClient({ baseUrl, apiKey, now: clock.now, sleep: clock.sleep, fetch })
    return createOrders(client, 'vps')
  }
  const quote = await create().quote(input)
  scene.fault({ finishLateMs: 10 * minute, answer: 'nothing' })
  await create()
    .place(quote, terms)
    .catch(() => {})
  await create()
    .place(quote, terms)
    .catch(() => {})
  await scene.pass(20 * minute)
  expect([sent, scene.bought()]).toEqual([1, 1])
})
