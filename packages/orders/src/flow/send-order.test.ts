import type { Attempt, OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { placed, rejection, type Reply } from '../testing/responses.ts'

const tooMany = (seconds = 1): Response =>
  rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': `${seconds}` })
const unknown = { name: 'OrderOutcomeUnknownError' }

test('the claim is in the journal before the order leaves, dated by the API’s time', async () => {
  const { quote, place, replies, client, platform, log } = createScriptedAccount()
  const quoted = await quote()
  await platform.sleep(60_000)
  log(402)
  let during: OrderRecord | undefined
  replies.push(async () => {
    during = await portsOf(client).journal.read(quoted.id)
    await platform.sleep(5_000)
    return placed()
  })
  const left = platform.now()
  await place(quoted)
  const keyId = await portsOf(client).keyId()
  const claim = { kind: 'order', keyId, from: left, to: null, status: null, result: null }
  // The log's times are whole seconds, and an order leaves within ten seconds of its claim.
  expect(during).toMatchObject({
    state: 'sending',
    requests: [{ kind: 'dry-run' }, { ...claim, leftBy: left + 11_000 }],
  })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    requests: [
      { kind: 'dry-run' },
      { ...claim, leftBy: left + 1_000, to: left + 6_000, status: 200, result: 'executed' },
    ],
  })
})

test('an order without a response is open in the journal, with the time at which it left', async () => {
  const { quote, place, replies, client, platform } = createScriptedAccount()
  const quoted = await quote()
  replies.push(new TypeError('reset'))
  await expect(place(quoted)).rejects.toMatchObject(unknown)
  const leftBy = platform.now() + 1_000
  expect((await portsOf(client).journal.read(quoted.id))?.requests[1]).toMatchObject({
    leftBy,
    to: null,
    status: null,
    result: null,
  })
})

test('a validation error proves a rejection only where its key leaves for the first time', async () => {
  const { quote, place, replies, client } = createScriptedAccount()
  const quoted = await quote()
  replies.push(new TypeError('reset'), rejection(422, 'VALIDATION_ERROR'))
  await expect(place(quoted, { resend: true })).rejects.toMatchObject(unknown)
  expect((await portsOf(client).journal.read(quoted.id))?.requests.map(({ result }) => result)).toEqual([
    'executed',
    null,
    null,
  ])
})

test('an order of `ensure` that was claimed and did not leave can be ordered under the same number', async () => {
  const { connect, client, platform, replies, sent } = createScriptedAccount()
  const { journal } = portsOf(client)
  const write: typeof journal.write = async (record) => {
    // Too much time passes between the claim and the departure.
    if (record.state === 'sending') await platform.sleep(11_000)
    return journal.write(record)
  }
  const slow = connect({ journal: { ...journal, write } }).orders
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  await expect(slow.ensure(order, consent)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(sent).toEqual([])
  expect(await journal.list()).toMatchObject([{ state: 'planned', intent: { name: 'web-01', number: 1 } }])
  replies.push(placed())
  await expect(connect().orders.ensure(order, consent)).resolves.toMatchObject({ state: 'ordered' })
})

test('an order of `ensure` that did not leave keeps its number and its key', async () => {
  const { ensure, connect, fetch, client, replies, sent, platform } = createScriptedAccount()
  let isTried = false
  const slow = connect({
    fetch: async (request) => {
      const response = await fetch(request)
      if (((await request.clone().text()) || '').includes('dry_run')) isTried = true
      else if (isTried) await platform.sleep(119_500)
      return response
    },
  }).orders
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  await expect(slow.ensure(order, consent, { deadlineMs: 500 })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  expect(sent).toEqual([])
  const [record] = await portsOf(client).journal.list()
  expect(record).toMatchObject({ state: 'planned', intent: { name: 'web-01', number: 1 } })
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(record?.idempotencyKey)
})

test.each<[string, object, number, number]>([
  ['10 seconds of two minutes', {}, 120_000, 10_000],
  ['what the caller says', { deadlineMs: 60_000, minimumMs: 12_000 }, 60_000, 12_000],
  ['at most half of the deadline', { deadlineMs: 8_000, minimumMs: 30_000 }, 8_000, 4_000],
  ['at least a second', { minimumMs: -1 }, 120_000, 1_000],
])('an order needs time for its response, %s', async (_, options, deadlineMs, neededMs) => {
  const { connect, platform, sent, fetch, replies } = createScriptedAccount()
  let logMs = 0
  const slow = async (request: Request): Promise<Response> => {
    if (request.url.includes('/v1/logs')) await platform.sleep(logMs)
    return fetch(request)
  }
  const { orders } = connect({ fetch: slow })
  const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  logMs = deadlineMs - neededMs
  await expect(orders.place(quoted, consent, options)).rejects.toMatchObject({
    name: 'TimeoutError',
    sent: false,
    message: `Not sent: ${neededMs} ms were left before the deadline, and ${neededMs} are needed to hear the response (POST /v1/vps/servers)`,
  })
  expect(sent).toHaveLength(0)
  logMs -= 1
  replies.push(placed())
  await expect(orders.place(quoted, consent, options)).resolves.toEqual({ id: 7, uuid: null })
})

test.each([-5, 0, Number.NaN, Infinity])(
  'a deadline of %d ms is rejected before the journal has a claim',
  async (deadlineMs) => {
    const { quote, place, sent, client } = createScriptedAccount()
    const quoted = await quote()
    const before = await portsOf(client).journal.read(quoted.id)
    await expect(place(quoted, { deadlineMs })).rejects.toThrow(`deadlineMs is ${deadlineMs}`)
    expect(await portsOf(client).journal.read(quoted.id)).toEqual(before)
    expect(sent).toEqual([])
  },
)

test('the caller is told each attempt of an order', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(tooMany(), placed())
  const attempts: Attempt[] = []
  await place(await quote(), { onAttempt: (attempt) => attempts.push(attempt) })
  expect(attempts.map(({ status }) => status)).toEqual([429, 200])
})

test('a 429 of the API is waited out: each attempt is claimed, and the order is executed once', async () => {
  const { quote, place, replies, sent, client } = createScriptedAccount()
  replies.push(tooMany(2), placed())
  const quoted = await quote()
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(sent).toHaveLength(2)
  expect((await portsOf(client).journal.read(quoted.id))?.requests).toMatchObject([
    { kind: 'dry-run' },
    { kind: 'order', status: 429, code: 'RATE_LIMIT_EXCEEDED', result: 'rejected' },
    { kind: 'order', status: 200, result: 'executed' },
  ])
})

test('where the caller chose so, an order without a response is retried with its key', async () => {
  const { quote, place, replies, sent } = createScriptedAccount()
  replies.push(new TypeError('terminated'), placed())
  await expect(place(await quote(), { resend: true })).resolves.toEqual({ id: 7, uuid: null })
  expect(await sent.at(-1)?.json()).toEqual(await sent.at(-2)?.json())
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(sent[1]?.headers.get('Idempotency-Key'))
})

test.each<[string, readonly Reply[]]>([
  ['a rejection', [new TypeError('reset'), rejection(402, 'PAYMENT_REQUIRED')]],
  ['a validation error', [new TypeError('reset'), rejection(422, 'VALIDATION_ERROR')]],
  ['a 429', [new TypeError('reset'), tooMany(300)]],
])('an attempt without a response is not undone by %s to the next', async (_, replies) => {
  const account = createScriptedAccount()
  account.replies.push(...replies)
  const quoted = await account.quote()
  await expect(account.place(quoted, { resend: true })).rejects.toMatchObject(unknown)
  expect(account.sent).toHaveLength(2)
  expect(await portsOf(account.client).journal.read(quoted.id)).toMatchObject({ state: 'sending' })
})

test('a key function that fails sends nothing, and the quote stays good', async () => {
  let isBroken = false
  const apiKey = async (): Promise<string> => {
    if (isBroken) throw new RangeError('The vault is closed')
    return 'unit-test-key'
  }
  const { quote, place, replies, sent } = createScriptedAccount({ apiKey })
  const quoted = await quote()
  isBroken = true
  await expect(place(quoted)).rejects.toThrow('The vault is closed')
  isBroken = false
  replies.push(placed())
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  expect(sent).toHaveLength(1)
})

test('an order that another process has settled while its rejection was on the way stays settled', async () => {
  const { quote, place, replies, sent, connect, client } = createScriptedAccount()
  const quoted = await quote()
  replies.push(async () => {
    await connect().orders.reconcile(quoted, { contract: null })
    return rejection(402, 'PAYMENT_REQUIRED')
  })
  await expect(place(quoted)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: false, isWord: true },
    requests: [{ kind: 'dry-run' }, { result: 'rejected' }],
  })
  await expect(place(quoted)).rejects.toThrow('was not executed')
  expect(sent).toHaveLength(1)
})

test('a confirmed contract is written down over a person’s word that there is none', async () => {
  const { quote, place, replies, connect, client } = createScriptedAccount()
  const quoted = await quote()
  replies.push(async () => {
    await connect().orders.reconcile(quoted, { contract: null })
    return placed()
  })
  await expect(place(quoted)).resolves.toMatchObject({ id: 7 })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: true, server: { id: 7 } },
  })
})

test('a key that is rejected between two attempts says nothing of the first', async () => {
  const { quote, place, replies, sent, client } = createScriptedAccount()
  const [quoted, other] = [await quote(), await quote()]
  replies.push(
    async () => {
      await expect(place(other)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      throw new TypeError('reset')
    },
    rejection(401, 'UNAUTHORIZED'),
  )
  await expect(place(quoted, { resend: true })).rejects.toMatchObject(unknown)
  expect(sent).toHaveLength(2)
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'sending' })
})

test('an order that did not leave, as its key had been rejected before, leaves no request in the journal', async () => {
  const { quote, place, replies, sent, client } = createScriptedAccount()
  const [quoted, other] = [await quote(), await quote()]
  replies.push(rejection(401, 'UNAUTHORIZED'))
  await expect(place(other)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const before = await portsOf(client).journal.read(quoted.id)
  await expect(place(quoted)).rejects.toThrow('Not sent')
  expect(sent).toHaveLength(1)
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'planned',
    requests: before!.requests,
  })
})
