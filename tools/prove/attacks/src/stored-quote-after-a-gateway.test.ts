import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { type Product, products, type Quoted } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { answerOrders, apiError, gateway, page, showStatus } from './proxies.ts'
import { minute, test, through, unknownOutcome } from './scene.ts'

// Cause 3: `place` of a stored quote ignored the 5xx and 409 entries of the log.

/** Copies a quote as a web page or a queue passes it on. */
const stored = (quote: Quoted): Quoted => JSON.parse(JSON.stringify(quote)) as Quoted
const rejected = { name: 'ConfigError', field: 'quote' }

/** Copies a journal as a backup has it. */
async function copy(journal: OrderJournal, backup = createMemoryJournal()): Promise<OrderJournal> {
  for (const record of await journal.list())
    for (let revision = 1; revision <= record.revision; revision += 1)
      await backup.write({ ...record, revision })
  return backup
}

test.for<[Product, string]>([
  ['vps', 'a minute'],
  ['vps', 'a second'],
  ['hosting', 'a minute'],
])(
  'a stateless %s handler gets a 504 after %s, and the next one gets the same quote: rejected, sent once',
  async ([product, after], { scene }) => {
    const [first, second] = [scene.buyer({ product }), scene.buyer({ product })]
    const quote = stored(await first.quote())
    scene.fault({ ...gateway(130_000), answerAfterMs: after === 'a minute' ? minute : 1_000 }, product)
    await expect(first.fail(stored(quote))).resolves.toMatchObject(unknownOutcome)
    const error = await second.fail(stored(quote)).catch((thrown: unknown) => thrown)
    await scene.pass(20 * minute)
    expect([first.sent.length + second.sent.length, scene.bought()]).toEqual([1, 1])
    expect(error).toMatchObject(rejected)
  },
)

test.for([
  [502, 'BACKEND_ERROR'],
  [500, 'INTERNAL_ERROR'],
  [503, 'SERVICE_UNAVAILABLE'],
] as const)(
  'the log shows a %i of the stored quote: another handler does not place it',
  async ([status, code], { scene }) => {
    const [first, second] = [scene.buyer(), scene.buyer()]
    const quote = stored(await first.quote())
    scene.fault({ status, code })
    await expect(first.fail(stored(quote))).resolves.toMatchObject(unknownOutcome)
    await scene.pass(minute)
    const error = await second.fail(stored(quote)).catch((thrown: unknown) => thrown)
    expect(second.sent).toEqual([])
    expect(error).toMatchObject(rejected)
  },
)

test.for([
  [504, 'without a record of it'],
  [500, 'without a record of it'],
  [409, 'without a record of it'],
  [504, 'with a backup of its record'],
  [500, 'with a backup of its record'],
] as const)(
  'the order was executed and its response and its log entry have the status %i: a handler %s does not order again',
  async ([status, record], { scene }) => {
    const journal = createMemoryJournal()
    const first = scene.buyer({ journal })
    const own = createMemoryJournal()
    const second = scene.buyer({ journal: own })
    showStatus(scene, status, first, second)
    const quote = stored(await first.quote())
    if (record.startsWith('with a backup')) await copy(journal, own)
    answerOrders(first, async () => page(status))
    await expect(first.fail(stored(quote))).resolves.toMatchObject(unknownOutcome)
    const error = await second.fail(stored(quote)).catch((thrown: unknown) => thrown)
    expect([second.sent, scene.bought()]).toEqual([[], 1])
    expect(error).toMatchObject(record.startsWith('with a backup') ? unknownOutcome : rejected)
  },
)

test('the order is in progress and a second handler got 409 DUPLICATE_REQUEST: a third one sends nothing', async (scene) => {
  const [first, third] = [scene.buyer(), scene.buyer()]
  const quote = stored(await first.quote())
  through(first, async (_, forward, kind) => {
    if (kind === 'order') {
      await forward()
      return apiError(409, 'DUPLICATE_REQUEST')
    }
    return forward()
  })
  scene.fault({ finishLateMs: 5 * minute })
  await expect(first.fail(stored(quote))).resolves.toMatchObject(unknownOutcome)
  await scene.pass(minute)
  await third.fail(stored(quote)).catch(() => {})
  await scene.pass(10 * minute)
  expect([third.sent, scene.bought()]).toEqual([[], 1])
})

test('a backup of the journal has the order as planned, and the log shows a 502: rejected, nothing is sent', async (scene) => {
  const journal = createMemoryJournal()
  const first = scene.buyer({ journal })
  const quote = await first.quote()
  const backup = await copy(journal)
  scene.fault({ status: 502, code: 'BACKEND_ERROR' })
  await first.fail(quote)
  await scene.pass(minute)
  const second = scene.buyer({ journal: backup })
  const error = await second.fail(stored(quote)).catch((thrown: unknown) => thrown)
  await scene.pass(20 * minute)
  expect([second.sent, scene.bought()]).toEqual([[], 0])
  expect(error).toMatchObject(unknownOutcome)
})

test('a backup of the journal has the order as planned, and its contract is listed: rejected, nothing is sent', async (scene) => {
  const journal = createMemoryJournal()
  const first = scene.buyer({ journal })
  const quote = await first.quote({ ...products.vps.input, name: 'web-1' })
  const backup = await copy(journal)
  await first.place(quote)
  await scene.pass(10 * minute)
  const second = scene.buyer({ journal: backup })
  await expect(second.fail(stored(quote))).resolves.toMatchObject(unknownOutcome)
  expect([second.sent, scene.bought()]).toEqual([[], 1])
})

test.for<Product>(['vps', 'hosting'])(
  'a %s quote that the journal has no record of is rejected, even if nothing has happened since',
  async (product, { scene }) => {
    const quote = stored(await scene.buyer({ product }).quote())
    const other = scene.buyer({ product })
    const error = await other.fail(quote).catch((thrown: unknown) => thrown)
    expect([other.sent, scene.bought()]).toEqual([[], 0])
    expect(error).toMatchObject(rejected)
  },
)

test('two handlers share a journal and get the same quote: the second is given the contract of the first', async (scene) => {
  const [first, second] = scene.pair()
  const quote = stored(await first.quote())
  const placed = await first.place(stored(quote))
  await expect(second.place(stored(quote))).resolves.toEqual(placed)
  expect([second.sent, scene.bought()]).toEqual([[], 1])
})
