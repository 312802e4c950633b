import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { createScriptedFetch, json, refusal, type Reply } from '../testing/scripted-fetch.ts'
import { findOffer } from './find-offer.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import { sendOrder } from './send-order.ts'

function order(reply: Reply): Promise<unknown> {
  const { api } = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    retry: false,
    ...createScriptedFetch(reply),
  })
  return sendOrder('POST /v1/vps/servers', 'intent-0001', () => api.GET('/v1/me'))
}

test.each<[string, Reply]>([
  ['a dropped connection', new TypeError('terminated')],
  ['500', refusal(500, 'INTERNAL_ERROR')],
  ['502', refusal(502, 'BACKEND_ERROR')],
  ['HTML as a success', new Response('<h1>Hello</h1>')],
])('after %s the outcome is unknown, and the error has the key', async (_, reply) => {
  await expect(order(reply)).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    idempotencyKey: 'intent-0001',
    message: expect.stringMatching(
      /may or may not have been executed.*intent-0001 \(POST \/v1\/vps\/servers\)$/,
    ),
    cause: expect.any(Error),
  })
})

test.each<[number, string]>([
  [402, 'PAYMENT_REQUIRED'],
  [409, 'CAPACITY_UNAVAILABLE'],
  [422, 'PRICE_MISMATCH'],
  [429, 'RATE_LIMIT_EXCEEDED'],
])('a refusal executed nothing and comes out as it is: %i %s', async (status, code) => {
  await expect(order(refusal(status, code))).rejects.toMatchObject({ name: 'ApiError', code })
})

test('a success passes', async () => {
  await expect(order(json({ ok: true }))).resolves.toMatchObject({ data: { ok: true } })
})

test('an Idempotency-Key is made when none is given, and checked when one is', () => {
  expect(parseIdempotencyKey()).toMatch(/^[0-9a-f-]{36}$/)
  expect(parseIdempotencyKey('order_2026-01')).toBe('order_2026-01')
  for (const key of ['short', 'with space', 'x'.repeat(65), 'naïve-key']) {
    expect(() => parseIdempotencyKey(key)).toThrow('idempotencyKey must be 8 to 64 letters')
  }
})

test('what is not on offer is refused with what is', () => {
  const price = { months: 12, total_price: 100, regular_total_price: 120, campaign_applied: true }
  const plans = [
    { plan_id: 'std-2', periods: [price] },
    { plan_id: 'std-4', periods: [] },
  ]
  expect(findOffer(plans, 'std-2', 12)).toEqual({ plan: plans[0], price })
  expect(() => findOffer(plans, 'std-3', 12)).toThrow(
    'plan_id "std-3" cannot be ordered: choose one of std-2, std-4',
  )
  expect(() => findOffer(plans, 'std-2', 1)).toThrow('period 1 cannot be ordered: choose one of 12')
  expect(() => findOffer(plans, 'std-4', 1)).toThrow('choose later, nothing is on offer')
})
