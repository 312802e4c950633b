import { horizonOf } from '../evidence/horizon-of.ts'
import { createMemoryJournal, type OrderJournal, type Quote } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { json, placed, rejection } from '../testing/responses.ts'
import type { Order } from '../testing/scripted-product.ts'
import { loseOrder, pass } from '../testing/lost-order.ts'

const minute = 60_000

test('the horizon is 15 minutes and the time that a contract can be unlisted', () => {
  expect(horizonOf({ unlistedMs: 0 })).toBe(15 * minute)
  expect(horizonOf({ unlistedMs: 60 * minute })).toBe(75 * minute)
})

test('an order that left no trace is unknown until the horizon is over in the API’s time, then not executed', async () => {
  const account = await loseOrder()
  const { reconcile, quoted, client } = account
  await pass(account, 74)
  const found = await reconcile(quoted)
  expect(found).toEqual({
    outcome: 'unknown',
    contracts: [],
    reason: 'it may still be executed until its horizon has passed',
    // A minute and what the log's whole seconds add, twice.
    askAgainMs: minute + 2_000,
    decidedWithinMs: minute + 2_000,
    entries: expect.any(Array),
  })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'sending' })
  await pass(account, 1)
  await expect(reconcile(quoted)).resolves.toMatchObject({
    outcome: 'unknown',
    askAgainMs: minute,
    decidedWithinMs: 2_000,
  })
  await pass(account, 1)
  expect(await reconcile(quoted)).toEqual({
    outcome: 'not-executed',
    contracts: [],
    reason: 'its horizon has passed without a contract or a log entry',
    entries: expect.any(Array),
  })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: false },
    listed: ['old'],
  })
})

test('time passes in the API’s log, not on this machine', async () => {
  const account = await loseOrder()
  const { connect, platform, quoted, shown } = account
  const { orders } = connect({
    now: () => platform.now() + 600 * minute,
    monotonic: () => platform.now() + 600 * minute,
  })
  shown.lagMs = 0
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('a shorter horizon is the caller’s own risk', async () => {
  const account = await loseOrder()
  await pass(account, 2)
  const { reconcile, quoted } = account
  await expect(reconcile(quoted, { horizonMs: minute })).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('a log that shows nothing yet, such as that of a new key, is read again: nobody has to decide', async () => {
  const account = createScriptedAccount()
  account.shown.lagMs = 5 * minute
  const quoted = await account.quote()
  account.replies.push(new TypeError('reset'))
  await account.place(quoted).catch(() => {})
  await expect(account.reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', askAgainMs: minute })
})

test.each([-1, Number.NaN, null, '0', 0n] as number[])(
  'a horizon of %o ms is rejected',
  async (horizonMs) => {
    const { reconcile, quoted, requests } = await loseOrder()
    requests.length = 0
    await expect(reconcile(quoted, { horizonMs })).rejects.toThrow(
      `horizonMs is ${horizonMs}: give a number of milliseconds`,
    )
    // A queue that keeps JSON returns a text for a date.
    for (const sentBefore of [new Date(Number.NaN), '2026-11-30T04:25:46Z', 1_796_013_085_888] as Date[])
      await expect(reconcile(quoted, { sentBefore })).rejects.toThrow('sentBefore is not a valid date')
    expect(requests).toEqual([])
  },
)

test('a horizon of 0 ms is taken', async () => {
  const account = await loseOrder()
  await pass(account, 1)
  await expect(account.reconcile(account.quoted, { horizonMs: 0 })).resolves.toMatchObject({
    outcome: 'not-executed',
  })
})

test('a contract of the derived name is the order’s, and the journal remembers it without polling again', async () => {
  const { reconcile, quoted, shown, mark, client, requests } = await loseOrder()
  shown.contracts.push({ uuid: 'new', name: mark })
  const found = {
    outcome: 'executed',
    contracts: ['new'],
    reason: 'a contract is proven to be its own',
  }
  expect(await reconcile(quoted)).toEqual({ ...found, entries: expect.any(Array) })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: true, contracts: ['new'] },
  })
  requests.length = 0
  expect(await reconcile(quoted)).toEqual({ ...found, reason: 'the journal has its outcome', entries: [] })
  expect(requests).toEqual([])
})

test('a rejected order was not executed, whatever others have ordered since', async () => {
  const { quote, place, reconcile, replies, shown, log, client } = createScriptedAccount()
  replies.push(rejection(402, 'PAYMENT_REQUIRED'))
  const quoted = await quote()
  await place(quoted).catch(() => {})
  shown.contracts.push({ uuid: 'new', name: 'web-01' })
  log(200)
  await expect(reconcile(quoted)).resolves.toMatchObject({
    outcome: 'not-executed',
    reason: 'the API has rejected it',
  })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'settled' })
})

test('a quote that was never sent was not executed, and is not placed after that', async () => {
  const { quote, reconcile, place } = createScriptedAccount()
  const quoted = await quote()
  await expect(reconcile(quoted)).resolves.toMatchObject({
    outcome: 'not-executed',
    reason: 'it was never sent',
  })
  await expect(place(quoted)).rejects.toThrow('quote was not executed')
})

test('a quote that was never sent is counted as sent while something is unexplained', async () => {
  const { quote, reconcile, place, log, client, platform } = createScriptedAccount()
  const quoted = await quote()
  await platform.sleep(minute)
  log(200)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', likely: 'executed' })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    state: 'sending',
    requests: [
      { kind: 'dry-run' },
      { kind: 'order', from: quoted.apiAt, leftBy: platform.now(), result: null },
    ],
  })
  await expect(place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
})

test('a confirmed order is executed, with the response, though its contract has no identifier yet', async () => {
  const { quote, place, reconcile, replies, shown } = createScriptedAccount()
  replies.push(placed())
  const quoted = await quote()
  await place(quoted)
  const server = { id: 7, uuid: null }
  expect(await reconcile(quoted)).toMatchObject({ outcome: 'executed', contracts: [], server })
  shown.contracts.push({ uuid: 'new', name: quoted.mark!.value })
  expect(await reconcile(quoted)).toMatchObject({ outcome: 'executed', contracts: ['new'], server })
})

test('an order that was confirmed with its identifier is told from the journal', async () => {
  const { quote, place, reconcile, replies, requests } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: 'new' } }))
  const quoted = await quote()
  await place(quoted)
  requests.length = 0
  const server = { id: 7, uuid: 'new' }
  expect(await reconcile(quoted)).toEqual({
    outcome: 'executed',
    contracts: ['new'],
    reason: 'the journal has its outcome',
    entries: [],
    server,
  })
  expect(requests).toEqual([])
})

test('an order that is found after it was called not executed is told loudly', async () => {
  const account = await loseOrder()
  const { reconcile, quoted, shown, mark, client } = account
  await pass(account, 90)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
  const { revision } = (await portsOf(client).journal.read(quoted.id))!
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
  expect((await portsOf(client).journal.read(quoted.id))?.revision).toBe(revision)
  shown.contracts.push({ uuid: 'new', name: mark })
  await expect(reconcile(quoted)).resolves.toMatchObject({
    outcome: 'executed',
    contracts: ['new'],
    reason: 'it was executed after it had been reported as not executed: a contract is proven to be its own',
  })
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({
    outcome: { executed: true, contracts: ['new'] },
  })
})

test('an order that was not executed is unknown again when something comes up that may be its own', async () => {
  const account = await loseOrder()
  const { reconcile, quoted, client, shown } = account
  await pass(account, 90)
  await reconcile(quoted)
  shown.contracts = []
  shown.hidden.push('old')
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
  const record = await portsOf(client).journal.read(quoted.id)
  expect(record).toMatchObject({ state: 'sending', listed: ['old'] })
  expect(record?.outcome).toBeUndefined()
})

test('a quote that was changed is rejected', async () => {
  const { reconcile, quoted } = await loseOrder()
  await expect(reconcile({ ...quoted, total_price: 1 })).rejects.toThrow('quote was changed')
})

test('a record that somebody else changes meanwhile leaves it to the next call', async () => {
  const inner = createMemoryJournal()
  let isRace = false
  const write: OrderJournal['write'] = async (record) => !isRace && inner.write(record)
  const account = createScriptedAccount({ journal: { ...inner, write } })
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote()
  await account.place(quoted).catch(() => {})
  await pass(account, 90)
  isRace = true
  const changed = {
    outcome: 'unknown',
    contracts: [],
    reason: 'another process has changed the record in the journal; poll again',
    askAgainMs: 1_000,
    entries: [],
  }
  expect(await account.reconcile(quoted)).toEqual(changed)
  expect(await account.reconcile(quoted, { contract: null })).toEqual(changed)
  isRace = false
  await expect(account.reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('a journal that fails is a JournalError', async () => {
  const { connect, quoted, client } = await loseOrder()
  const write = (): Promise<never> => Promise.reject(new Error('disk full'))
  const read = (): Promise<never> => Promise.reject(new Error('unreachable'))
  const failing = (journal: Partial<OrderJournal>, quote: Quote<Order> = quoted) =>
    connect({ journal: { ...portsOf(client).journal, ...journal } }).orders.reconcile(quote)
  await expect(failing({ read })).rejects.toMatchObject({ name: 'JournalError' })
  await expect(failing({ ...createMemoryJournal(), write })).rejects.toThrow('disk full')
})

test('a client that made the quote of a sandbox does not ask which world it is', async () => {
  const { connect, shown, requests } = createScriptedAccount()
  shown.sandboxWorld = 'one'
  const { orders } = connect({ apiKey: 'sandbox_1', allowInsecure: true })
  const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  requests.length = 0
  await orders.reconcile(quoted)
  expect(requests.filter((line) => line === 'GET /v1/me')).toHaveLength(1)
})
