import { type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { answerOrders, apiError, expectSentOnce, loseEntries, onOrder, page } from './proxies.ts'
import { direct, minute, test, unknownOutcome } from './scene.ts'

// Cause 9: a rejection counted as certain because of its error class, even if the API's description does not document
// that response.

const json = (status: number, body: unknown) => Response.json(body, { status })
const responses: readonly (readonly [string, () => Response])[] = [
  ['a proxy’s page with 429', () => page(429, { 'Retry-After': '1' })],
  ['a firewall’s page with 403', () => page(403)],
  ['a portal’s page with 401', () => page(401)],
  ['a page with 402', () => page(402)],
  ['a page with 422', () => page(422)],
  ['an empty 403', () => new Response(null, { status: 403 })],
  ['429 as JSON of a proxy', () => json(429, { message: 'Too many requests' })],
  ['403 as JSON without a code', () => json(403, { error: 'forbidden' })],
  ['403 whose code is a number', () => json(403, { error: { code: 403, message: 'Forbidden' } })],
  ['422 with an undocumented code', () => apiError(422, 'ORDER_LIMIT_REACHED')],
  ['409 with an undocumented code', () => apiError(409, 'NIGHTLY_MAINTENANCE')],
  ['402 with a code of another status', () => apiError(402, 'FORBIDDEN')],
  ['404 NOT_FOUND', () => apiError(404, 'NOT_FOUND')],
  ['400 BAD_REQUEST', () => apiError(400, 'BAD_REQUEST')],
  ['409 DUPLICATE_REQUEST', () => apiError(409, 'DUPLICATE_REQUEST')],
  ['500 with a code of a rejection', () => apiError(500, 'PAYMENT_REQUIRED')],
  ['403 with a new code', () => apiError(403, 'SOMETHING_NEW')],
  ['409 CONFLICT', () => apiError(409, 'CONFLICT')],
  ...[200, 202, 400, 404, 408, 409, 411, 499, 500, 502, 503, 504].map(
    (status) => [`a page with ${status}`, () => page(status, { 'Retry-After': '2' })] as const,
  ),
  ...[301, 302, 303, 307, 308].map(
    (status) => [`a redirect with ${status}`, () => page(status, { Location: '/v1/vps/servers' })] as const,
  ),
]

test.for(responses)(
  'the order was executed and %s comes back: unknown, not retried, and found later',
  async ([_, respond], { scene }) => {
    const [buyer, reader] = scene.pair()
    const quote = await buyer.quote()
    answerOrders(buyer, async () => respond())
    const error = await buyer.fail(quote)
    await expectSentOnce(scene, buyer, quote, error)
    await expect(reader.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test.for(responses.slice(0, 3))(
  'a hosting order was executed, %s comes back and the log has no entry: never rejected, never `not-executed`',
  async ([_, respond], { scene }) => {
    const [buyer, reader] = scene.pair({ product: 'hosting' })
    loseEntries(scene, buyer)
    const quote = await buyer.quote()
    answerOrders(buyer, async () => respond())
    const error = await buyer.fail(quote)
    await expectSentOnce(scene, buyer, quote, error)
    await expect(reader.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test.for([0, 3_000, 60_000])(
  'the order was executed, the API’s own 429 comes back and the log lags %i ms: unknown, not retried, and found later',
  async (lagMs, { scene, buyer, quote }) => {
    scene.sandbox.log.set({ lagMs })
    answerOrders(buyer, async () => apiError(429, 'RATE_LIMIT_EXCEEDED'))
    const error = await buyer.fail(quote)
    await expectSentOnce(scene, buyer, quote, error)
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

const rejections: readonly [Product, number, string][] = [
  ['vps', 402, 'PAYMENT_REQUIRED'],
  ['vps', 403, 'FORBIDDEN'],
  ['vps', 409, 'CAPACITY_UNAVAILABLE'],
  ['vps', 422, 'PRICE_MISMATCH'],
  ['vps', 422, 'PLAN_NOT_AVAILABLE'],
  ['vps', 422, 'VALIDATION_ERROR'],
  ['hosting', 402, 'PAYMENT_REQUIRED'],
  ['hosting', 422, 'PLAN_NOT_AVAILABLE'],
]

test.for(rejections)(
  '%s: the API itself rejects with %i %s: an ApiError, and the quote can be placed again',
  async ([product, status, code], { scene }) => {
    const buyer = scene.buyer({ product })
    const quote = await buyer.quote()
    scene.fault({ status, code }, product)
    await expect(buyer.fail(quote)).resolves.toMatchObject({ name: 'ApiError', status, code })
    await buyer.place(quote)
    expect([buyer.sent.length, scene.bought()]).toEqual([2, 1])
  },
)

test('VALIDATION_ERROR for a key that left before proves nothing: unknown, and the first order is found', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.quote()
  onOrder(buyer, async (forward) => {
    if (buyer.sent.length > 1)
      return apiError(422, 'VALIDATION_ERROR', 'Idempotency-Key: belongs to another order.')
    await forward()
    throw new TypeError('fetch failed')
  })
  const error = await buyer.fail(quote, { resend: true })
  buyer.proxy = direct
  expect(scene.bought()).toBe(1)
  expect(error).toMatchObject(unknownOutcome)
  await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test('SERVER_ID_TAKEN of a derived server_id may be the order itself: unknown, never rejected', async (scene) => {
  const buyer = scene.buyer({ product: 'hosting' })
  const quote = await buyer.quote()
  answerOrders(buyer, async () => apiError(409, 'SERVER_ID_TAKEN'))
  const error = await buyer.fail(quote)
  await expectSentOnce(scene, buyer, quote, error)
  await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test('SERVER_ID_TAKEN of a server_id that the caller gave is a rejection, and names no contract', async (scene) => {
  const apiKey = scene.sandbox.keys.create({ allow_signup: true, server: {} })
  const [ours, theirs] = [scene.buyer({ product: 'hosting' }), scene.buyer({ product: 'hosting', apiKey })]
  const order = { ...products.hosting.input, server_id: 'shop' }
  const quote = await ours.quote(order)
  await theirs.place(await theirs.quote(order))
  await expect(ours.fail(quote)).resolves.toMatchObject({ name: 'ApiError', code: 'SERVER_ID_TAKEN' })
  await scene.pass(30 * minute)
  await ours.reconcile(quote)
  expect(scene.bought()).toBe(1)
})
