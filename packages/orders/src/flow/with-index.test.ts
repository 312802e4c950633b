import { toJapanTime } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { executed, hour, keyIdOf, show, start, withOrders } from '../testing/indexed-account.ts'
import { createIndexedJournal } from '../testing/indexed-journal.ts'
import { json } from '../testing/responses.ts'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'

const placed = (id = 7, name = 'web-01'): Response => json({ server: { id, uuid: null, name } })

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

test('`ensure` of an order that is unknown, or is being set up, does not read the journal whole', async () => {
  const { ensure, journal, replies } = await withOrders(3, 48 * hour)
  replies.push(new TypeError('reset'), placed(8, 'web-02'))
  await expect(ensure()).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  await ensure({ name: 'web-02' })
  journal.calls.length = 0
  await expect(ensure()).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  await ensure({ name: 'web-02' }).catch(() => {})
  expect(journal.calls).not.toContain('list')
})

test('a log that was empty at the quote and lacks an earlier order, however old, decides nothing', async () => {
  const { connect, fetch, replies, platform, shown, log } = await withOrders(1, 48 * hour)
  let isEmpty = true
  const late = async (request: Request): Promise<Response> => {
    const response = await fetch(request)
    return isEmpty && request.url.includes('/v1/logs') ? json({ logs: [], has_more: false }) : response
  }
  const { orders } = connect({ fetch: late })
  const quoted = await orders.quote({ plan_id: 'standard-2gb' }, { root_password: 'x' })
  expect(quoted.logged).toEqual({ from: null, known: [] })
  isEmpty = false
  replies.push(new TypeError('reset'))
  await expect(orders.place(quoted, consent)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  await platform.sleep(2 * hour)
  log(404)
  const { outcome, reason } = await orders.reconcile(quoted)
  expect([outcome, reason]).toEqual(['unknown', expect.stringContaining('or lacks entries')])
  log(200, start - 48 * hour)
  shown.log.push(shown.log.shift()!)
  await expect(orders.reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
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
