import { createMemoryJournal, toJapanTime } from '@hostwright/common'
import { createForgetfulJournal, interceptJournal, type Order, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { end, loseEntries, loseResponses } from './proxies.ts'
import { hour, minute, test, through, unknownOutcome } from './scene.ts'

// Regression tests, one for each fault that was found and fixed.

const { input } = products.vps
const web: Order = { ...input, name: 'web-1' }

test('the journal is restored to before the quote: another process places nothing, and its error says that the journal lacks the quote', async (scene) => {
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 40 * 60 })
  const { now } = scene.sandbox.clock
  const begun = now()
  const { journal, lose } = createForgetfulJournal(now)
  const [ours, other] = [scene.buyer({ journal }), scene.buyer({ journal: { ...journal } })]
  through(ours, async (_, forward, kind) => {
    if (kind === 'dry-run') await scene.pass(1_000)
    return forward()
  })
  loseEntries(scene, ours, other)
  const quote = await ours.lose(loseResponses)
  lose({ what: 'what is new', newMs: now() - begun - 500 })
  const orders = (await journal.list()).filter(({ path }) => path !== 'journal')
  expect(orders).toMatchObject([{ state: 'planned' }])
  await expect(other.fail(quote)).resolves.toMatchObject({ name: 'ConfigError', field: 'quote' })
  await expect(other.reconcile(quote)).resolves.toMatchObject({ outcome: 'unknown' })
  await expect(other.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  expect([other.sent, scene.bought()]).toEqual([[], 1])
})

test('a person says that an order has no contract while the account cannot be read: it is settled', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.lose('drop-request')
  through(buyer, async (_, forward, kind) =>
    kind === 'me' ? forward() : new Response('Bad gateway', { status: 502 }),
  )
  await expect(buyer.reconcile(quote, { contract: null })).resolves.toMatchObject({ outcome: 'not-executed' })
  await expect(buyer.pending()).resolves.toEqual([])
})

test('a person says that an order has no contract, and it appears: the order is reported as executed', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.lose({ finishLateMs: 10 * minute, answer: 'nothing' })
  await expect(buyer.reconcile(quote, { contract: null })).resolves.toMatchObject({ outcome: 'not-executed' })
  await scene.pass(20 * minute)
  await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test('a name and an intent of one word are one order', async (scene) => {
  const buyer = scene.buyer()
  await expect(buyer.ensure(web)).resolves.toMatchObject({ state: 'ordered' })
  await expect(buyer.ensure(input, { intent: 'web-1' })).resolves.toMatchObject({ state: 'existing' })
  await expect(buyer.ensure(web)).resolves.toMatchObject({ contract: { name: 'web-1' } })
  expect(scene.bought()).toBe(1)
})

test('a person’s decision cannot assign the contract of another order', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.quote()
  const lost = await buyer.quote()
  scene.fault('drop-response')
  await buyer.fail(quote)
  scene.fault('drop-request')
  await buyer.fail(lost)
  await scene.pass(10 * minute)
  const [contract] = scene.truth.bought()
  await expect(buyer.reconcile(lost, { contract })).rejects.toMatchObject({ field: 'contract' })
  await expect(buyer.reconcile(quote)).resolves.toMatchObject({ outcome: 'executed', contracts: [contract] })
})

test('another machine has ordered for an intent, hours ago: its contract is found', async (scene) => {
  const buyer = scene.buyer()
  await buyer.ensure(input, { intent: 'shop' })
  await scene.pass(4 * hour)
  await expect(scene.buyer().ensure(input, { intent: 'shop' })).resolves.toMatchObject({ state: 'existing' })
})

test('a name is ordered after another process has read the journal for it: the other process orders nothing', async (scene) => {
  const shared = createMemoryJournal()
  const fast = scene.buyer({ journal: shared })
  loseEntries(scene, fast)
  through(fast, loseResponses)
  const journal = interceptJournal(
    () => shared,
    async (work, { method }) => {
      if (method === 'read' && fast.sent.length === 0) await fast.ensure(web).catch(() => {})
      return work()
    },
  )
  const slow = scene.buyer({ journal })
  await expect(slow.ensure(web)).rejects.toMatchObject(unknownOutcome)
  expect([fast.sent.length, slow.sent.length, scene.bought()]).toEqual([1, 0, 1])
})

test('a machine whose clock is ahead has ordered first: the later order still counts as the last', async (scene) => {
  const journal = createMemoryJournal()
  const now = (): number => scene.sandbox.clock.now() + 24 * hour
  const [ahead, buyer] = [scene.buyer({ journal, client: { now } }), scene.buyer({ journal })]
  const first = await ahead.ensure(web)
  await scene.pass(3 * hour)
  await ahead.ensure(web)
  through(buyer, async (request, forward, kind) => end(scene.truth.bought(), ids)(request, forward, kind))
  const ids = [first.contract.id]
  const { again } = (await buyer.ensure(web).catch((error: unknown) => error)) as { readonly again: string }
  ids.push((await buyer.ensure(web, { again })).contract.id)
  await scene.pass(3 * hour)
  await expect(buyer.ensure(web, { again })).rejects.toMatchObject({ name: 'ConfigError', field: 'again' })
  expect(scene.bought()).toBe(2)
})

test('an empty list from a proxy does not make the same line order again', async (scene) => {
  const buyer = scene.buyer()
  await buyer.place(await buyer.quote(web))
  await scene.pass(3 * hour)
  const next = scene.buyer()
  let reads = 0
  through(next, async (_, forward, kind) => {
    const response = await forward()
    return kind === 'list' && ++reads === 1 ? Response.json({ servers: [] }) : response
  })
  await expect(next.ensure(web)).resolves.toMatchObject({ state: 'existing' })
})

test('the machine sleeps until the deadline is over while the log is read: the order does not leave', async (scene) => {
  const start = scene.sandbox.clock.now()
  const buyer = scene.buyer({ client: { monotonic: () => start } })
  const quote = await buyer.quote()
  through(buyer, async (_, forward, kind) => {
    if (kind === 'log') await scene.pass(hour)
    return forward()
  })
  await expect(buyer.fail(quote, { deadlineMs: 20_000 })).resolves.toMatchObject({ name: 'TimeoutError' })
  expect(buyer.sent).toEqual([])
})

test.for(['reconcile', 'ensure'] as const)(
  'if a dry run is followed by an order of a colleague, %s names the later one',
  async (method, { scene, buyer, quote }) => {
    if (method === 'reconcile') {
      scene.fault('drop-request')
      await buyer.fail(quote)
    }
    await scene.pass(minute)
    const since = toJapanTime(new Date(scene.sandbox.clock.now()))
    const theirs = scene.buyer()
    await theirs.place(await theirs.quote({ ...input, name: 'web-9' }))
    const told: unknown = await (method === 'ensure' ? buyer.ensure(web) : buyer.reconcile(quote)).catch(
      (error: unknown) => error,
    )
    const { entries } = told as { readonly entries: readonly { readonly created_at: string }[] }
    expect(entries.map(({ created_at }) => created_at >= since)).toEqual([true, true])
  },
)

test('the journal has the claim of a confirmed order and not its end: its client returns the contract', async (scene) => {
  const { journal, lose } = createForgetfulJournal()
  const buyer = scene.buyer({ journal })
  const quote = await buyer.quote()
  const placed = await buyer.place(quote)
  lose({ what: 'what was settled' })
  expect(await journal.list()).toMatchObject([{ state: 'sending' }])
  await expect(buyer.place(quote)).resolves.toEqual(placed)
})

test('a lost order of a quote counts for `ensure` of its name', async (scene) => {
  const buyer = scene.buyer()
  await buyer.lose({ finishLateMs: 10 * minute, answer: 'nothing' }, web)
  await expect(buyer.ensure(web)).rejects.toMatchObject(unknownOutcome)
  await scene.pass(20 * minute)
  await buyer.ensure(web).catch(() => {})
  expect([buyer.sent.length, scene.bought()]).toEqual([1, 1])
})
