import { expect, test } from 'vitest'
import { toJapanTime } from '../../call/japan-time.ts'
import type { OrderJournal } from '../../journal/journal.ts'
import { createMemoryJournal } from '../../journal/memory-journal.ts'
import { parseOrderRecord } from '../../journal/parse-order-record.ts'
import type { Quote, QuoteOptions } from '../../journal/quote.ts'
import { createScriptedAccount, type ScriptedAccount } from '../../testing/scripted-account.ts'
import { json, rejection } from '../../testing/scripted-fetch.ts'
import type { Order } from '../../testing/scripted-product.ts'
import { horizonOf } from './reconcile.ts'

const minute = 60_000
const placed = (): Response => json({ server: { id: 7, uuid: null } })

/** An order whose response was lost. */
async function lose(name?: string, options?: QuoteOptions) {
  const account = createScriptedAccount()
  account.shown.contracts.push({ uuid: 'old', name: 'old' })
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote(options, { plan_id: 'standard-2gb', ...(name && { name }) })
  await account.place(quoted).catch(() => {})
  return { ...account, quoted, mark: quoted.mark?.value ?? '' }
}

/** Lets the time pass, and something happen then that the log shows. */
async function pass({ world, log }: ScriptedAccount, minutes: number): Promise<void> {
  await world.sleep(minutes * minute)
  log(422)
}

test('the horizon is 15 minutes and the time that a contract can be unlisted', () => {
  expect(horizonOf({ unlistedMs: 0 })).toBe(15 * minute)
  expect(horizonOf({ unlistedMs: 60 * minute })).toBe(75 * minute)
})

test('an order that left no trace is unknown until the horizon is over in the API’s time, then not executed', async () => {
  const account = await lose()
  const { reconcile, quoted, client } = account
  await pass(account, 74)
  const found = await reconcile(quoted)
  expect(found).toEqual({
    outcome: 'unknown',
    contracts: [],
    reason: 'it may still be executed; time decides',
    // A minute and what the log's whole seconds add, twice.
    askAgainMs: minute + 2_000,
    entries: expect.any(Array),
  })
  expect(await client.journal.read(quoted.id)).toMatchObject({ state: 'sending' })
  await pass(account, 1)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', askAgainMs: 2_000 })
  await pass(account, 1)
  expect(await reconcile(quoted)).toEqual({
    outcome: 'not-executed',
    contracts: [],
    reason: 'its time is over, and there is no trace of it',
    entries: expect.any(Array),
  })
  expect(await client.journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: false },
    listed: ['old'],
  })
})

test('time passes in the API’s log, not on this machine', async () => {
  const account = await lose()
  const { connect, world, quoted, shown } = account
  const { orders } = connect({
    now: () => world.now() + 600 * minute,
    monotonic: () => world.now() + 600 * minute,
  })
  shown.lagMs = 0
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('a shorter horizon is the caller’s own risk', async () => {
  const account = await lose()
  await pass(account, 2)
  const { reconcile, quoted } = account
  await expect(reconcile(quoted, { horizonMs: minute })).resolves.toMatchObject({ outcome: 'not-executed' })
})

test.each([-1, Number.NaN])('a horizon of %d ms is rejected', async (horizonMs) => {
  const { reconcile, quoted, requests } = await lose()
  requests.length = 0
  await expect(reconcile(quoted, { horizonMs })).rejects.toThrow(
    `horizonMs is ${horizonMs}: give milliseconds from 0`,
  )
  await expect(reconcile(quoted, { sentBefore: new Date(Number.NaN) })).rejects.toThrow(
    'sentBefore is no date',
  )
  expect(requests).toEqual([])
})

test('a horizon of 0 ms is taken', async () => {
  const account = await lose()
  await pass(account, 1)
  await expect(account.reconcile(account.quoted, { horizonMs: 0 })).resolves.toMatchObject({
    outcome: 'not-executed',
  })
})

test('a contract of the derived name is the order’s, and the journal remembers it without asking again', async () => {
  const { reconcile, quoted, shown, mark, client, requests } = await lose()
  shown.contracts.push({ uuid: 'new', name: mark })
  const found = {
    outcome: 'executed',
    contracts: ['new'],
    reason: 'there is a contract that can be no other order’s',
  }
  expect(await reconcile(quoted)).toEqual({ ...found, entries: expect.any(Array) })
  expect(await client.journal.read(quoted.id)).toMatchObject({
    state: 'settled',
    outcome: { executed: true, contracts: ['new'] },
  })
  requests.length = 0
  expect(await reconcile(quoted)).toEqual({ ...found, reason: 'the journal has its outcome', entries: [] })
  expect(requests).toEqual([])
})

test('a contract of a given name is a hint, not a proof: unknown until a person says whose it is', async () => {
  const account = await lose('web-01')
  const { reconcile, quoted, shown } = account
  shown.contracts.push({ uuid: 'new', name: 'web-01' }, { uuid: 'other', name: 'web-02' })
  await pass(account, 90)
  expect(await reconcile(quoted)).toEqual({
    outcome: 'unknown',
    contracts: ['new'],
    likely: 'executed',
    reason:
      'since the quote there are contracts that may be its own: web-01 (new), web-02 (other). Say whose they are to decide it',
    entries: expect.any(Array),
  })
})

test('a contract of another name makes nothing likely', async () => {
  const account = await lose()
  const { reconcile, quoted, shown } = account
  shown.contracts.push({ uuid: 'new', name: 'web-01' })
  const found = await reconcile(quoted)
  expect(found).toMatchObject({ outcome: 'unknown', contracts: [], askAgainMs: expect.any(Number) })
  expect(found).not.toHaveProperty('likely')
})

test('without a mark no contract is named', async () => {
  const { reconcile, quoted, shown } = await lose('web-01', { mark: false })
  shown.contracts.push({ uuid: 'new', name: 'web-01' })
  expect(await reconcile(quoted)).toMatchObject({ outcome: 'unknown', contracts: [] })
})

test.each([
  [200, true],
  [504, false],
])(
  'an unexplained entry (%i) keeps an order unknown for good; a success makes it likely: %s',
  async (status, isLikely) => {
    const account = await lose()
    const { reconcile, quoted, log } = account
    log(504)
    log(status)
    await pass(account, 90)
    const found = await reconcile(quoted)
    expect(found).toMatchObject({ outcome: 'unknown', contracts: [] })
    expect(found).not.toHaveProperty('askAgainMs')
    expect('likely' in found).toBe(isLikely)
    expect(found.entries.map(({ status_code }) => status_code)).toEqual([422, status, 504, 200])
  },
)

test('a failure in the log that may be the order’s own does not keep it unknown', async () => {
  const account = await lose()
  account.log(504)
  await pass(account, 90)
  await expect(account.reconcile(account.quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test.each<[string, (account: ScriptedAccount) => void, string]>([
  [
    'the key sees selected contracts',
    ({ shown }) => (shown.targetMode = 'selected'),
    'list of contracts may lack',
  ],
  ['the list cannot be read', ({ shown }) => (shown.isListForbidden = true), 'list of contracts may lack'],
  [
    'a contract is missing that is there',
    ({ shown }) => {
      shown.contracts.pop()
      shown.hidden.push('old')
    },
    'list of contracts may lack',
  ],
  ['the log cannot be read', ({ shown }) => (shown.isLogForbidden = true), 'execution log of the key'],
  [
    'the log lacks the dry run',
    ({ shown }) =>
      (shown.log = shown.log.filter(({ method, status_code }) => method === 'GET' || status_code !== 200)),
    'execution log of the key',
  ],
])('an order is not called not executed while %s', async (_, change, reason) => {
  const account = await lose()
  await pass(account, 90)
  change(account)
  const found = await account.reconcile(account.quoted)
  expect(found).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining(reason) })
})

test('the log of another key proves nothing, and its time is no less the API’s', async () => {
  const account = await lose()
  await pass(account, 90)
  const other = account.connect({ apiKey: 'another-key' }).orders
  await expect(other.reconcile(account.quoted)).resolves.toMatchObject({
    outcome: 'unknown',
    reason: expect.stringContaining('execution log of the key that sent it'),
  })
})

test.each([null, undefined, 7])(
  'a contract whose identifier is %o names nothing, and the record stays readable',
  async (uuid) => {
    const { reconcile, quoted, shown, mark, client } = await lose()
    shown.contracts.push({ uuid: uuid as never, name: mark })
    await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', contracts: [] })
    const record = (await client.journal.read(quoted.id))!
    expect(parseOrderRecord(JSON.stringify(record), 'The record').state).toBe('sending')
  },
)

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
  expect(await client.journal.read(quoted.id)).toMatchObject({ state: 'settled' })
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
  const { quote, reconcile, place, log, client, world } = createScriptedAccount()
  const quoted = await quote()
  await world.sleep(minute)
  log(200)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', likely: 'executed' })
  expect(await client.journal.read(quoted.id)).toMatchObject({
    state: 'sending',
    requests: [{ kind: 'dry-run' }, { kind: 'order', from: quoted.apiAt, leftBy: world.now(), result: null }],
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
  const account = await lose()
  const { reconcile, quoted, shown, mark, client } = account
  await pass(account, 90)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
  const { revision } = (await client.journal.read(quoted.id))!
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
  expect((await client.journal.read(quoted.id))?.revision).toBe(revision)
  shown.contracts.push({ uuid: 'new', name: mark })
  await expect(reconcile(quoted)).resolves.toMatchObject({
    outcome: 'executed',
    contracts: ['new'],
    reason:
      'it was executed after it had been reported as not executed: there is a contract that can be no other order’s',
  })
  expect(await client.journal.read(quoted.id)).toMatchObject({
    outcome: { executed: true, contracts: ['new'] },
  })
})

test('an order that was not executed is unknown again when something comes up that may be its own', async () => {
  const account = await lose()
  const { reconcile, quoted, client, shown } = account
  await pass(account, 90)
  await reconcile(quoted)
  shown.contracts = []
  shown.hidden.push('old')
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
  const record = await client.journal.read(quoted.id)
  expect(record).toMatchObject({ state: 'sending', listed: ['old'] })
  expect(record?.outcome).toBeUndefined()
})

test('a colleague who orders after the window was read blocks nobody', async () => {
  const account = await lose('web-01')
  const { reconcile, quoted, shown } = account
  await pass(account, 90)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
  shown.contracts.push({ uuid: 'theirs', name: 'web-01' })
  account.log(200)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('contracts are only noted when the window is over and the list is complete', async () => {
  const account = await lose()
  const { reconcile, quoted, shown, client } = account
  await reconcile(quoted)
  expect((await client.journal.read(quoted.id))?.listed).toBeUndefined()
  await pass(account, 90)
  shown.targetMode = 'selected'
  await reconcile(quoted)
  expect((await client.journal.read(quoted.id))?.listed).toBeUndefined()
  shown.targetMode = 'all'
  account.log(200)
  account.log(200)
  await reconcile(quoted)
  expect((await client.journal.read(quoted.id))?.listed).toEqual(['old'])
})

test('a quote that was changed, or of another account, is rejected', async () => {
  const { reconcile, quoted, connect } = await lose()
  await expect(reconcile({ ...quoted, total_price: 1 })).rejects.toThrow('quote was changed')
  const elsewhere = connect({ account: 'customer 7' }).orders
  await expect(elsewhere.reconcile(quoted)).rejects.toThrow('quote was made for')
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
    reason: 'another process has changed the record in the journal; ask again',
    askAgainMs: 1_000,
    entries: [],
  }
  expect(await account.reconcile(quoted)).toEqual(changed)
  expect(await account.reconcile(quoted, { contract: null })).toEqual(changed)
  isRace = false
  await expect(account.reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('a journal that fails is a JournalError', async () => {
  const { connect, quoted, client } = await lose()
  const write = (): Promise<never> => Promise.reject(new Error('disk full'))
  const read = (): Promise<never> => Promise.reject(new Error('unreachable'))
  const failing = (journal: Partial<OrderJournal>, quote: Quote<Order> = quoted) =>
    connect({ journal: { ...client.journal, ...journal } }).orders.reconcile(quote)
  await expect(failing({ read })).rejects.toMatchObject({ name: 'JournalError' })
  await expect(failing({ ...createMemoryJournal(), write })).rejects.toThrow('disk full')
})

// What the time of an order is, where the journal does not have it.

test('an order that the journal does not have may have left until it was first asked about', async () => {
  const account = createScriptedAccount()
  const { quote, connect, world } = account
  const quoted = await quote()
  const journal = createMemoryJournal()
  const { orders, client } = connect({ journal })
  await pass(account, 60)
  const { keyId, apiAt: from, apiBy } = quoted
  const asked = world.now()
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
  expect(await client.journal.list()).toMatchObject([
    {
      id: quoted.id,
      account: quoted.account,
      path: quoted.path,
      idempotencyKey: quoted.idempotencyKey,
      quote: quoted,
      state: 'sending',
      requests: [
        {
          kind: 'dry-run',
          keyId,
          from,
          leftBy: apiBy,
          to: apiBy! + 2 * minute,
          status: 200,
          result: 'executed',
        },
        { kind: 'order', keyId, from, leftBy: asked, to: null, status: null, result: null },
      ],
    },
  ])
  await pass(account, 75)
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('a caller who knows when an order was sent at the latest does not wait as long', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const sentBefore = new Date(account.world.now())
  await pass(account, 76)
  const strangers = [1, 2].map(() => account.connect({ journal: createMemoryJournal() }).orders)
  await expect(strangers[0]?.reconcile(quoted, { sentBefore })).resolves.toMatchObject({
    outcome: 'not-executed',
  })
  await expect(strangers[1]?.reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('an order whose key may not read the log is never over', async () => {
  const account = createScriptedAccount()
  account.shown.isLogForbidden = true
  const quoted = await account.quote()
  account.replies.push(new TypeError('terminated'))
  await account.place(quoted).catch(() => {})
  await account.world.sleep(900 * minute)
  const found = await account.reconcile(quoted)
  expect(found).toMatchObject({ outcome: 'unknown', entries: [] })
  expect(found).not.toHaveProperty('askAgainMs')
})

test('a log without the header of its time still dates an order by its newest entry', async () => {
  const account = createScriptedAccount()
  const { orders, client } = account.connect({
    journal: createMemoryJournal(),
    fetch: async (request) => {
      const response = await account.fetch(request)
      response.headers.delete('Date')
      return response
    },
  })
  const quoted = await account.quote()
  await pass(account, 10)
  const newest = account.shown.log[0]!.created_at
  await orders.reconcile(quoted)
  const [record] = await client.journal.list()
  expect(toJapanTime(record!.requests[1]!.leftBy!)).toBe(newest)
})
