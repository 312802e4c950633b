import { expect, test } from 'vitest'
import { toInit } from '../call-options.ts'
import { createClient } from '../client.ts'
import type { ClientOptions } from '../client-options.ts'
import { OrderOutcomeUnknownError } from '../errors/order-outcome-unknown-error.ts'
import { createFakeWorld } from '../testing/fake-world.ts'
import { createScriptedFetch, json, refusal, type Reply } from '../testing/scripted-fetch.ts'
import { findOffer } from './find-offer.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import type { Ordering } from './ordering.ts'
import { placeOrder, type PlaceOptions } from './place-order.ts'
import { isPriceMismatch } from './price-mismatch.ts'
import { quoteOrder } from './quote-order.ts'

interface Order {
  readonly plan_id: string
}

const path = '/v1/vps/servers'
const order: Order = { plan_id: 'standard-2gb' }
const price = { months: 12, total_price: 900, regular_total_price: 1_000, campaign_applied: true }
const dryRun = (): Response => json({ dry_run: true, total_price: 900 })
const placed = (): Response => json({ server: { id: 7 } })
const agreed = { agree_to_terms: true } as const
const entry = (status_code: number, created_at = '2026-01-01 09:00:00') => {
  return { method: 'POST', path, status_code, response_time_ms: 1, ip_address: '192.0.2.1', created_at }
}
const log = (...logs: ReturnType<typeof entry>[]): Response =>
  json({ logs, count: logs.length, limit: 50, has_more: false, next_cursor: null })

/** An ordering whose contracts are listed without a request, over scripted answers to everything else. */
function setUp(replies: readonly Reply[], options: ClientOptions = {}, contracts: string[] = ['a']) {
  const world = createFakeWorld()
  const { fetch, requests } = createScriptedFetch(...replies)
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'key',
    retry: { attempts: 3 },
    ...world,
    fetch,
    ...options,
  })
  const ordering: Ordering<Order, object, { id: number }> = {
    client,
    path,
    findPrice: async () => price,
    listContracts: async () => [...contracts],
    async send(body, key, callOptions) {
      const init = {
        params: { header: { 'Idempotency-Key': key } },
        body: body as never,
        ...toInit(callOptions),
      }
      const { data } = await client.api.POST(path, init)
      return data
    },
  }
  const quote = () => quoteOrder(ordering, order, {})
  const place = async (options_?: PlaceOptions) => placeOrder(ordering, await quote(), agreed, options_)
  return { ordering, quote, place, requests, world, contracts }
}

async function unknownOutcome(placing: Promise<unknown>): Promise<OrderOutcomeUnknownError> {
  const error = await placing.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(OrderOutcomeUnknownError)
  return error as OrderOutcomeUnknownError
}

test.each<[string, () => Reply]>([
  ['a dropped connection', () => new TypeError('terminated')],
  ['500', () => refusal(500, 'INTERNAL_ERROR')],
  ['502', () => refusal(502, 'BACKEND_ERROR')],
  ['HTML as a success', () => new Response('<h1>Hello</h1>')],
])(
  'after %s the outcome is unknown; the order is not sent again, and the error has its key',
  async (_, reply) => {
    const { place, requests } = setUp([dryRun(), log(), reply()])
    const error = await unknownOutcome(place())
    expect(error.message).toMatch(/may or may not have been executed.*\(POST \/v1\/vps\/servers\)$/)
    expect(requests.at(-1)?.headers.get('Idempotency-Key')).toBe(error.idempotencyKey)
    expect(requests).toHaveLength(3)
  },
)

test.each<[number, string]>([
  [402, 'PAYMENT_REQUIRED'],
  [409, 'CAPACITY_UNAVAILABLE'],
  [422, 'PRICE_MISMATCH'],
])('a refusal executed nothing and comes out as it is: %i %s', async (status, code) => {
  await expect(setUp([dryRun(), log(), refusal(status, code)]).place()).rejects.toMatchObject({
    name: 'ApiError',
    code,
  })
})

test('an order that is still in progress is asked for again with its key, as long as it takes', async () => {
  const busy = Array.from({ length: 8 }, () => refusal(409, 'DUPLICATE_REQUEST'))
  const { place, requests } = setUp([dryRun(), log(), ...busy, placed()])
  await expect(place()).resolves.toEqual({ id: 7 })
  expect(new Set(requests.slice(2).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test('where the caller chose so, an order is sent again with its key', async () => {
  const { place, requests } = setUp([dryRun(), log(), new TypeError('terminated'), placed()])
  await expect(place({ resend: true })).resolves.toEqual({ id: 7 })
  expect(await requests.at(-1)?.json()).toEqual(await requests.at(-2)?.json())
})

test('reconcile finds an executed order by the log, or by its contract when the log has a failure', async () => {
  const byLog = setUp([dryRun(), log(entry(200)), new TypeError('reset'), log(entry(200), entry(200))])
  const first = await unknownOutcome(byLog.place())
  await expect(first.reconcile()).resolves.toMatchObject({
    outcome: 'executed',
    contracts: [],
    entries: [entry(200)],
  })

  const failed = (): Response => log(entry(502))
  const byContract = setUp([dryRun(), log(), refusal(502, 'BACKEND_ERROR'), failed(), failed()])
  const second = await unknownOutcome(byContract.place())
  await expect(second.reconcile()).resolves.toMatchObject({ outcome: 'unknown' })
  byContract.contracts.push('b')
  await expect(second.reconcile()).resolves.toMatchObject({ outcome: 'executed', contracts: ['b'] })
})

test('reconcile does not take the dry run for the order, and decides when the log has had its time', async () => {
  const answers = [log(entry(200)), log(entry(200))]
  const { place, world } = setUp([dryRun(), log(entry(200)), new TypeError('reset'), ...answers])
  const error = await unknownOutcome(place())
  await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'unknown', entries: [] })
  await world.sleep(60_000)
  await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('reconcile does not take the contract of an earlier order, which is listed late, for this one', async () => {
  const { place, world, contracts } = setUp([dryRun(), log(), new TypeError('reset'), log(), log()])
  const error = await unknownOutcome(place())
  contracts.push('of an earlier order')
  await world.sleep(60_000)
  await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'unknown' })
  await world.sleep(540_000)
  await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('the log has its time from the last attempt on', async () => {
  const slowly = async (): Promise<Response> => (
    await world.sleep(100_000),
    Promise.reject(new Error('late'))
  )
  const { place, world } = setUp([dryRun(), log(), slowly, log(entry(402))])
  const error = await unknownOutcome(place())
  await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'unknown' })
})

test.each<[string, readonly Reply[]]>([
  ['a refusal', [new TypeError('reset'), refusal(409, 'SERVER_ID_TAKEN')]],
  [
    'a pause that is longer than the time left',
    [new TypeError('reset'), refusal(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '300' })],
  ],
  ['an order that stays in progress', [refusal(409, 'DUPLICATE_REQUEST'), refusal(402, 'PAYMENT_REQUIRED')]],
])('what an earlier attempt may have done is not undone by %s', async (_, replies) => {
  const { place } = setUp([dryRun(), log(), ...replies])
  await expect(place({ resend: true })).rejects.toBeInstanceOf(OrderOutcomeUnknownError)
})

test('an order that the API says to have already is no refusal', async () => {
  const { place } = setUp([dryRun(), log(), refusal(409, 'DUPLICATE_REQUEST')], { retry: false })
  await expect(place()).rejects.toBeInstanceOf(OrderOutcomeUnknownError)
})

test('an order at another price can be quoted again: the same order, under another key', async () => {
  const { place, ordering, requests } = setUp([
    dryRun(),
    log(),
    refusal(422, 'PRICE_MISMATCH'),
    json({ dry_run: true, total_price: 950 }),
    log(),
    placed(),
  ])
  const error: unknown = await place().catch((thrown: unknown) => thrown)
  if (!isPriceMismatch<Order>(error)) throw error
  const quote = await error.requote()
  expect(quote).toMatchObject({ order, total_price: 950 })
  await expect(placeOrder(ordering, quote, agreed)).resolves.toEqual({ id: 7 })
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key')).filter((key) => key !== null)
  expect(new Set(keys).size).toBe(2)
})

test('a quote whose own dry run meets another price has nothing to quote again', async () => {
  const error: unknown = await setUp([refusal(422, 'PRICE_MISMATCH')])
    .quote()
    .catch((thrown: unknown) => thrown)
  expect(isPriceMismatch(error)).toBe(false)
})

test('a quote that was changed is refused before anything is sent', async () => {
  const { quote, ordering, requests } = setUp([dryRun(), log()])
  const changed = { ...(await quote()), order: { plan_id: 'standard-64gb' } }
  await expect(placeOrder(ordering, changed, agreed)).rejects.toThrow('quote was changed after it was made')
  expect(requests).toHaveLength(2)
})

test('an order above the client’s limit is refused before anything is sent', async () => {
  const { quote, requests } = setUp([], { maxTotalPrice: 899 })
  await expect(quote()).rejects.toThrow('maxTotalPrice is 899 yen, and the order costs 900')
  expect(requests).toHaveLength(0)
})

test('a read-only client refuses to order, and even to try', async () => {
  const { quote, requests } = setUp([], { readOnly: true })
  await expect(quote()).rejects.toThrow('readOnly is set, so POST /v1/vps/servers was not sent')
  expect(requests).toHaveLength(0)
})

test('an Idempotency-Key is made when none is given, and checked when one is', () => {
  expect(parseIdempotencyKey()).toMatch(/^[0-9a-f-]{36}$/)
  expect(parseIdempotencyKey('order_2026-01')).toBe('order_2026-01')
  for (const key of ['short', 'with space', 'x'.repeat(65), 'naïve-key']) {
    expect(() => parseIdempotencyKey(key)).toThrow('idempotencyKey must be 8 to 64 letters')
  }
})

test('what is not on offer is refused with what is', () => {
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
