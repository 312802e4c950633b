import { expect, test } from 'vitest'
import { consent, createScriptedAccount, type Order } from '../testing/scripted-account.ts'
import { json } from '../testing/scripted-fetch.ts'
import { listPending } from './list-pending.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import type { Quote } from '../journal/quote.ts'
import { placeOrder } from './place-order.ts'
import { reconcileOrder } from './reconcile.ts'
import { toSettling } from './to-settling.ts'

const minute = 60_000

/** An account with an order whose response was lost. */
async function loseOrder() {
  const account = createScriptedAccount()
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote()
  await expect(account.place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  account.requests.length = 0
  const kept = async (): Promise<OrderRecord> => (await account.client.journal.read(quoted.id))!
  return { ...account, quoted, kept }
}

/** An account whose journal says that an order is settled so. */
async function settleAs(outcome: OrderRecord['outcome']) {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const { journal } = account.client
  const record = (await journal.read(quoted.id))!
  await journal.write({ ...record, revision: record.revision + 1, state: 'settled', outcome })
  account.requests.length = 0
  return { ...account, quoted }
}

test.each([-1, Number.NaN])('a horizon of %d ms is rejected', async (horizonMs) => {
  const { reconcile, quoted, requests } = await loseOrder()
  await expect(reconcile(quoted, { horizonMs })).rejects.toThrow(`horizonMs is ${horizonMs}`)
  expect(requests).toEqual([])
})

test('a date that is none is rejected', async () => {
  const { reconcile, quoted, requests } = await loseOrder()
  await expect(reconcile(quoted, { sentBefore: new Date('soon') })).rejects.toThrow('sentBefore is no date')
  expect(requests).toEqual([])
})

test('an order that leaves no trace is `not-executed` after 15 minutes, not before, and stays it', async () => {
  const { reconcile, quoted, world, log, requests, kept } = await loseOrder()
  await world.sleep(15 * minute - 1_000)
  log(422)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', askAgainMs: 1_000 })
  expect(await kept()).toMatchObject({ state: 'sending' })
  await world.sleep(1_000)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed', contracts: [] })
  expect(await kept()).toMatchObject({ state: 'settled', outcome: { executed: false, contracts: [] } })
  requests.length = 0
  await expect(reconcile(quoted)).resolves.toEqual({
    outcome: 'not-executed',
    contracts: [],
    reason: 'the journal has its outcome',
    entries: [],
  })
  expect(requests).toEqual([])
})

test('a horizon of 0 ms waits for nothing but the log', async () => {
  const { reconcile, quoted, world } = await loseOrder()
  await world.sleep(1_000)
  await expect(reconcile(quoted, { horizonMs: 0 })).resolves.toMatchObject({ outcome: 'not-executed' })
})

test.each([200, 502])('a contract with its mark settles it, of a log with %i', async (status) => {
  const { reconcile, quoted, log, shown, kept: read } = await loseOrder()
  log(status)
  shown.contracts.push({ id: 'new', mark: quoted.mark!.value })
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'executed', contracts: ['new'] })
  const record = await read()
  expect(record).toMatchObject({ state: 'settled', outcome: { executed: true, contracts: ['new'] } })
  expect(record.requests.map(({ kind, status }) => [kind, status])).toEqual([
    ['dry-run', 200],
    ['order', null],
  ])
})

test('where the log cannot be read, a contract settles it all the same', async () => {
  const { reconcile, quoted, shown, kept } = await loseOrder()
  shown.isLogForbidden = true
  shown.contracts.push({ id: 'new', mark: quoted.mark!.value })
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'executed' })
  expect((await kept()).requests.at(-1)).toMatchObject({ kind: 'order' })
})

test('what the journal has is told without a request', async () => {
  const server = { id: 7, uuid: 'a' }
  const told = { reason: 'the journal has its outcome', entries: [] }
  const byServer = await settleAs({ executed: true, server })
  await expect(byServer.reconcile(byServer.quoted)).resolves.toEqual({
    ...told,
    outcome: 'executed',
    contracts: ['a'],
    server,
  })
  const found = await settleAs({ executed: true, contracts: ['b'] })
  await expect(found.reconcile(found.quoted)).resolves.toEqual({
    ...told,
    outcome: 'executed',
    contracts: ['b'],
  })
  const none = await settleAs({ executed: false })
  await expect(none.reconcile(none.quoted)).resolves.toEqual({
    ...told,
    outcome: 'not-executed',
    contracts: [],
  })
  expect([byServer, found, none].flatMap(({ requests }) => requests)).toEqual([])
})

test('a server that had no identifier yet is named by its mark, once it is listed', async () => {
  const server = { id: 7, uuid: null }
  const { reconcile, quoted, shown } = await settleAs({ executed: true, server })
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'executed', contracts: [], server })
  shown.contracts.push({ id: 'new', mark: quoted.mark!.value })
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'executed', contracts: ['new'], server })
})

test('a journal that somebody else has written meanwhile decides, not what was seen before', async () => {
  const { connect, client, quoted, shown } = await loseOrder()
  shown.contracts.push({ id: 'new', mark: quoted.mark!.value })
  const late = connect({ journal: { ...client.journal, write: async () => false } })
  const changed = { outcome: 'unknown', contracts: [], askAgainMs: 1_000, entries: [] }
  await expect(reconcileOrder(late, quoted)).resolves.toMatchObject(changed)
  const stranger = connect({
    journal: { read: async () => undefined, write: async () => false, list: async () => [] },
  })
  await expect(reconcileOrder(stranger, quoted)).resolves.toMatchObject(changed)
})

test('a quote that no journal has counts as sent until it is first asked about, or until `sentBefore`', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const sentBefore = new Date(account.world.now())
  await account.world.sleep(20 * minute)
  account.log(422)
  const knowing = createStranger(account)
  await expect(reconcileOrder(knowing, quoted, { sentBefore })).resolves.toMatchObject({
    outcome: 'not-executed',
  })
  const stranger = createStranger(account)
  const first = account.world.now()
  await expect(reconcileOrder(stranger, quoted)).resolves.toMatchObject({ outcome: 'unknown' })
  expect(await stranger.client.journal.read(quoted.id)).toMatchObject({
    state: 'sending',
    quote: quoted,
    sent: { at: first, apiAt: first, withinMs: 0 },
  })
  await account.world.sleep(15 * minute)
  account.log(422)
  await expect(reconcileOrder(stranger, quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('where the log showed nothing when the order was sent, its time is counted from what it shows first', async () => {
  const account = createScriptedAccount()
  account.shown.isLogForbidden = true
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote()
  await account.place(quoted).catch(() => {})
  const revision = async (): Promise<number> => (await account.client.journal.read(quoted.id))!.revision
  const before = await revision()
  await account.reconcile(quoted)
  expect(await revision()).toBe(before)
  account.shown.isLogForbidden = false
  await account.world.sleep(minute)
  account.log(422)
  await account.reconcile(quoted)
  expect((await account.client.journal.read(quoted.id))!.sent).toMatchObject({ apiAt: account.world.now() })
  const after = await revision()
  await account.reconcile(quoted)
  expect(await revision()).toBe(after)
})

test('what is not settled is pending: its quote, and when it was sent', async () => {
  const { ordering, quoted, quote, world, replies, place } = await loseOrder()
  const sentAt = new Date(world.now())
  const planned = await quote()
  replies.push(json({ server: { id: 7, uuid: null } }))
  await place(await quote())
  expect(await listPending(ordering)).toEqual([
    { state: 'sending', quote: quoted, sentAt },
    { state: 'planned', quote: planned, sentAt: undefined },
  ])
  expect(await listPending({ ...ordering, path: '/v1/server' })).toEqual([])
})

test('an intent whose dry run is still in progress is nothing to place yet', async () => {
  const { ordering, quote, client } = createScriptedAccount()
  const { id } = await quote()
  const { quote: _, ...early } = (await client.journal.read(id))!
  await client.journal.write({ ...early, id: id.replace(/^./, 'f'), revision: 1 })
  expect(await listPending(ordering)).toHaveLength(1)
})

test('a wait for an order asks until it is settled: every 30 seconds, for half an hour', async () => {
  const { ordering, quoted } = await loseOrder()
  const wait = toSettling(ordering, quoted)
  expect(wait).toMatchObject({ intervalMs: 30_000, deadlineMs: 30 * minute })
  expect(wait.goal).toContain(quoted.idempotencyKey)
  const state = await wait.read({ priority: 'wait' })
  expect(state).toMatchObject({ outcome: 'unknown' })
  expect(wait.isReached(state)).toBe(false)
  expect(wait.isReached({ ...state, outcome: 'not-executed' })).toBe(true)
})

test('an order of which the account shows a success cannot be placed by who knows nothing of it', async () => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  account.shown.contracts.push({ id: 'new', mark: quoted.mark!.value })
  const stranger = createStranger(account)
  await expect(placeOrder(stranger, quoted, consent)).rejects.toThrow(
    'quote may have been placed already, as new: reconcile it, or quote again',
  )
  expect(account.orders).toEqual([])
})

/** Another process, whose journal is empty. */
function createStranger({ connect }: ReturnType<typeof createScriptedAccount>) {
  const records = new Map<string, OrderRecord>()
  return connect({
    journal: {
      read: async (id) => records.get(id),
      write: async (record) => Boolean(records.set(record.id, record)),
      list: async () => [...records.values()],
    },
  })
}

test('a quote of a name that somebody else has now is not placed by who knows nothing of it', async () => {
  const account = createScriptedAccount()
  const quoted: Quote<Order> = await account.quote({}, { plan_id: 'standard-2gb', name: 'web-01' })
  account.shown.contracts.push({ id: 'new', mark: 'web-01' })
  await expect(placeOrder(createStranger(account), quoted, consent)).rejects.toThrow(
    'quote may have been placed already',
  )
  expect(account.orders).toHaveLength(0)
})

test('an order that was executed was carried out by the time that its contract is seen', async () => {
  const { reconcile, quoted, world, shown, kept } = await loseOrder()
  await world.sleep(minute)
  shown.contracts.push({ id: 'new', mark: quoted.mark!.value })
  await reconcile(quoted)
  expect((await kept()).requests.at(-1)).toMatchObject({ kind: 'order', to: world.now() })
})

test('records of other programs that lack what ours have are settled all the same', async () => {
  const account = createScriptedAccount()
  const { client, quote, reconcile, world } = account
  const quoted = await quote()
  const record = (await client.journal.read(quoted.id))!
  await client.journal.write({ ...record, revision: record.revision + 1, state: 'sending', sent: undefined })
  account.shown.isLogForbidden = true
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
  expect((await client.journal.read(quoted.id))!.sent).toEqual({ at: world.now(), apiAt: null, withinMs: 0 })
  account.shown.isLogForbidden = false
  const { outcome: _, ...settled } = (await client.journal.read(quoted.id))!
  await client.journal.write({ ...settled, revision: settled.revision + 1, state: 'settled' })
  await world.sleep(minute)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})
