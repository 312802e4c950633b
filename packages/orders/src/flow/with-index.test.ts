import { toJapanTime, type OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { openJournal } from '../record/journal-record.ts'
import { openRecords } from '../record/records.ts'
import { createOrderRequest, createRecord } from '../testing/create-record.ts'
import { createIndexedJournal } from '../testing/indexed-journal.ts'
import { json } from '../testing/responses.ts'
import { consent, createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 0, 1)
const placed = (id = 7, name = 'web-01'): Response => json({ server: { id, uuid: null, name } })

/** An executed order of a name, with its contract's uuid or none. */
function executed(index: number, at: number, keyId: string, uuid: string | null = `u-${index}`): OrderRecord {
  const times = { from: at, leftBy: at, to: at }
  return createRecord({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    at,
    state: 'settled',
    idempotencyKey: `key-of-${index}`,
    intent: { name: `old-${index}`, number: 1 },
    requests: [createOrderRequest({ keyId, ...times, status: 200, result: 'executed' })],
    outcome: { executed: true, server: { id: 1_000 + index, uuid, name: `old-${index}` } },
  })
}

async function keyIdOf(): Promise<string> {
  return portsOf(createScriptedAccount().client).keyId()
}

/** An account with a journal that has `find`, and orders of other names in it, as old as given. */
async function withOrders(count: number, ageMs: number, uuid?: null) {
  const keyId = await keyIdOf()
  const journal = createIndexedJournal(
    Array.from({ length: count }, (_, index) => executed(index, start - ageMs, keyId, uuid)),
  )
  const account = createScriptedAccount({ journal })
  // These orders were placed at this address.
  await openJournal(account.client, openRecords(account.client, '', '/v1/vps/servers'))
  return { ...account, journal }
}

const show = ({ shown }: ScriptedAccount, ...names: string[]): void =>
  void shown.contracts.push(...names.map((name) => ({ uuid: `u-${name.replace('old-', '')}`, name })))

test('with 1,000 orders of other names in the journal, `ensure` reads the few records that it needs', async () => {
  const account = await withOrders(1_000, 48 * hour)
  const { ensure, journal, replies, log, platform, connect } = account
  show(account, 'old-3')
  log(200, platform.now() - hour)
  await connect()
    .orders.find({ plan_id: 'standard-2gb', name: 'old-3' }, { despiteOthers: 'none' })
    .catch(() => {})
  account.shown.log.length = 0
  log(404, platform.now())
  const before = journal.returned()
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(journal.calls).not.toContain('list')
  expect(journal.returned() - before).toBeLessThan(20)
})

test('nothing of the journal is read or listed between the claim of `ensure` and the leaving of its order', async () => {
  const account = await withOrders(3, 48 * hour)
  show(account, 'old-1')
  account.replies.push(() => {
    account.journal.calls.push('left')
    return placed()
  })
  await account.ensure()
  const { calls } = account.journal
  expect(calls.slice(calls.lastIndexOf('write sending'), calls.indexOf('left') + 1)).toEqual([
    'write sending',
    'left',
  ])
})

test('between the claim of a quote and its leaving nothing is listed: only the record of its key is read', async () => {
  const account = await withOrders(3, 48 * hour)
  show(account, 'old-1')
  account.replies.push(() => {
    account.journal.calls.push('left')
    return placed()
  })
  const quoted = await account.quote({ mark: false })
  await account.place(quoted).catch(() => {})
  const { calls } = account.journal
  expect(calls.slice(calls.lastIndexOf('write sending'), calls.indexOf('left') + 1)).toEqual([
    'write sending',
    'read',
    'left',
  ])
})

test('a journal without `find` is read whole, and orders the same', async () => {
  const { find: _, ...journal } = createIndexedJournal([executed(1, start - 48 * hour, await keyIdOf())])
  const account = createScriptedAccount({ journal })
  show(account, 'old-1')
  account.replies.push(placed())
  await expect(account.ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(journal.calls).toContain('list')
})

test('forty others that are being set up cost `ensure` no request more', async () => {
  const account = await withOrders(40, hour / 2, null)
  for (let index = 0; index < 40; index++)
    account.shown.signups[1_000 + index] = { id: 1_000 + index, uuid: null }
  show(account, 'old-1', 'old-2')
  const { requests, replies, ensure, log, platform } = account
  for (let index = 0; index < 40; index++) log(200, platform.now() - hour / 2)
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(requests.filter((line) => line.includes('signup-status'))).toEqual([])
  expect(requests.length).toBeLessThanOrEqual(10)
})

/** An order whose response was lost, beside confirmed orders without an id. */
async function loseBeside(count: number) {
  const account = await withOrders(count, 60_000, null)
  for (let index = 0; index < count; index++) account.log(200, start - 60_000)
  account.replies.push(() => {
    account.log(502)
    return new Response('', { status: 502 })
  })
  const quoted = await account.quote({}, { plan_id: 'standard-2gb', name: 'lost' })
  await expect(account.place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  account.requests.length = 0
  const signups = (): number => account.requests.filter((line) => line.includes('signup-status')).length
  return { ...account, quoted, signups }
}

test('a new contract with the name of a confirmed order without an id is that order’s: no sign-up status is read', async () => {
  const account = await loseBeside(5)
  show(account, 'old-2')
  const { reason } = await account.reconcile(account.quoted)
  expect(reason).not.toContain('old-2')
  expect(account.signups()).toBe(0)
})

test('a second contract of that name is nobody’s, and keeps the lost order unknown', async () => {
  const account = await loseBeside(5)
  account.shown.contracts.push({ uuid: 'a', name: 'old-2' }, { uuid: 'b', name: 'old-2' })
  const { outcome, reason } = await account.reconcile(account.quoted)
  expect([outcome, reason]).toEqual(['unknown', expect.stringContaining('old-2 (b)')])
})

test('a contract that nobody owns and of which no confirmed order has the name: two sign-up statuses are read, then others', async () => {
  const account = await loseBeside(5)
  for (let index = 0; index < 5; index++)
    account.shown.signups[1_000 + index] = { id: 1_000 + index, uuid: `u-${index}` }
  account.shown.contracts.push({ uuid: 'u-4', name: 'renamed' })
  let looks = 0
  for (; looks < 5; looks++) {
    const before = account.signups()
    const { reason } = await account.reconcile(account.quoted)
    expect(account.signups() - before).toBeLessThanOrEqual(2)
    if (!reason.includes('renamed')) break
    await account.platform.sleep(60_000)
  }
  expect(looks).toBeLessThan(4)
})

test('an order that was confirmed without an id gets it from the next `ensure` of its name', async () => {
  const { ensure, replies, shown, client, sent } = createScriptedAccount()
  replies.push(placed())
  shown.signups[7] = { id: 7, uuid: null, status: 'building' }
  await ensure()
  await ensure()
  const list = async () =>
    (await portsOf(client).journal.list()).find(({ intent }) => intent)?.outcome?.server
  expect(await list()).toMatchObject({ uuid: null })
  shown.signups[7] = { id: 7, uuid: 'u-7', status: 'active' }
  shown.contracts.push({ uuid: 'u-7', name: 'web-01' })
  await ensure()
  expect(await list()).toMatchObject({ uuid: 'u-7' })
  expect(sent).toHaveLength(1)
})

test('a verdict has every record with a request since the window of the order, settled or not', async () => {
  const keyId = await keyIdOf()
  const journal = createIndexedJournal()
  const account = createScriptedAccount({ journal })
  const { replies, quote, place, reconcile, platform, log, shown } = account
  replies.push(new TypeError('reset'))
  const quoted = await quote()
  await expect(place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  // Another process of this journal has ordered since, and its entry is in the log.
  await platform.sleep(30_000)
  await journal.write(executed(1, platform.now(), keyId))
  log(200)
  const entry = toJapanTime(platform.now())
  await platform.sleep(2 * hour)
  log(404)
  show(account, 'old-1')
  const { outcome, reason } = await reconcile(quoted)
  expect(reason).not.toContain(entry)
  expect(outcome).toBe('not-executed')
  expect(shown.log.length).toBeGreaterThan(0)
})

test('what this process has sent counts, even if the index of the journal does not find it', async () => {
  const journal = createIndexedJournal()
  const account = createScriptedAccount({ journal: { ...journal, find: async () => [] } })
  account.replies.push(new TypeError('reset'))
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  await expect(account.ensure(order)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  await expect(account.ensure(order)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  expect(account.sent).toHaveLength(1)
})

test('of two quotes of one key that are placed at the same time by two clients, at most one leaves', async () => {
  for (let turn = 0; turn < 20; turn++) {
    const account = createScriptedAccount({ journal: createIndexedJournal() })
    const key = { idempotencyKey: 'order-0001', mark: false }
    const [one, two] = [await account.quote(key), await account.quote(key)]
    account.replies.push(placed(7, 'a'), placed(8, 'b'))
    const other = account.connect().orders
    const late = async () => {
      for (let wait = 0; wait < turn; wait++) await Promise.resolve()
      return other.place(two, consent)
    }
    const both = await Promise.allSettled([account.place(one), late()])
    expect(account.sent.length).toBeLessThanOrEqual(1)
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(account.sent.length)
  }
})

test('after `confirm`, new contracts of forty orders without an id stop nothing, and no sign-up status is read', async () => {
  const account = await withOrders(40, 60_000, null)
  for (let index = 0; index < 40; index++) account.log(200, start - 60_000)
  account.replies.push(placed())
  const confirm = (): boolean => {
    show(account, 'old-1', 'old-2')
    account.requests.length = 0
    account.journal.calls.length = 0
    return true
  }
  await expect(account.ensure({}, { confirm })).resolves.toMatchObject({ state: 'ordered' })
  expect(account.requests).toEqual(['GET /v1/logs', 'GET /v1/vps/servers', 'POST /v1/vps/servers'])
  expect(account.journal.calls).not.toContain('list')
})

test('after `confirm`, a second contract of the name of an order without an id stops the order', async () => {
  const account = await withOrders(5, 60_000, null)
  for (let index = 0; index < 5; index++) account.log(200, start - 60_000)
  const confirm = (): boolean =>
    account.shown.contracts.push({ uuid: 'a', name: 'old-2' }, { uuid: 'b', name: 'old-2' }) > 0
  await expect(account.ensure({}, { confirm })).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  expect(account.sent).toEqual([])
})

test('a contract that another order has bought, and that is listed no longer, blocks no lost order', async () => {
  const journal = createIndexedJournal()
  const account = createScriptedAccount({ journal })
  const { ensure, platform, log, replies, shown, sent } = account
  replies.push(new TypeError('reset'))
  await expect(ensure()).rejects.toThrow('may or may not have been executed')
  // The contract of another order is listed before its response, so it may be that of the lost one.
  replies.push(async () => {
    shown.contracts.push({ uuid: 'u-1', name: 'other' })
    await platform.sleep(20 * 60_000)
    await expect(ensure()).rejects.toThrow('contracts that may belong to it: other (u-1)')
    log(200)
    return json({ server: { id: 8, uuid: 'u-1', name: 'other' } })
  })
  await account.connect().orders.ensure({ plan_id: 'standard-2gb', name: 'other' }, consent)
  shown.contracts.length = 0
  await platform.sleep(48 * hour)
  log(422)
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(sent).toHaveLength(3)
})

test('a journal is read whole once for each key that has ordered with it, however old its orders are', async () => {
  const { connect, journal, orders } = await withOrders(1, 48 * hour)
  const second = connect({ apiKey: 'key-two' })
  const keyIds = [await keyIdOf(), await portsOf(second.client).keyId()]
  await journal.write(executed(1, start - 48 * hour, keyIds[1]!))
  for (const { quote } of [orders, second.orders]) {
    const lists: number[] = []
    for (const name of ['web-01', 'web-02']) {
      journal.calls.length = 0
      await quote({ plan_id: 'standard-2gb', name }, consent)
      lists.push(journal.calls.filter((call) => call === 'list').length)
    }
    expect(lists[0]).toBeGreaterThan(lists[1]!)
  }
  const own = (await journal.list()).find(({ path }) => path === 'journal')
  expect(own).toMatchObject({ keyIds })
})
