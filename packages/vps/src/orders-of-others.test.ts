import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import { consent, input, lose, minute, settle, setUp } from './testing/attack-scene.ts'

// Regression tests: orders of other programs that were taken for one's own, and own orders that were reported as never
// sent.

/** Copies a journal, as a backup does. */
async function copy(journal: OrderJournal): Promise<OrderJournal> {
  const backup = createMemoryJournal()
  for (const record of await journal.list())
    for (let revision = 1; revision <= record.revision; revision += 1)
      await backup.write({ ...record, revision })
  return backup
}

test.each([
  ['confirmed', 'just now', 0],
  ['lost', 'just now', 0],
  ['confirmed', 'an hour ago', 60 * minute],
  ['lost', 'an hour ago', 60 * minute],
])(
  'a journal is restored from before an order that was %s, %s: it is not placed again',
  async (end, _, ms) => {
    const scene = await setUp()
    const journal = createMemoryJournal()
    const buyer = scene.buyer({ journal })
    const quote = await buyer.orders.quote(input)
    const backup = await copy(journal)
    if (end === 'lost') {
      scene.fail('drop-response')
      await lose(buyer, quote)
    } else await buyer.orders.place(quote, consent)
    await scene.sandbox.clock.advance(ms)
    const other = scene.buyer({ journal: backup })
    await expect(other.orders.place(quote, consent)).rejects.toThrow('quote may have been placed already')
    expect(scene.paid(quote.total_price)).toBe(1)
    const found = await settle(scene, () => other.orders.reconcile(quote))
    expect(found).toMatchObject({ outcome: 'executed' })
  },
)

test('an order that a process with a copy of the journal has sent is not retried by the client that quoted it', async () => {
  const scene = await setUp()
  const journal = createMemoryJournal()
  const owner = scene.buyer({ journal })
  // The dry run of another quote does not explain the order's entry in the log.
  await owner.orders.quote(input)
  const quote = await owner.orders.quote(input)
  const other = scene.buyer({ journal: await copy(journal) })
  await other.orders.place(quote, consent)
  await expect(owner.orders.place(quote, consent)).rejects.toThrow('quote may have been placed already')
  expect([scene.paid(quote.total_price), owner.sent.length]).toEqual([1, 0])
})

test('a quote of another process is placed, also after orders that the journal explains', async () => {
  const scene = await setUp()
  const journal = createMemoryJournal()
  const [first, second] = [scene.buyer({ journal }), scene.buyer({ journal })]
  const quotes = [await first.orders.quote(input), await first.orders.quote(input)]
  for (const quote of quotes) await second.orders.place(quote, consent)
  expect(second.sent).toEqual(quotes.map(({ idempotencyKey }) => idempotencyKey))
})

test('a journal that keeps nothing does not make one process send twice: it returns the contract that was confirmed', async () => {
  const scene = await setUp()
  const journal = createMemoryJournal()
  let keeps = true
  const buyer = scene.buyer({
    journal: { ...journal, write: async (record) => !keeps || journal.write(record) },
  })
  const quote = await buyer.orders.quote(input)
  keeps = false
  const first = await buyer.orders.place(quote, consent)
  await expect(buyer.orders.place(quote, consent)).resolves.toEqual(first)
  expect([scene.paid(quote.total_price), buyer.sent.length]).toEqual([1, 1])
})

test('an order whose response was lost is not retried by a process whose journal keeps nothing', async () => {
  const scene = await setUp()
  const journal = createMemoryJournal()
  let keeps = true
  const buyer = scene.buyer({
    journal: { ...journal, write: async (record) => !keeps || journal.write(record) },
  })
  const quote = await buyer.orders.quote(input)
  keeps = false
  scene.fail('drop-response')
  await lose(buyer, quote)
  await lose(buyer, quote)
  expect([scene.paid(quote.total_price), buyer.sent.length]).toEqual([1, 1])
})

test('a colleague orders under the same name, with the same key and another journal; ours never arrives', async () => {
  const scene = await setUp()
  const [ours, theirs] = [scene.buyer(), scene.buyer()]
  const named = { ...input, name: 'web-09' }
  const quote = await ours.orders.quote(named)
  await theirs.orders.place(await theirs.orders.quote(named), consent)
  scene.fail('drop-request')
  const error = await lose(ours, quote)
  await expect(settle(scene, error.reconcile)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('the order that is sent is the given quote, even if the caller changes the object meanwhile', async () => {
  const scene = await setUp()
  const journal = createMemoryJournal()
  const buyer = scene.buyer({ journal })
  const quote = await buyer.orders.quote(input)
  const given = structuredClone(quote) as { -readonly [Key in keyof typeof quote]: (typeof quote)[Key] }
  const placing = buyer.orders.place(given, consent)
  given.order = { ...given.order, plan_id: 'standard-4gb' }
  given.idempotencyKey = 'another-key'
  given.id = crypto.randomUUID()
  await expect(placing).resolves.toMatchObject({ name: quote.order.name })
  expect(buyer.sent).toEqual([quote.idempotencyKey])
  Object.assign(quote, { total_price: 1 })
  expect(await journal.read(quote.id)).toMatchObject({
    state: 'settled',
    quote: { total_price: given.total_price },
  })
})

test('a quote of another process is placed although a lost order was executed since', async () => {
  const scene = await setUp()
  const journal = createMemoryJournal()
  const [first, second] = [scene.buyer({ journal }), scene.buyer({ journal })]
  const [late, quote] = [await first.orders.quote(input), await first.orders.quote(input)]
  scene.fail({ finishLateMs: 10 * minute, answer: 'nothing' })
  await lose(first, late)
  await scene.sandbox.clock.advance({ minutes: 11 })
  await expect(second.orders.place(quote, consent)).resolves.toMatchObject({ name: quote.order.name })
})

test('a rejected order is placed again, unless the log has orders since that the journal does not explain', async () => {
  const scene = await setUp()
  const [ours, theirs] = [scene.buyer(), scene.buyer()]
  const quotes = [await ours.orders.quote(input), await ours.orders.quote(input)] as const
  scene.sandbox.plans.change('standard-2gb', { open: false })
  for (const quote of quotes)
    await expect(ours.orders.place(quote, consent)).rejects.toMatchObject({ code: 'CAPACITY_UNAVAILABLE' })
  scene.sandbox.plans.change('standard-2gb', { open: true })
  const [first, second] = quotes
  await expect(ours.orders.place(first, consent)).resolves.toMatchObject({ name: first.order.name })
  await theirs.orders.place(await theirs.orders.quote(input), consent)
  const stopped = await lose(ours, second)
  expect(stopped.message).toContain('the quote may have been placed already')
  // The two entries are the dry run and the order of the other buyer.
  expect(stopped.entries.map(({ status_code }) => status_code)).toEqual([200, 200])
  expect([scene.paid(first.total_price), ours.sent.length, theirs.sent.length]).toEqual([2, 3, 1])
  await expect(stopped.reconcile!()).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('a quote that the journal has lost is not placed, not even by the process that made it', async () => {
  const scene = await setUp()
  const journal = createMemoryJournal()
  let forgets = false
  const read: OrderJournal['read'] = async (id) => {
    const record = await journal.read(id)
    return forgets && record?.state === 'planned' ? undefined : record
  }
  const buyer = scene.buyer({ journal: { ...journal, read } })
  const quote = await buyer.orders.quote(input)
  forgets = true
  await expect(buyer.orders.place(quote, consent)).rejects.toMatchObject({
    name: 'ConfigError',
    field: 'quote',
    message: expect.stringContaining('the journal has no record of it: quote again, or share the journal'),
  })
  expect(buyer.sent).toEqual([])
  forgets = false
  await expect(buyer.orders.place(quote, consent)).resolves.toMatchObject({ name: quote.order.name })
})
