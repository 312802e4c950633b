import { type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { expectSentOnce, onOrder } from './proxies.ts'
import { type Buyer, direct, errorOfRead, test, through, unknownOutcome } from './scene.ts'

// Cause 1: the client took an abort reason that is an `ApiError` of another call for the API's rejection of the order.

/** Aborts with `reason` after the order was executed and before its response arrives. */
function abortAfterExecution(buyer: Buyer, reason: unknown): AbortSignal {
  const controller = new AbortController()
  onOrder(buyer, async (forward, request) => {
    await forward()
    controller.abort(reason)
    request.signal.throwIfAborted()
    throw reason
  })
  return controller.signal
}

const cases = [
  ['vps', 403, 'FORBIDDEN'],
  ['vps', 422, 'PRICE_MISMATCH'],
  ['vps', 429, 'RATE_LIMIT_EXCEEDED'],
  ['hosting', 402, 'PAYMENT_REQUIRED'],
  ['hosting', 401, 'UNAUTHORIZED'],
] as const

test.for<readonly [Product, number, string]>(cases)(
  'a %s order is aborted with the %i %s of a read after it was executed: unknown, never rejected, paid once',
  async ([product, status, code], { scene }) => {
    const buyer = scene.buyer({ product })
    const quote = await buyer.quote()
    const signal = abortAfterExecution(buyer, await errorOfRead(scene, status, code))
    const error = await buyer.fail(quote, { signal })
    await expectSentOnce(scene, buyer, quote, error)
    // A client does not reuse a key that a response rejected.
    const reader = status === 401 ? scene.buyer({ product }) : buyer
    await expect(reader.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test('an order is aborted with the error of a read before the API has it: unknown until the horizon', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.quote()
  const reason = await errorOfRead(scene, 403, 'FORBIDDEN')
  const controller = new AbortController()
  onOrder(buyer, async () => {
    controller.abort(reason)
    throw reason
  })
  await expect(buyer.fail(quote, { signal: controller.signal })).resolves.toMatchObject(unknownOutcome)
  await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'unknown' })
  expect(scene.bought()).toBe(0)
})

test('an order is aborted with the rejection of another order: its own outcome is unknown', async (scene) => {
  const buyer = scene.buyer()
  const [first, second] = [await buyer.quote(), await buyer.quote()]
  scene.fault({ status: 409, code: 'CAPACITY_UNAVAILABLE' })
  const rejection = await buyer.fail(first)
  expect(rejection).toMatchObject({ code: 'CAPACITY_UNAVAILABLE' })
  const signal = abortAfterExecution(buyer, rejection)
  await expect(buyer.fail(second, { signal })).resolves.toMatchObject(unknownOutcome)
  await expect(buyer.settle(second)).resolves.toMatchObject({ outcome: 'executed' })
  expect(scene.bought()).toBe(1)
})

test('one of two orders in `Promise.all` is rejected and aborts the other, which was executed: it is not placed again', async (scene) => {
  const buyer = scene.buyer({ product: 'hosting' })
  const taken = { ...products.hosting.input, server_id: 'taken' }
  const [good, bad] = [await buyer.quote(), await buyer.quote(taken)]
  const apiKey = scene.sandbox.keys.create({ allow_signup: true, server: {} })
  const other = scene.buyer({ product: 'hosting', apiKey })
  await other.place(await other.quote(taken))
  const controller = new AbortController()
  const executed = Promise.withResolvers<void>()
  through(buyer, async (request, forward, kind) => {
    const response = await forward()
    if (kind !== 'order') return response
    // The rejection arrives after the other order was executed, however busy the machine is.
    if (!response.ok) return executed.promise.then(() => response)
    executed.resolve()
    await new Promise<void>((resolve) => controller.signal.addEventListener('abort', () => resolve()))
    throw request.signal.reason
  })
  const [error] = await Promise.all([
    buyer.fail(good, { signal: controller.signal }),
    buyer.fail(bad).then((rejection) => controller.abort(rejection)),
  ])
  buyer.proxy = direct
  await buyer.place(good).catch(() => {})
  expect(scene.bought()).toBe(2)
  expect(error).toMatchObject(unknownOutcome)
  await expect(buyer.settle(good)).resolves.toMatchObject({ outcome: 'executed' })
})
