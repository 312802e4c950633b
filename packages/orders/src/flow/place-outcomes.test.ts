import { isPriceMismatch, OrderOutcomeUnknownError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, placed, rejection, type Reply } from '../testing/responses.ts'

const html = (status: number): Response =>
  new Response('<h1>Gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } })

test.each<[string, () => Reply, string]>([
  ['a dropped connection', () => new TypeError('terminated'), 'no response arrived'],
  ['500', () => rejection(500, 'INTERNAL_ERROR'), 'the response (500) does not tell'],
  ['502', () => rejection(502, 'BACKEND_ERROR'), 'the response (502) does not tell'],
  ['a gateway’s 504', () => html(504), 'the response (504) does not tell'],
  ['HTML as a success', () => html(200), 'the response (200) does not tell'],
  ['HTML as a rejection', () => html(403), 'the response (403) does not tell'],
  ['HTML as a rate limit', () => html(429), 'the response (429) does not tell'],
  [
    'a gateway’s 411',
    () => html(411),
    'the response (411) does not tell, and a gateway rejects orders from Deno',
  ],
  ['202 without a body', () => new Response(null, { status: 202 }), 'the response (202)'],
  ['204', () => new Response(null, { status: 204 }), 'the response (204)'],
  ['a server that is null', () => json({ server: null }), 'the response (200)'],
  ['a server without an id', () => json({ server: { uuid: null } }), 'the response (200)'],
  ['a dry run', () => json({ dry_run: true, total_price: 900 }), 'the response (200)'],
  ['a list', () => json([]), 'the response (200)'],
  ['a redirect', () => new Response(null, { status: 307, headers: { Location: '/elsewhere' } }), '(307)'],
  ['400 BAD_REQUEST', () => rejection(400, 'BAD_REQUEST'), '(400)'],
  ['404 NOT_FOUND', () => rejection(404, 'NOT_FOUND'), '(404)'],
  ['409 DUPLICATE_REQUEST', () => rejection(409, 'DUPLICATE_REQUEST'), '(409)'],
  ['409 with a new code', () => rejection(409, 'SOMETHING_NEW'), '(409)'],
  ['409 OPERATION_ERROR', () => rejection(409, 'OPERATION_ERROR'), '(409)'],
  ['a key that was used', () => rejection(422, 'IDEMPOTENCY_KEY_REUSED'), '(422)'],
  [
    'an error body of another form',
    () => json({ error: { code: 'X', message: 'x', errors: {} } }, 500),
    '(500)',
  ],
])(
  'after %s the outcome is unknown: the order is not retried, nor placed again',
  async (_, reply, reason) => {
    const { quote, place, replies, sent, client } = createScriptedAccount()
    replies.push(reply())
    const quoted = await quote()
    const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OrderOutcomeUnknownError)
    expect(error).toMatchObject({
      idempotencyKey: quoted.idempotencyKey,
      fingerprint: quoted.fingerprint,
      quote: quoted,
      reason: expect.stringContaining(reason),
      entries: [],
      operation: 'POST /v1/vps/servers',
    })
    expect(String(error).includes('Deno')).toBe(reason.includes('Deno'))
    expect(String(error)).toMatch(/may or may not have been executed.*\(POST \/v1\/vps\/servers\)$/)
    expect(await portsOf(client).journal.list()).toMatchObject([{ state: 'sending' }])
    await expect(place(quoted)).rejects.toMatchObject({
      name: 'OrderOutcomeUnknownError',
      reason: 'it was sent before, and its outcome is not known',
    })
    expect(sent).toHaveLength(1)
    await expect((error as OrderOutcomeUnknownError).reconcile!()).resolves.toMatchObject({
      outcome: 'unknown',
    })
  },
)

test('the error of an order has the API’s own error as its cause, and never an abort’s reason', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(rejection(502, 'BACKEND_ERROR'), new TypeError('reset'))
  await expect(place(await quote())).rejects.toMatchObject({ cause: { code: 'BACKEND_ERROR' } })
  await expect(place(await quote())).rejects.toMatchObject({ cause: { name: 'ConnectionError' } })
})

test.each<[number, string]>([
  [401, 'UNAUTHORIZED'],
  [402, 'PAYMENT_REQUIRED'],
  [403, 'FORBIDDEN'],
  [409, 'CAPACITY_UNAVAILABLE'],
  [422, 'VALIDATION_ERROR'],
  [422, 'PLAN_NOT_AVAILABLE'],
  [422, 'PRICE_MISMATCH'],
])('%i %s executed nothing, is passed on, and the quote can be placed again', async (status, code) => {
  const { quote, replies, connect, client, sent } = createScriptedAccount({ apiKey: () => 'unit-test-key' })
  replies.push(rejection(status, code), placed())
  const { orders } = connect()
  const quoted = await quote()
  await expect(orders.place(quoted, consent)).rejects.toMatchObject({ name: 'ApiError', code })
  const requests = [{ kind: 'dry-run' }, { kind: 'order', status, code, result: 'rejected' }]
  expect(await portsOf(client).journal.list()).toMatchObject([{ state: 'planned', requests }])
  await expect(connect().orders.place(quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
  expect(sent).toHaveLength(2)
})

test('the same rejection for a key that has left before is about the key, perhaps: unknown', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const invalid = (): Response => rejection(422, 'VALIDATION_ERROR')
  replies.push(invalid(), invalid())
  const quoted = await quote()
  await expect(place(quoted)).rejects.toMatchObject({ name: 'ApiError' })
  await expect(place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
})

test.each([
  { id: 7, uuid: 7 },
  { id: 7, uuid: { toString: 1 } },
  { id: 7, uuid: '' },
])('a response with the server %j confirms nothing', async (server) => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(json({ server }))
  await expect(place(await quote())).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
})

test.each([
  { id: 7, uuid: 'new', name: 'web-09' },
  { id: 7, uuid: null, name: 'web-09' },
])('a response with the name of another order confirms nothing: %j', async (server) => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(json({ server }), json({ server }))
  await expect(place(await quote())).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  await expect(place(await quote({ mark: false }))).resolves.toEqual(server)
})

test.each(['', null, undefined])('a response whose name is %o is that of the order', async (name) => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: 'new', name } }))
  await expect(place(await quote())).resolves.toMatchObject({ uuid: 'new' })
})

test('a contract that was there before is not what an order has bought', async () => {
  const { quote, place, replies, shown } = createScriptedAccount()
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  replies.push(json({ server: { id: 3, uuid: 'a' } }), json({ server: { id: 3, uuid: 'b' } }))
  await expect(place(await quote())).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  await expect(place(await quote())).resolves.toMatchObject({ uuid: 'b' })
})

test('where it is not known what was there before, the contract of the response is the order’s', async () => {
  const { quote, place, replies, shown } = createScriptedAccount()
  shown.isListForbidden = true
  replies.push(json({ server: { id: 7, uuid: 'a' } }))
  await expect(place(await quote())).resolves.toEqual({ id: 7, uuid: 'a' })
})

test('an order whose price has changed can be quoted again: the same order, under another key and name', async () => {
  const { quote, place, replies, shown } = createScriptedAccount()
  replies.push(rejection(422, 'PRICE_MISMATCH'), placed())
  const [quoted, other] = [await quote(), await quote()]
  shown.price = 950
  const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
  if (!isPriceMismatch(error, quoted)) throw error
  expect([isPriceMismatch(error), isPriceMismatch(error, other)]).toEqual([true, false])
  const again = await error.requote()
  expect(again).toMatchObject({
    order: { plan_id: 'standard-2gb' },
    total_price: 950,
    mark: { isUnique: true },
  })
  expect(again.idempotencyKey).not.toBe(quoted.idempotencyKey)
  expect(again.mark?.value).not.toBe(quoted.mark?.value)
  await expect(place(again)).resolves.toEqual({ id: 7, uuid: null })
})

test.each<[string, { name?: string }, boolean, object]>([
  ['a given name', { name: 'web-01' }, true, { mark: { value: 'web-01', isUnique: false } }],
  ['no mark', {}, false, { order: { plan_id: 'standard-2gb' }, mark: null, unmarked: 'mark is false' }],
  ['a given name and no mark', { name: 'web-01' }, false, { order: { name: 'web-01' }, mark: null }],
])('an order with %s keeps it when it is quoted again, with its secrets', async (_, name, mark, expected) => {
  const { quote, place, replies, dryRuns } = createScriptedAccount()
  replies.push(rejection(422, 'PRICE_MISMATCH'))
  const quoted = await quote({ mark }, { plan_id: 'standard-2gb', ...name })
  const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
  if (!isPriceMismatch(error, quoted)) throw error
  const bodies: unknown[] = []
  dryRuns.push(async (request) => {
    bodies.push(await request.clone().json())
    return json({ dry_run: true, total_price: 900 })
  })
  const again = await error.requote({ idempotencyKey: 'order-0002' })
  expect(again).toMatchObject({ ...expected, idempotencyKey: 'order-0002' })
  expect(again.order.name).toBe(quoted.order.name)
  expect(bodies).toMatchObject([{ root_password: consent.root_password, dry_run: true }])
})

test('an error of another code can not be quoted again', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(rejection(402, 'PAYMENT_REQUIRED'))
  const error: unknown = await place(await quote()).catch((thrown: unknown) => thrown)
  expect(isPriceMismatch(error)).toBe(false)
  expect(error).not.toHaveProperty('requote')
})
