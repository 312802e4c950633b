import type { OrderJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection } from '../testing/responses.ts'
import type { Order } from '../testing/scripted-product.ts'
import { toIntentId } from '../record/intent-ids.ts'

const order: Order = { plan_id: 'standard-2gb', name: 'web-01' }
const server = { id: 7, uuid: null, name: 'web-01', status: 'setup_pending' }
const placed = (): Response => json({ server })
const intentId = (number: number, name = 'web-01') => toIntentId('', '/v1/vps/servers', name, number)

test('two calls for one name order once, and so do two clients', async () => {
  const { ensure, replies, sent, connect, shown } = createScriptedAccount()
  replies.push(placed())
  shown.signups[7] = server
  const both = await Promise.all([ensure(), ensure(), ensure()])
  expect(both.map(({ state }) => state).toSorted()).toEqual(['existing', 'existing', 'ordered'])
  await expect(connect().orders.ensure(order, consent)).resolves.toMatchObject({ state: 'existing' })
  expect(sent).toHaveLength(1)
})

test('a call after one that failed for the same name goes on', async () => {
  const { ensure, replies, dryRuns, sent } = createScriptedAccount()
  dryRuns.push(rejection(402, 'PAYMENT_REQUIRED'))
  replies.push(placed())
  const both = await Promise.allSettled([ensure(), ensure()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(sent).toHaveLength(1)
})

test('two clients that ensure one name at the same time order once', async () => {
  const { connect, replies, sent, shown } = createScriptedAccount()
  replies.push(placed(), placed())
  shown.signups[7] = server
  const clients = [connect(), connect()]
  const both = await Promise.allSettled(clients.map(({ orders }) => orders.ensure(order, consent)))
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(sent).toHaveLength(1)
})

test('an order of the name that begins while the account is read is awaited, not repeated', async () => {
  const account = createScriptedAccount()
  const { connect, replies, sent, client, shown } = account
  let lists = 0
  const { journal } = portsOf(client)
  const list: OrderJournal['list'] = async () => {
    lists += 1
    // The order of another process is in the journal from the second reading on.
    const listed = await journal.list()
    return lists === 1 ? listed.filter(({ state }) => state !== 'sending') : listed
  }
  replies.push(new TypeError('reset'))
  const quoted = await account.quote({}, order)
  await expect(account.place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  shown.log.length = 0
  const slow = connect({ journal: { ...journal, list } }).orders
  await expect(slow.ensure(order, consent)).rejects.toMatchObject({
    reason: 'another call of this process is ordering this',
  })
  expect(sent).toHaveLength(1)
})

test('a process that another one overtakes between its reading and its order does not order a second one', async () => {
  const account = createScriptedAccount()
  const { connect, replies, sent, client, shown } = account
  const id = await intentId(1)
  let isOvertaken = false
  const read: OrderJournal['read'] = async (one) => {
    if (one === id && !isOvertaken) {
      isOvertaken = true
      await account.ensure()
    }
    return portsOf(client).journal.read(one)
  }
  replies.push(placed(), placed())
  shown.signups[7] = server
  const slow = connect({ journal: { ...portsOf(client).journal, read } }).orders
  await expect(slow.ensure(order, consent)).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    reason: 'another call of this process is ordering this',
    askAgainMs: 5_000,
  })
  expect(sent).toHaveLength(1)
  await expect(slow.ensure(order, consent)).resolves.toMatchObject({ state: 'existing' })
})

test('a call whose order another client has sent while a person confirmed it says `existing`', async () => {
  const { connect, replies, sent, ensure } = createScriptedAccount()
  replies.push(placed())
  const other = connect().orders
  const confirm = async (): Promise<boolean> => {
    await other.ensure(order, consent)
    return true
  }
  await expect(ensure({}, { confirm })).resolves.toMatchObject({ state: 'existing', contract: { id: 7 } })
  expect(sent).toHaveLength(1)
})

test('twelve words that one client ensures at the same time are ordered by two readings of the account', async () => {
  const { client, orders, replies, sent, requests, log } = createScriptedAccount()
  const names = Array.from({ length: 12 }, (_, index) => `web-${index}`)
  // The orders leave in any order.
  const reply = async (request: Request): Promise<Response> => {
    const { name } = (await request.clone().json()) as { readonly name: string }
    log(200)
    return json({ server: { ...server, id: names.indexOf(name), name } })
  }
  replies.push(...names.map(() => reply))
  const all = await Promise.all(names.map((name) => orders.ensure({ ...order, name }, consent)))
  expect(all.map(({ state }) => state)).toEqual(names.map(() => 'ordered'))
  expect(sent).toHaveLength(12)
  expect(requests.filter((request) => request === 'GET /v1/me')).toHaveLength(2)
  expect((await portsOf(client).journal.list()).filter(({ state }) => state === 'settled')).toHaveLength(12)
})

test('orders that are reconciled at the same time share a reading, and each has its own outcome', async () => {
  const { orders, quote, place, replies, shown, requests, platform } = createScriptedAccount()
  const quotes = []
  for (let count = 0; count < 3; count += 1) {
    replies.push(new TypeError('reset'))
    const one = await quote()
    quotes.push(one)
    await expect(place(one)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  }
  shown.contracts.push({ uuid: 'a', name: quotes[1]!.mark!.value })
  await platform.sleep(60_000)
  requests.length = 0
  const found = await Promise.all(quotes.map((one) => orders.reconcile(one)))
  expect(found.map(({ outcome }) => outcome)).toEqual(['unknown', 'executed', 'unknown'])
  expect(requests.filter((request) => request === 'GET /v1/me')).toHaveLength(2)
})

test.each([
  ['another call of this process', {}],
  ['another process', { process: 'theirs' }],
])('an order that is busy says that %s has it', async (who, written) => {
  const account = createScriptedAccount()
  const { connect, client, shown } = account
  account.replies.push(new TypeError('reset'))
  await expect(account.place(await account.quote({}, order))).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
  })
  shown.log.length = 0
  let lists = 0
  const { journal } = portsOf(client)
  const list: OrderJournal['list'] = async () => {
    const listed = (await journal.list()).map((record) => ({ ...record, ...written }))
    return (lists += 1) === 1 ? listed.filter(({ state }) => state !== 'sending') : listed
  }
  const slow = connect({ journal: { ...journal, list } }).orders
  await expect(slow.ensure(order, consent)).rejects.toMatchObject({ reason: `${who} is ordering this` })
})
