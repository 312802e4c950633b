import { expect, test, vi } from 'vitest'
import type { Attempt } from '../errors/attempt.ts'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection, type Reply } from '../testing/scripted-fetch.ts'
import { OrderOutcomeUnknownError } from './order-outcome-unknown-error.ts'
import { placeOrder } from './place-order.ts'
import { beginPlacing, sendOrder } from './send-order.ts'

const placed = (): Response => json({ server: { id: 7, uuid: null } })
const tooMany = (): Response => rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '1' })

test('an order may take two minutes, of which ten seconds have to be left for its response', async () => {
  const { ordering, quote, world } = createScriptedAccount()
  const quoted = await quote()
  const send = vi.fn<typeof ordering.send>(async () => ({ server: { id: 7, uuid: null } }))
  const now = world.now()
  for (const options of [
    {},
    { timeoutMs: 5_000, deadlineMs: 30_000, minimumMs: 1 },
    { deadlineMs: 8_000 },
    { minimumMs: -1 },
  ]) {
    await sendOrder({ ...ordering, send }, quoted, consent, options, beginPlacing(world, options))
  }
  expect(send.mock.calls.map(([, , options]) => options)).toMatchObject([
    { timeoutMs: 120_000, deadlineMs: 120_000, minimumMs: 10_000, sendUntil: now + 120_000 },
    { timeoutMs: 5_000, deadlineMs: 30_000, minimumMs: 1, sendUntil: now + 30_000 },
    { timeoutMs: 120_000, deadlineMs: 8_000, minimumMs: 4_000, sendUntil: now + 8_000 },
    { timeoutMs: 120_000, deadlineMs: 120_000, minimumMs: 0, sendUntil: now + 120_000 },
  ])
})

test('the caller is told each attempt of an order', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(tooMany(), placed())
  const attempts: Attempt[] = []
  await place(await quote(), { onAttempt: (attempt) => attempts.push(attempt) })
  expect(attempts.map(({ status }) => status)).toEqual([429, 200])
})

test.each<[string, Reply]>([
  ['confirmed', placed()],
  ['lost', new TypeError('terminated')],
])('how long ago an order was sent is known by the monotonic clock: it was %s', async (_, reply) => {
  const { ordering, quote, place, replies, world } = createScriptedAccount()
  const quoted = await quote()
  let during: number | undefined
  replies.push(async () => {
    during = ordering.lastSent.get(quoted.id)
    await world.sleep(5_000)
    if (reply instanceof Response) return reply
    throw reply
  })
  await place(quoted).catch(() => {})
  expect(during).toBe(Infinity)
  expect(ordering.lastSent.get(quoted.id)).toBe(world.monotonic())
})

test('an order that was rejected is not in progress any more', async () => {
  const { ordering, quote, place, replies } = createScriptedAccount()
  replies.push(rejection(422, 'PLAN_NOT_AVAILABLE'))
  await place(await quote()).catch(() => {})
  expect(ordering.lastSent.size).toBe(0)
})

test('an order that did not leave was not sent', async () => {
  const { ordering, quote, place } = createScriptedAccount()
  const quoted = await quote()
  await expect(place(quoted, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
  expect(ordering.lastSent.size).toBe(0)
})

test('a lost order is known to have taken as long as it did, also where the wall clock stood still', async () => {
  const { ordering, quote, replies, world, connect } = createScriptedAccount()
  const quoted = await quote()
  const still = world.now()
  replies.push(async () => {
    await world.sleep(60_000)
    throw new TypeError('terminated')
  })
  await placeOrder({ ...connect({ now: () => still }), quotedAt: ordering.quotedAt }, quoted, consent).catch(
    () => {},
  )
  const record = (await ordering.client.journal.read(quoted.id))!
  expect(record.sent).toEqual({ at: still, apiAt: still + 60_000, withinMs: 0 })
  expect(record.requests.at(-1)).toMatchObject({
    kind: 'order',
    status: null,
    from: still,
    to: still + 60_000,
  })
})

test.each<[string, readonly Reply[], boolean]>([
  ['rejections alone', [tooMany(), tooMany(), rejection(422, 'PLAN_NOT_AVAILABLE')], true],
  ['rejections, and then too many of them', [tooMany(), tooMany(), tooMany()], true],
  ['a lost response, and then a rejection', [new TypeError('reset'), rejection(422, 'X')], false],
  ['a rejection, and then a lost response', [tooMany(), new TypeError('reset'), rejection(502, 'X')], false],
])('an order that met %s is certain not to be executed: %s', async (_, replies, isCertain) => {
  const account = createScriptedAccount()
  account.replies.push(...replies)
  const error: unknown = await account
    .place(await account.quote(), { resend: true })
    .catch((thrown: unknown) => thrown)
  expect(error instanceof OrderOutcomeUnknownError).toBe(!isCertain)
  expect(await account.client.journal.list()).toMatchObject([{ state: isCertain ? 'planned' : 'sending' }])
})

test('after a rejection, the journal has what was sent and how it ended, and that nothing is in progress', async () => {
  const { quote, place, replies, client } = createScriptedAccount()
  replies.push(rejection(422, 'PLAN_NOT_AVAILABLE'))
  const quoted = await quote()
  await place(quoted).catch(() => {})
  const [record] = await client.journal.list()
  expect(record).toMatchObject({ state: 'planned', sent: undefined, quote: quoted })
  expect(record?.requests.map(({ kind, status }) => [kind, status])).toEqual([
    ['dry-run', 200],
    ['order', 422],
  ])
})

test('an order that never left leaves no request in the journal', async () => {
  const { quote, place, client } = createScriptedAccount()
  await place(await quote(), { signal: AbortSignal.abort('enough') }).catch(() => {})
  const [record] = await client.journal.list()
  expect(record).toMatchObject({ state: 'planned', sent: undefined, requests: [{ kind: 'dry-run' }] })
  expect(record?.requests).toHaveLength(1)
})

test('while an order is out, the journal says until when it may leave', async () => {
  const { quote, place, replies, client, world } = createScriptedAccount()
  let during: unknown
  replies.push(async () => {
    during = await client.journal.list()
    return placed()
  })
  const { keyId } = await quote()
  await place(await quote(), { deadlineMs: 30_000 })
  expect((during as readonly unknown[])[1]).toMatchObject({
    state: 'sending',
    sent: { at: world.now(), apiAt: world.now(), withinMs: 30_000 },
    requests: [{ kind: 'dry-run' }, { kind: 'order', keyId, status: null, from: world.now(), to: null }],
  })
})

test('an order under a key that changed while it was sent is counted for no key', async () => {
  let key = 'unit-test-key'
  const { quote, place, replies, client } = createScriptedAccount({ apiKey: () => key })
  replies.push(() => {
    key = 'another-key'
    return placed()
  })
  const quoted = await quote()
  await place(quoted)
  const record = (await client.journal.read(quoted.id))!
  expect(record.requests.map(({ keyId }) => keyId)).toEqual([quoted.keyId, ''])
})

test('a key that cannot be asked for after the order does not change what has happened', async () => {
  let isBroken = false
  const apiKey = (): string => {
    if (isBroken) throw new RangeError('The vault is closed')
    return 'unit-test-key'
  }
  const { quote, place, replies } = createScriptedAccount({ apiKey })
  replies.push(() => {
    isBroken = true
    return placed()
  })
  await expect(place(await quote())).resolves.toEqual({ id: 7, uuid: null })
})

test('a response without a server is an unexpected one', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(json({ server: null }))
  await expect(place(await quote())).rejects.toMatchObject({
    operation: 'POST /v1/vps/servers',
    cause: { name: 'UnexpectedResponseError', operation: 'POST /v1/vps/servers' },
  })
})

test('where nobody knows what there was before, the contract of the response is the order', async () => {
  const { quote, place, replies, shown } = createScriptedAccount()
  shown.isListForbidden = true
  replies.push(json({ server: { id: 7, uuid: 'a' } }))
  await expect(place(await quote())).resolves.toEqual({ id: 7, uuid: 'a' })
})

test('an abort without a reason, after a rejection, is passed on', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const leaving = new AbortController()
  replies.push(tooMany())
  const placing = place(await quote(), { signal: leaving.signal, onAttempt: () => leaving.abort(null) })
  await expect(placing).rejects.toBe(null)
})

test.each([
  [409, 'SERVER_ID_TAKEN', 'No.'],
  [422, 'PLAN_NOT_AVAILABLE', 'Not with this idempotency key.'],
])('%i %s is a rejection for an order without a mark', async (status, code, message) => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(json({ error: { code, message } }, status))
  await expect(place(await quote({ mark: false }))).rejects.toMatchObject({ name: 'ApiError', code })
})

test('what the caller aborts with is in no error', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const abort = new AbortController()
  replies.push(() => {
    abort.abort(new Error('a secret'))
    throw abort.signal.reason
  })
  const error: unknown = await place(await quote(), { signal: abort.signal }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(OrderOutcomeUnknownError)
  expect((error as Error).cause).toBeUndefined()
})

test('a key that is rejected between two attempts says nothing of the first', async () => {
  const { quote, place, replies, orders, client } = createScriptedAccount()
  const [quoted, other] = [await quote(), await quote()]
  replies.push(
    async () => {
      await expect(place(other)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      throw new TypeError('reset')
    },
    rejection(401, 'UNAUTHORIZED'),
  )
  await expect(place(quoted, { resend: true })).rejects.toBeInstanceOf(OrderOutcomeUnknownError)
  expect(orders).toHaveLength(2)
  expect(await client.journal.read(quoted.id)).toMatchObject({ state: 'sending' })
})

test('what was not sent at all, for its key had been rejected before, leaves no order in the journal', async () => {
  const { quote, place, replies, orders, client } = createScriptedAccount()
  const [quoted, other] = [await quote(), await quote()]
  replies.push(rejection(401, 'UNAUTHORIZED'))
  await expect(place(other)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const before = await client.journal.read(quoted.id)
  await expect(place(quoted)).rejects.toThrow('Not sent')
  expect(orders).toHaveLength(1)
  expect(await client.journal.read(quoted.id)).toMatchObject({ state: 'planned', requests: before!.requests })
})

test('what was not sent after a 429, for its key had been rejected meanwhile, was not executed', async () => {
  const { quote, place, replies, client } = createScriptedAccount()
  const [quoted, other] = [await quote(), await quote()]
  replies.push(
    async () => {
      await expect(place(other)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      return tooMany()
    },
    rejection(401, 'UNAUTHORIZED'),
  )
  await expect(place(quoted)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await client.journal.read(quoted.id)).toMatchObject({ state: 'planned' })
})
