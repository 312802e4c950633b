import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection, type Reply } from '../testing/scripted-fetch.ts'
import { OrderOutcomeUnknownError } from './order-outcome-unknown-error.ts'
import { placeOrder } from './place-order.ts'

const placed = (): Response => json({ server: { id: 7, uuid: null } })
const html = (status: number): Response =>
  new Response('<h1>Gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } })

test('an order leaves once, with the quoted price, its key and its mark; the dry run carries no key', async () => {
  const { quote, place, replies, orders, client } = createScriptedAccount()
  replies.push(placed())
  const quoted = await quote()
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(orders).toHaveLength(1)
  expect(orders[0]?.headers.get('Idempotency-Key')).toBe(quoted.idempotencyKey)
  expect(await orders[0]?.json()).toEqual({
    plan_id: 'standard-2gb',
    name: quoted.mark?.value,
    root_password: consent.root_password,
    agree_to_terms: true,
    expected_total_price: 900,
    dry_run: false,
  })
  expect(await client.journal.list()).toMatchObject([{ state: 'settled', outcome: { executed: true } }])
})

test.each<[string, readonly Reply[], readonly number[] | undefined]>([
  ['the API’s own failure', [rejection(503, 'SERVICE_UNAVAILABLE')], [503]],
  ['two of them', [rejection(500, 'INTERNAL_ERROR'), rejection(503, 'SERVICE_UNAVAILABLE')], [500, 503]],
  ['one, and then no response', [rejection(500, 'INTERNAL_ERROR'), new TypeError('reset')], [500]],
  ['a failure on the way', [html(502), html(504)], undefined],
  ['a status that tells nothing', [rejection(418, 'SOMETHING_NEW')], undefined],
  ['no response', [new TypeError('reset'), new TypeError('reset')], undefined],
  ['429, and then no response', [rejection(429, 'RATE_LIMIT_EXCEEDED'), new TypeError('reset')], undefined],
])('the journal has what the API itself has said to have failed: %s', async (_, responses, failures) => {
  const { quote, place, replies, client } = createScriptedAccount({ retry: { attempts: responses.length } })
  replies.push(...responses)
  await place(await quote(), { resend: true }).catch(() => undefined)
  const [record] = await client.journal.list()
  expect(record?.requests.at(-1)).toMatchObject({ kind: 'order', status: null })
  expect(record?.requests.at(-1)?.failures).toEqual(failures)
})

test.each([true, false, undefined])('the journal has whether an order may be retried: %s', async (resend) => {
  const { quote, place, replies, client } = createScriptedAccount()
  replies.push(placed())
  await place(await quote(), { resend })
  const [record] = await client.journal.list()
  expect(record?.requests.at(-1)?.resend).toBe(resend)
})

test.each([-5, 0, Number.NaN, Infinity])(
  'a deadline of %d ms is rejected before the journal has a claim',
  async (deadlineMs) => {
    const { quote, place, orders, client } = createScriptedAccount()
    const quoted = await quote()
    const before = await client.journal.read(quoted.id)
    await expect(place(quoted, { deadlineMs })).rejects.toThrow(`deadlineMs is ${deadlineMs}`)
    expect(await client.journal.read(quoted.id)).toEqual(before)
    expect(orders).toEqual([])
  },
)

test.each<[string, () => Reply]>([
  ['a dropped connection', () => new TypeError('terminated')],
  ['500', () => rejection(500, 'INTERNAL_ERROR')],
  ['502', () => rejection(502, 'BACKEND_ERROR')],
  ['a gateway’s 504', () => html(504)],
  ['HTML as a success', () => html(200)],
  ['HTML as a rejection', () => html(403)],
  ['202 without a body', () => new Response(null, { status: 202 })],
  ['204', () => new Response(null, { status: 204 })],
  ['a server that is null', () => json({ server: null })],
  ['a server without an id', () => json({ server: { uuid: null } })],
  ['a dry run', () => json({ dry_run: true, total_price: 900 })],
  ['a list', () => json([])],
  [
    'a redirect',
    () => new Response(null, { status: 307, headers: { Location: 'https://elsewhere.example' } }),
  ],
  ['409 with a code that nobody knows', () => rejection(409, 'SOMETHING_NEW')],
  ['409 DUPLICATE_REQUEST', () => rejection(409, 'DUPLICATE_REQUEST')],
  ['a key that was used, with a code for that', () => rejection(422, 'IDEMPOTENCY_KEY_REUSED')],
  ['a duplicate that is no 409', () => rejection(400, 'DUPLICATE_REQUEST')],
  [
    'a key that is bound to another body',
    () =>
      json({ error: { code: 'VALIDATION_ERROR', message: 'No.', errors: ['Idempotency-Key: in use'] } }, 422),
  ],
  [
    'an error body whose errors is an object',
    () => json({ error: { code: 'X', message: 'x', errors: {} } }, 500),
  ],
])(
  'after %s the outcome is unknown; the order is not retried, and the error has its quote',
  async (_, reply) => {
    const { quote, place, replies, orders, client } = createScriptedAccount()
    replies.push(reply())
    const quoted = await quote()
    const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OrderOutcomeUnknownError)
    expect(error).toMatchObject({
      idempotencyKey: quoted.idempotencyKey,
      fingerprint: quoted.fingerprint,
      quote: quoted,
    })
    expect(String(error)).toMatch(/may or may not have been executed.*\(POST \/v1\/vps\/servers\)$/)
    expect(orders).toHaveLength(1)
    expect(await client.journal.list()).toMatchObject([{ state: 'sending' }])
    await expect(place(quoted)).rejects.toBeInstanceOf(OrderOutcomeUnknownError)
    expect(orders).toHaveLength(1)
  },
)

test.each<[number, string]>([
  [400, 'BAD_REQUEST'],
  [401, 'UNAUTHORIZED'],
  [402, 'PAYMENT_REQUIRED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CAPACITY_UNAVAILABLE'],
  [409, 'OPERATION_ERROR'],
  [409, 'CONTRACT_NOT_ACTIVE'],
  [422, 'VALIDATION_ERROR'],
  [422, 'PLAN_NOT_AVAILABLE'],
  [422, 'PRICE_MISMATCH'],
])(
  'a rejection executed nothing, comes out as it is, and the quote can be placed again: %i %s',
  async (status, code) => {
    const { quote, place, replies, connect } = createScriptedAccount({ apiKey: () => 'unit-test-key' })
    replies.push(rejection(status, code), placed())
    const quoted = await quote()
    await expect(place(quoted)).rejects.toMatchObject({ name: 'ApiError', code })
    await expect(placeOrder(connect(), quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
  },
)

test('an identifier that was derived is taken by this very order or by nobody; one that was given, by anybody', async () => {
  const derived = createScriptedAccount()
  derived.replies.push(rejection(409, 'SERVER_ID_TAKEN'))
  await expect(derived.place(await derived.quote())).rejects.toBeInstanceOf(OrderOutcomeUnknownError)
  const given = createScriptedAccount()
  given.replies.push(rejection(409, 'SERVER_ID_TAKEN'))
  const quoted = await given.quote({}, { plan_id: 'standard-2gb', name: 'shop' })
  await expect(given.place(quoted)).rejects.toMatchObject({ code: 'SERVER_ID_TAKEN' })
})

test.each([true, false])(
  'an abort while the order is out leaves its outcome unknown (pacing: %s)',
  async (paced) => {
    const { quote, place, replies } = createScriptedAccount(paced ? {} : { pacing: false })
    const stop = new AbortController()
    replies.push(() => {
      stop.abort(new Error('enough'))
      return new Promise(() => {})
    })
    await expect(place(await quote(), { signal: stop.signal })).rejects.toBeInstanceOf(
      OrderOutcomeUnknownError,
    )
  },
)

test.each([true, false])(
  'an abort before the order is out is the abort, and nothing was sent (pacing: %s)',
  async (paced) => {
    const { quote, place, replies, orders } = createScriptedAccount(paced ? {} : { pacing: false })
    const quoted = await quote()
    await expect(place(quoted, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
    expect(orders).toHaveLength(0)
    replies.push(placed())
    await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  },
)

test('a key function that fails sends nothing, and the quote stays good', async () => {
  let isBroken = false
  const apiKey = async (): Promise<string> => {
    if (isBroken) throw new RangeError('The vault is closed')
    return 'unit-test-key'
  }
  const { quote, place, replies, orders } = createScriptedAccount({ apiKey })
  const quoted = await quote()
  isBroken = true
  await expect(place(quoted)).rejects.toThrow('The vault is closed')
  isBroken = false
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(orders).toHaveLength(1)
})

test('with too little time left to hear the response, the order is not sent, and the error says so', async () => {
  const { quote, place, replies, orders, world } = createScriptedAccount()
  const quoted = await quote()
  const deadline = { deadlineMs: 30_000, minimumMs: 12_000 }
  replies.push(rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '19' }), placed())
  await expect(place(quoted, deadline)).rejects.toMatchObject({
    name: 'TimeoutError',
    sent: false,
    message: expect.stringMatching(/^Not sent: .* ms were left before the deadline, and 12000 are needed/),
  })
  expect(orders).toHaveLength(1)
  await world.sleep(60_000)
  // At most half of the deadline is asked for, so a short one can be met.
  await expect(place(quoted, { deadlineMs: 1_000 })).resolves.toEqual({ id: 7, uuid: null })
})

test('a machine that slept between claim and sending does not send', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  let sleptMs = 0
  const now = (): number => account.world.now() + sleptMs
  // The machine sleeps while the order waits for its turn; its monotonic clock sleeps too.
  let takes = 0
  const take = (): { place: string } => {
    if ((takes += 1) > 4) sleptMs = 3_600_000 // the first ones are for reads
    return { place: 'the only one' }
  }
  const slow = account.connect({ now, pacing: { store: { take, release() {} } } })
  await expect(placeOrder(slow, quoted, consent)).rejects.toMatchObject({ name: 'TimeoutError', sent: false })
  expect(account.orders).toHaveLength(0)
})

test('where the caller chose so, an order is retried with its key', async () => {
  const { quote, place, replies, orders } = createScriptedAccount()
  replies.push(new TypeError('terminated'), placed())
  await expect(place(await quote(), { resend: true })).resolves.toEqual({ id: 7, uuid: null })
  expect(await orders.at(-1)?.json()).toEqual(await orders.at(-2)?.json())
  expect(orders[0]?.headers.get('Idempotency-Key')).toBe(orders[1]?.headers.get('Idempotency-Key'))
})

test.each<[string, readonly Reply[]]>([
  ['a rejection', [new TypeError('reset'), rejection(409, 'SERVER_ID_TAKEN')]],
  [
    'a pause that is longer than the time left',
    [new TypeError('reset'), rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '300' })],
  ],
])('what an earlier attempt may have done is not undone by %s', async (_, replies) => {
  const account = createScriptedAccount()
  account.replies.push(...replies)
  await expect(account.place(await account.quote(), { resend: true })).rejects.toBeInstanceOf(
    OrderOutcomeUnknownError,
  )
})

test('a 429 is waited out: the order was not looked at', async () => {
  const { quote, place, replies, orders } = createScriptedAccount()
  replies.push(rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '2' }), placed())
  await expect(place(await quote())).resolves.toEqual({ id: 7, uuid: null })
  expect(orders).toHaveLength(2)
})
