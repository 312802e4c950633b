import { type Product } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { expectSentOnce, never, onOrder } from './proxies.ts'
import { direct, errorOfRead, inTime, setUp, test, through, unknownOutcome } from './scene.ts'

// These tests abort an order, with any reason, before it leaves, in flight, or while the response is read.

const kinds = ['an ApiError', 'a string', 'undefined', 'an OrderOutcomeUnknownError', 'a TypeError'] as const
type ReasonKind = (typeof kinds)[number]

async function toReason(kind: ReasonKind, scene: Awaited<ReturnType<typeof setUp>>): Promise<unknown> {
  switch (kind) {
    case 'an ApiError':
      return errorOfRead(scene, 403, 'FORBIDDEN')
    case 'a string':
      return 'stop'
    case 'a TypeError':
      return new TypeError('fetch failed')
    case 'an OrderOutcomeUnknownError': {
      const other = scene.buyer()
      const quote = await other.quote()
      scene.fault('drop-request')
      return other.fail(quote)
    }
    default:
      return undefined
  }
}

test.for(kinds)(
  'aborted with %s before it leaves: the reason is thrown, nothing is sent, and it can be placed',
  async (kind, { scene }) => {
    const reason = await toReason(kind, scene)
    const buyer = scene.buyer()
    const quote = await buyer.quote()
    const signal = AbortSignal.abort(reason)
    const error = await buyer.fail(quote, { signal })
    expect(buyer.sent).toEqual([])
    expect(error).toBe(signal.reason)
    if (kind === 'an OrderOutcomeUnknownError') return // its attempt is open, and stops others
    await buyer.place(quote)
    expect(scene.bought()).toBe(1)
  },
)

test.for(kinds)(
  'aborted with %s in flight, and executed: unknown, not retried, `executed` later',
  async (kind, { scene }) => {
    const reason = await toReason(kind, scene)
    const buyer = scene.buyer()
    const quote = await buyer.quote()
    const controller = new AbortController()
    onOrder(buyer, async (forward) => {
      await forward()
      controller.abort(reason)
      return never()
    })
    const error = await inTime(buyer.fail(quote, { signal: controller.signal, deadlineMs: 120_000 }))
    buyer.proxy = direct
    await buyer.place(quote).catch(() => {})
    expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
    expect(error).toMatchObject({ ...unknownOutcome, idempotencyKey: quote.idempotencyKey })
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test.for<[ReasonKind, Product]>([
  ['an ApiError', 'vps'],
  ['a string', 'hosting'],
  ['undefined', 'vps'],
])(
  'aborted with %s while the response of a %s order is read: unknown or the contract, never the reason',
  async ([kind, product], { scene }) => {
    const reason = await toReason(kind, scene)
    const buyer = scene.buyer({ product })
    const quote = await buyer.quote()
    const controller = new AbortController()
    through(buyer, async (_, forward, kind) => {
      const response = await forward()
      if (kind !== 'order') return response
      const text = await response.text()
      const encoder = new TextEncoder()
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(encoder.encode(text.slice(0, 20))),
        pull: () => controller.abort(reason),
      })
      return new Response(body, response)
    })
    const options = { signal: controller.signal, deadlineMs: 120_000 }
    const error = await inTime(buyer.fail(quote, options))
    await expectSentOnce(scene, buyer, quote, error)
  },
)

test('aborted after the whole response arrived: the contract is returned or the outcome is unknown', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.quote()
  const controller = new AbortController()
  const signal = controller.signal
  const onAttempt = () => controller.abort('too late')
  const ending = await buyer.place(quote, { signal, onAttempt }).catch((error: unknown) => error)
  await buyer.place(quote).catch(() => {})
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
  expect((ending as { name: string }).name).toMatch(/^(hw-|OrderOutcomeUnknownError$)/)
})

test('`reconcile` is aborted with the ApiError of another call: it rejects, and the order is not settled', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.lose('drop-response')
  const reason = await errorOfRead(scene, 403, 'FORBIDDEN')
  await buyer.reconcile(quote, { signal: AbortSignal.abort(reason) }).catch(() => {})
  await expect(buyer.pending()).resolves.toHaveLength(1)
  await buyer.place(quote).catch(() => {})
  expect(buyer.sent).toHaveLength(1)
})
