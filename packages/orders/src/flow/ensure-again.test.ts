import { type Client, createMemoryJournal, type OrderJournal, type Quote } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { json, rejection } from '../testing/responses.ts'
import { createScriptedProduct, type Order } from '../testing/scripted-product.ts'
import { createOrderRequest, createRecord } from '../testing/create-record.ts'
import { toDerivedName, toIntentId } from '../record/intent-ids.ts'
import { openJournal } from '../record/journal-record.ts'
import { openRecords } from '../record/records.ts'

const minute = 60_000
const order: Order = { plan_id: 'standard-2gb', name: 'web-01' }
const server = { id: 7, uuid: null, name: 'web-01', status: 'setup_pending' }
const placed = (): Response => json({ server })
const intentId = (number: number, name = 'web-01') => toIntentId('', '/v1/vps/servers', name, number)

/** Expects that the orders left with the keys of these records, which are all different. */
async function expectKeys(client: Client, sent: readonly Request[], ids: readonly string[]) {
  const records = await Promise.all(ids.map((id) => portsOf(client).journal.read(id)))
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual(records.map((record) => record?.idempotencyKey))
  expect(new Set(keys).size).toBe(ids.length)
}

/** A name that was ordered from here, whose contract is gone. */
async function orderAndLose(response: Response = placed()) {
  const account = createScriptedAccount()
  account.replies.push(response)
  await account.ensure()
  return account
}

test.each([
  ['its number', placed(), '7'],
  ['its contract', json({ server: { id: 7, uuid: 'a' } }), '7'],
])('an order whose contract is gone is ordered again only with %s', async (_, response, again) => {
  const { ensure, replies, sent, client } = await orderAndLose(response)
  const { at } = (await portsOf(client).journal.list())[0]!
  await expect(ensure()).rejects.toMatchObject({
    name: 'ConfigError',
    field: 'again',
    again,
    message: `again is needed: web-01 was ordered from here at ${new Date(at).toISOString()}, and its contract is not listed. To order it once more, give again: '${again}'`,
  })
  await expect(ensure({}, { again: 'true' })).rejects.toMatchObject({ field: 'again' })
  expect(sent).toHaveLength(1)
  replies.push(json({ server: { ...server, id: 8 } }))
  await expect(ensure({}, { again })).resolves.toMatchObject({ state: 'ordered', contract: { id: 8 } })
  await expectKeys(client, sent, [await intentId(1), await intentId(2)])
  // The next time it is another order that is gone, so the same script stops.
  await expect(ensure({}, { again })).rejects.toMatchObject({ again: '8' })
  expect(sent).toHaveLength(2)
})

test('a word whose contract is gone is ordered again under the next number', async () => {
  const account = createScriptedAccount()
  const { orders, replies, sent, shown, client } = account
  const { toName } = createScriptedProduct(client)
  const unnamed: Order = { plan_id: 'standard-2gb' }
  const ensureWord = (again?: string) => orders.ensure(unnamed, { ...consent, intent: 'shop', again })
  const { name: _, ...unnamedServer } = server
  replies.push(json({ server: unnamedServer }), json({ server: { ...unnamedServer, id: 8 } }))
  await ensureWord()
  await expect(ensureWord()).rejects.toMatchObject({ field: 'again', again: '7' })
  await expect(ensureWord('7')).resolves.toMatchObject({ state: 'ordered', contract: { id: 8 } })
  await expectKeys(client, sent, [await intentId(1, 'shop'), await intentId(2, 'shop')])
  // Another machine knows the contracts of the word by the names that each number gives.
  const names = await Promise.all(
    sent.map(async (request) => ((await request.clone().json()) as Order).name!),
  )
  for (const name of names) {
    shown.contracts = [{ uuid: 'a', name }]
    await expect(ensureWord()).resolves.toMatchObject({ state: 'existing', contract: { uuid: 'a' } })
  }
  shown.contracts = [{ uuid: 'a', name: names[0]! }]
  const elsewhere = account.connect({ journal: createMemoryJournal() }).orders
  await expect(elsewhere.find(unnamed, { intent: 'shop' })).resolves.toMatchObject({
    contract: { uuid: 'a' },
  })
  // A journal that was lost has forgotten up to nine orders of the word.
  const tenth = await toDerivedName(toName, await intentId(10, 'shop'))
  shown.contracts = [{ uuid: 'j', name: tenth }]
  await expect(elsewhere.find(unnamed, { intent: 'shop' })).resolves.toMatchObject({
    contract: { uuid: 'j' },
  })
})

test('of two orders of a name, the later one by the API’s time says how to order again', async () => {
  const { ensure, client } = createScriptedAccount()
  await openJournal(client, openRecords(client, '', '/v1/vps/servers'))
  const write = async (id: string, number: number, at: number, apiAt: number): Promise<void> => {
    const executed = { executed: true, server: { ...server, id: number } }
    const requests = [createOrderRequest({ keyId: await portsOf(client).keyId() })]
    const quote = { id, at, apiAt, order } as unknown as Quote<object>
    const intent = { name: 'web-01', number }
    const record = createRecord({
      id,
      at,
      intent,
      quote,
      requests,
      state: 'settled',
      outcome: executed,
      revision: 1,
    })
    await portsOf(client).journal.write(record)
  }
  const ids = ['1', '2'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)
  await write(ids[0]!, 1, 2_000, 9_000)
  await write(ids[1]!, 2, 5_000, 4_000)
  await expect(ensure()).rejects.toMatchObject({ again: '1' })
})

test('its own contract that has ended is gone, though it is still listed', async () => {
  const { ensure, shown } = await orderAndLose(json({ server: { id: 7, uuid: 'a' } }))
  shown.contracts.push({ uuid: 'a', name: 'web-01', status: 'expired' })
  shown.hidden.push('a')
  await expect(ensure()).rejects.toMatchObject({ field: 'again' })
})

test('an order that a person has settled is gone by the name of its contract', async () => {
  const account = createScriptedAccount()
  const { ensure, replies, shown, orders } = account
  replies.push(new TypeError('reset'))
  await expect(ensure()).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  const [pending] = await orders.pending()
  shown.hidden.push('a')
  await orders.reconcile(pending!.quote, { contract: 'a' })
  await expect(ensure()).resolves.toEqual({ contract: { uuid: 'a' }, state: 'existing', pending: [] })
  shown.hidden.pop()
  await expect(ensure()).rejects.toMatchObject({ again: 'a' })
})

test('of several orders from here the last one by the API’s time counts, whatever the machines’ clocks said', async () => {
  const { client, connect, replies, sent, platform, shown, log } = createScriptedAccount()
  const behind = connect({ now: () => platform.now() - 600 * minute })
  replies.push(json({ server: { ...server, id: 7 } }), json({ server: { ...server, id: 8 } }))
  await connect().orders.ensure(order, consent)
  await platform.sleep(90 * minute)
  log(422)
  await behind.orders.ensure(order, { ...consent, again: '7' })
  await platform.sleep(90 * minute)
  log(422)
  shown.signups[8] = { id: 8, uuid: null, status: 'building' }
  await expect(connect().orders.ensure(order, { ...consent, again: '7' })).resolves.toMatchObject({
    contract: { id: 8 },
    state: 'existing',
  })
  delete shown.signups[8]
  replies.push(json({ server: { ...server, id: 9 } }))
  await expect(connect().orders.ensure(order, { ...consent, again: '7' })).rejects.toMatchObject({
    again: '8',
  })
  await expect(connect().orders.ensure(order, { ...consent, again: '8' })).resolves.toMatchObject({
    state: 'ordered',
  })
  await expectKeys(client, sent, [await intentId(1), await intentId(2), await intentId(3)])
})

test('an order that was rejected is ordered under another key by the next call', async () => {
  const { ensure, replies, sent, client } = createScriptedAccount()
  replies.push(rejection(409, 'CAPACITY_UNAVAILABLE'), placed())
  await expect(ensure()).rejects.toMatchObject({ code: 'CAPACITY_UNAVAILABLE' })
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  await expectKeys(client, sent, [await intentId(1), await intentId(2)])
  expect(await portsOf(client).journal.read(await intentId(1))).toMatchObject({
    state: 'settled',
    outcome: { executed: false },
  })
})

test('a dry run that was rejected is retried under the same record', async () => {
  const { ensure, dryRuns, replies, client } = createScriptedAccount()
  dryRuns.push(rejection(402, 'PAYMENT_REQUIRED'))
  await expect(ensure()).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' })
  const requests = [{ kind: 'dry-run', status: 402, result: 'rejected' }]
  expect(await portsOf(client).journal.list()).toMatchObject([{ state: 'planned', requests }])
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(await portsOf(client).journal.list()).toMatchObject([
    { id: await intentId(1), requests: [...requests, { kind: 'dry-run', status: 200 }, { kind: 'order' }] },
  ])
})

/** The same account with a journal that lists its records in another order. */
function connectReversed({ connect, client }: ScriptedAccount) {
  const list: OrderJournal['list'] = async () => (await portsOf(client).journal.list()).toReversed()
  return connect({ journal: { ...portsOf(client).journal, list } }).orders
}

test('the order of the journal’s list decides nothing', async () => {
  const account = createScriptedAccount()
  const { client, replies, sent, shown, platform, log } = account
  const reversed = connectReversed(account)
  for (const id of [7, 8, 9]) replies.push(json({ server: { ...server, id } }))
  await reversed.ensure(order, consent)
  await platform.sleep(90 * minute)
  log(422)
  await reversed.ensure(order, { ...consent, again: '7' })
  await platform.sleep(90 * minute)
  log(422)
  await expect(reversed.ensure(order, { ...consent, again: '7' })).rejects.toMatchObject({ again: '8' })
  shown.signups[8] = { id: 8, uuid: null, status: 'building' }
  await expect(reversed.ensure(order, consent)).resolves.toMatchObject({ contract: { id: 8 } })
  shown.signups[8] = { id: 8, uuid: 'x', status: 'active' }
  await expect(reversed.ensure(order, { ...consent, again: '8' })).resolves.toMatchObject({
    contract: { id: 9 },
  })
  await expectKeys(client, sent, [await intentId(1), await intentId(2), await intentId(3)])
})

test('of two own contracts that were renamed, the last one ordered counts', async () => {
  const { ensure, replies, shown, platform, log } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: 'a' } }), json({ server: { id: 8, uuid: 'b' } }))
  await ensure()
  await platform.sleep(90 * minute)
  log(422)
  await ensure({}, { again: '7' })
  shown.contracts.push({ uuid: 'b', name: 'renamed' }, { uuid: 'a', name: 'renamed, too' })
  await expect(ensure()).resolves.toMatchObject({ contract: { uuid: 'b' }, state: 'existing' })
})

test('an order from here whose sign-up says that it is set up, and that is not there, is gone', async () => {
  const { ensure, shown } = await orderAndLose()
  shown.signups[7] = { id: 7, uuid: 'a', status: 'active' }
  await expect(ensure()).rejects.toMatchObject({ field: 'again', again: '7' })
})

test('the error says when the order was quoted', async () => {
  const { ensure, replies, dryRuns, platform } = createScriptedAccount()
  dryRuns.push(async () => {
    await platform.sleep(5_000)
    return json({ dry_run: true, total_price: 900 })
  })
  const quotedAt = new Date(platform.now() + 5_000).toISOString()
  replies.push(placed())
  await ensure()
  await expect(ensure()).rejects.toThrow(`was ordered from here at ${quotedAt}`)
})
