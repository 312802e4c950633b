import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount, type Order } from '../testing/scripted-account.ts'
import { json, rejection } from '../testing/scripted-fetch.ts'
import type { OrderJournal } from '../journal/journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { createMemoryJournal } from '../journal/memory-journal.ts'
import { OrderOutcomeUnknownError } from './order-outcome-unknown-error.ts'
import type { Quote } from '../journal/quote.ts'
import { placeOrder } from './place-order.ts'
import { isPriceMismatch } from './price-mismatch.ts'
import { quoteOrder } from './quote-order.ts'

const placed = (): Response => json({ server: { id: 7, uuid: null } })

test('a quote that is placed twice is one order, at once, one after the other, and by two clients', async () => {
  const journal = createMemoryJournal()
  const bothHaveRead = Promise.withResolvers<void>()
  let readers = 0
  const read: OrderJournal['read'] = async (id) => {
    const record = await journal.read(id)
    if ((readers += 1) === 2) bothHaveRead.resolve()
    await bothHaveRead.promise
    return record
  }
  const { quote, place, replies, orders, connect } = createScriptedAccount({ journal: { ...journal, read } })
  const quoted = JSON.parse(JSON.stringify(await quote())) as Quote<Order>
  replies.push(placed())
  const other = connect()
  const both = await Promise.allSettled([place(quoted), placeOrder(other, quoted, consent)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  await expect(placeOrder(other, quoted, consent)).resolves.toEqual({ id: 7, uuid: null })
  expect(orders).toHaveLength(1)
})

test('clients that were given no journal share the memory of their process', async () => {
  const first = createScriptedAccount({ journal: undefined })
  const quoted = await first.quote()
  first.replies.push(placed())
  await expect(first.place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  await expect(placeOrder(first.connect({ journal: undefined }), quoted, consent)).resolves.toEqual({
    id: 7,
    uuid: null,
  })
  expect(first.orders).toHaveLength(1)
})

test('two quotes with one key are one order', async () => {
  const { quote, place, replies, orders } = createScriptedAccount()
  const [one, two] = [
    await quote({ idempotencyKey: 'order-0001' }),
    await quote({ idempotencyKey: 'order-0001' }),
  ]
  replies.push(placed())
  await place(one)
  await expect(place(two)).rejects.toThrow('idempotencyKey belongs to another order in the journal')
  await expect(quote({ idempotencyKey: 'order-0001' })).rejects.toThrow(
    'idempotencyKey belongs to another order',
  )
  expect(orders).toHaveLength(1)
})

test('a key whose contract there is already is rejected at the quote, also by a process that knows nothing', async () => {
  const { quote, shown, connect } = createScriptedAccount()
  const { mark } = await quote({ idempotencyKey: 'order-0001' })
  shown.contracts.push({ id: 'b', mark: mark!.value })
  const stranger = connect({ journal: createMemoryJournal() })
  const again = quoteOrder(stranger, { plan_id: 'standard-2gb' }, {}, { idempotencyKey: 'order-0001' })
  await expect(again).rejects.toThrow('idempotencyKey has been ordered with')
})

test('what was sent once stays so for the client, whatever becomes of its journal and of later calls', async () => {
  let memory = createMemoryJournal()
  let stallMs = 0
  const { quote, place, replies, orders, log, world } = createScriptedAccount({
    journal: {
      read: (id) => memory.read(id),
      list: () => memory.list(),
      async write(record) {
        if (record.state === 'sending') await world.sleep(stallMs)
        return memory.write(record)
      },
    },
  })
  const quoted = await quote()
  const backup = await memory.list()
  replies.push(new TypeError('reset'))
  await expect(place(quoted)).rejects.toBeInstanceOf(OrderOutcomeUnknownError)
  memory = createMemoryJournal()
  for (const record of backup) await memory.write(record)
  stallMs = 300_000
  await expect(place(quoted)).rejects.toThrow('Not sent')
  stallMs = 0
  log(200)
  await expect(place(quoted)).rejects.toThrow('quote may have been placed already')
  expect(orders).toHaveLength(1)
})

test('a quote that another process has placed is not placed again, as far as the account shows it', async () => {
  const { quote, shown, connect, orders, log } = createScriptedAccount()
  const quoted = await quote()
  log(200)
  const stranger = connect({ journal: createMemoryJournal() })
  await expect(placeOrder(stranger, quoted, consent)).rejects.toThrow('quote may have been placed already')
  shown.contracts.push({ id: 'b', mark: quoted.mark!.value })
  await expect(placeOrder(stranger, quoted, consent)).rejects.toThrow(
    'quote may have been placed already, as b',
  )
  expect(orders).toHaveLength(0)
})

test.each<[string, (quote: Quote<Order>) => Quote<Order>, string]>([
  [
    'changed',
    (quote) => ({ ...quote, order: { plan_id: 'standard-64gb' } }),
    'quote was changed, or is of another version',
  ],
  [
    'changed in its price',
    (quote) => ({ ...quote, total_price: 1 }),
    'quote was changed, or is of another version',
  ],
  [
    'given another key',
    (quote) => ({ ...quote, idempotencyKey: 'another-key' }),
    'quote was changed, or is of another version',
  ],
  ['no quote at all', () => null as never, 'quote is no quote'],
  ['a text', () => 'quote' as never, 'quote is no quote'],
  ['left out', () => undefined as never, 'quote is no quote'],
])('a quote that was %s is rejected before anything is sent', async (_, change, message) => {
  const { quote, place, orders } = createScriptedAccount()
  const quoted = await quote()
  await expect(place(change(quoted))).rejects.toThrow(message)
  expect(orders).toHaveLength(0)
})

test('a quote of another address, product or API key is rejected before anything is sent', async () => {
  const { quote, connect, ordering, orders } = createScriptedAccount()
  const quoted = await quote()
  const elsewhere = connect({ baseUrl: 'https://other.example.com' })
  await expect(placeOrder(elsewhere, quoted, consent)).rejects.toThrow(
    'quote was made for https://api.example.com',
  )
  const hosting = { ...ordering, path: '/v1/server' }
  await expect(placeOrder(hosting, quoted, consent)).rejects.toThrow(
    'quote was made for https://api.example.com/v1/vps/servers, not for https://api.example.com/v1/server',
  )
  const other = connect({ apiKey: 'another-key' })
  await expect(placeOrder(other, quoted, consent)).rejects.toThrow('quote was made with another API key')
  expect(orders).toHaveLength(0)
})

test('properties of an order survive their way through a store that sorts them', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const quoted = await quote()
  const turned = Object.fromEntries(Object.entries(quoted).toReversed()) as unknown as Quote<Order>
  replies.push(placed())
  await expect(place(turned)).resolves.toEqual({ id: 7, uuid: null })
})

test('`place` takes the secrets and the consent, and no other order', async () => {
  const { quote, ordering, orders, replies } = createScriptedAccount()
  const quoted = await quote()
  const placing = (input: object): Promise<unknown> => placeOrder(ordering, quoted, input)
  await expect(placing({ ...consent, plan_id: 'standard-64gb' })).rejects.toThrow(
    'plan_id is not what was quoted',
  )
  await expect(placing({ ...consent, period: 36 })).rejects.toThrow('period is not what was quoted')
  for (const nothing of [null, undefined])
    await expect(placing(nothing as never)).rejects.toThrow('agree_to_terms is missing')
  await expect(placing({ root_password: 'Correct-Horse-7' })).rejects.toThrow('agree_to_terms is missing')
  for (const root_password of [undefined, '', 7, {}, true]) {
    await expect(placing({ agree_to_terms: true, root_password })).rejects.toThrow('root_password is missing')
  }
  expect(orders).toHaveLength(0)
  replies.push(placed())
  await expect(placing({ ...consent, plan_id: 'standard-2gb' })).resolves.toEqual({ id: 7, uuid: null })
})

test('a contract that was there before is not what the order has bought', async () => {
  const { quote, place, replies, shown } = createScriptedAccount()
  shown.contracts.push({ id: 'a', mark: 'web-01' })
  replies.push(json({ server: { id: 3, uuid: 'a' } }))
  await expect(place(await quote())).rejects.toBeInstanceOf(OrderOutcomeUnknownError)
})

test('a journal that cannot be read or written stops an order before it leaves', async () => {
  const inner = createMemoryJournal()
  let fails: 'read' | 'write' | 'list' | undefined
  const broken = (what: typeof fails): void => {
    if (fails === what) throw new Error('disk full')
  }
  const journal: OrderJournal = {
    read: async (id) => (broken('read'), inner.read(id)),
    write: async (record) => (broken('write'), inner.write(record)),
    list: async () => (broken('list'), inner.list()),
  }
  const { quote, place, replies, orders } = createScriptedAccount({ journal })
  const quoted = await quote()
  for (const what of ['read', 'write', 'list'] as const) {
    fails = what
    await expect(place(quoted)).rejects.toMatchObject({
      name: 'JournalError',
      message: expect.stringMatching(/so nothing was sent: disk full$/),
    })
  }
  expect(orders).toHaveLength(0)
  fails = undefined
  replies.push(() => {
    fails = 'write' // what was executed is told all the same
    return placed()
  })
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('a claim that the journal has although it failed is taken back; that of somebody else is not', async () => {
  const inner = createMemoryJournal()
  let onWrite: ((record: OrderRecord) => Promise<unknown>) | undefined
  const journal: OrderJournal = {
    ...inner,
    async write(record) {
      if (record.state !== 'sending' || onWrite === undefined) return inner.write(record)
      await onWrite(record)
      throw new Error('connection lost')
    },
  }
  const { quote, place, replies, orders } = createScriptedAccount({ journal })
  const quoted = await quote()
  onWrite = (record) => inner.write(record)
  await expect(place(quoted)).rejects.toThrow('so nothing was sent: connection lost')
  expect(await inner.read(quoted.id)).toMatchObject({ state: 'planned' })
  onWrite = (record) => inner.write({ ...record, writer: 'somebody else' })
  await expect(place(quoted)).rejects.toThrow('so nothing was sent: connection lost')
  expect(await inner.read(quoted.id)).toMatchObject({ state: 'sending', writer: 'somebody else' })
  expect([orders, replies]).toEqual([[], []])
})

test('an order at another price can be quoted again: the same order, under another key and mark', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(rejection(422, 'PRICE_MISMATCH'), placed())
  const quoted = await quote()
  const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
  if (!isPriceMismatch(error, quoted)) throw error
  const again = await error.requote()
  expect(again.order.plan_id).toBe('standard-2gb')
  expect(again.idempotencyKey).not.toBe(quoted.idempotencyKey)
  expect(again.mark?.value).not.toBe(quoted.mark?.value)
  await expect(place(again)).resolves.toEqual({ id: 7, uuid: null })
})

test('a price that no longer holds is that of one quote, not of another', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(rejection(422, 'PRICE_MISMATCH'))
  const [quoted, other] = [await quote(), await quote()]
  const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
  expect([isPriceMismatch(error, quoted), isPriceMismatch(error, other)]).toEqual([true, false])
  expect(isPriceMismatch(error)).toBe(true)
})

test('an order above the client’s limit is rejected before anything is sent, by `place` too', async () => {
  const { quote, connect, requests } = createScriptedAccount()
  const quoted = await quote()
  requests.length = 0
  const careful = connect({ maxTotalPrice: 899 })
  const message = 'maxTotalPrice is 899 yen, and the order costs 900'
  await expect(placeOrder(careful, quoted, consent)).rejects.toThrow(message)
  await expect(quoteOrder(careful, { plan_id: 'standard-2gb' }, {})).rejects.toThrow(message)
  expect(requests).toEqual([])
})

test('an order at the very limit passes', async () => {
  const { quote, place, replies } = createScriptedAccount({ maxTotalPrice: 900 })
  replies.push(placed())
  await expect(place(await quote())).resolves.toEqual({ id: 7, uuid: null })
})

test('neither a quote, nor the journal, nor an error has a secret in it', async () => {
  const { quote, place, replies, client } = createScriptedAccount({ apiKey: 'key-of-the-account' })
  replies.push(() =>
    json({ error: { code: 'X', message: `${consent.root_password} key-of-the-account` } }, 500),
  )
  const quoted = await quote()
  const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
  const all = [
    inspect(error, { depth: 9 }),
    JSON.stringify(error),
    JSON.stringify([quoted, await client.journal.list()]),
  ]
  for (const text of all) expect(text).not.toMatch(/Correct-Horse-7|key-of-the-account|Dry-run-1/)
  await expect(quote({}, { plan_id: 'x', root_password: 'y' } as Order)).rejects.toThrow(
    'root_password is no part',
  )
})
