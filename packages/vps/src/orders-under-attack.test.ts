import {
  createClient,
  createMemoryJournal,
  type OrderOutcomeUnknownError,
  type Reconciliation,
} from '@hostwright/common'
import { createSandbox, type FaultEffect, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import type { OrderInput, Orders } from './orders.ts'
import { createVps } from './vps.ts'

// What ordering.md says was found wrong in the first version: each row a test.

const input: OrderInput = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' }
const consent = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
const start = 1_000_000
const minute = 60_000

interface Buyer {
  readonly orders: Orders
  /** The orders of this buyer that reached the API, without dry runs. */
  readonly sent: string[]
}

interface Scene {
  readonly sandbox: Sandbox
  /** How often the price has been paid. */
  paid(price: number): number
  /** Somebody with a process, a journal and a clock of their own; by default the same key. */
  buyer(options?: {
    readonly apiKey?: string
    readonly stepMs?: () => number
    readonly journal?: object
  }): Buyer
  fail(effect: FaultEffect): void
}

async function setUp(options: SandboxOptions = {}): Promise<Scene> {
  const sandbox = await createSandbox({
    speed: 0,
    assumptions: { 'completed-order-replay': 'orders again' },
    ...options,
  })
  onTestFinished(() => sandbox.close())
  const { baseUrl, clock } = sandbox
  return {
    sandbox,
    paid: (price) => (start - sandbox.account.balance) / price,
    fail: (effect) => void sandbox.faults.add({ operationId: 'orderVps', effect }),
    buyer({ apiKey = sandbox.apiKey, stepMs = () => 0, journal = createMemoryJournal() } = {}) {
      const sent: string[] = []
      const client = createClient({
        baseUrl,
        apiKey,
        journal: journal as ReturnType<typeof createMemoryJournal>,
        // A wall clock that says nothing of itself, and may step.
        now: () => clock.now() + stepMs(),
        sleep: clock.sleep,
        async fetch(request) {
          const key = request.headers.get('Idempotency-Key')
          if (key !== null) sent.push(key)
          return sandbox.fetch(request)
        },
      })
      return { orders: createVps(client).orders, sent }
    },
  }
}

type Quoted = Awaited<ReturnType<Orders['quote']>>

/** Places an order whose answer is lost. */
async function lose({ orders }: Buyer, quote: Quoted): Promise<OrderOutcomeUnknownError> {
  const error: unknown = await orders.place(quote, consent).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'OrderOutcomeUnknownError' })
  return error as OrderOutcomeUnknownError
}

/** Asks every minute until something is decided. */
async function settle(
  { sandbox }: Scene,
  ask: () => Promise<Reconciliation>,
  minutes = 60,
): Promise<Reconciliation> {
  for (let passed = 0; ; passed += 1) {
    const found = await ask()
    if (found.outcome !== 'unknown' || passed >= minutes) return found
    await sandbox.clock.advance({ minutes: 1 })
  }
}

/** The uuids of the contracts whose name is the mark of a quote. */
async function contractsOf({ sandbox }: Scene, quote: Quoted): Promise<string[]> {
  const { baseUrl, apiKey, fetch } = sandbox
  const servers = await createVps(createClient({ baseUrl, apiKey, fetch })).servers()
  return servers.filter(({ name }) => name === quote.order.name).map(({ uuid }) => uuid)
}

test.each<[string, FaultEffect]>([
  ['a gateway answers 504', { finishLateMs: 130_000, answerAfterMs: minute }],
  ['the connection breaks', { finishLateMs: 130_000, answerAfterMs: minute, answer: 'nothing' }],
])(
  '%s after 60 s and the backend finishes after 130 s: never `not-executed`, then `executed`',
  async (_, effect) => {
    const scene = await setUp()
    const buyer = scene.buyer()
    const quote = await buyer.orders.quote(input)
    scene.fail(effect)
    const error = await lose(buyer, quote)
    await scene.sandbox.clock.advance(5_000)
    await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'unknown', contracts: [] })
    const found = await settle(scene, error.reconcile)
    expect(found).toMatchObject({ outcome: 'executed', contracts: await contractsOf(scene, quote) })
    expect(found.contracts).toHaveLength(1)
    expect([scene.paid(quote.total_price), buyer.sent.length]).toEqual([1, 1])
  },
)

test('an order of another process is in progress: DUPLICATE_REQUEST is not answered by sending again', async () => {
  const scene = await setUp()
  const [dying, other] = [scene.buyer(), scene.buyer()]
  const quote = await dying.orders.quote(input)
  scene.fail({ finishLateMs: 5 * minute, answer: 'nothing' })
  void lose(dying, quote)
  await new Promise((resolve) => setTimeout(resolve, 20)) // it has left, and its process is dead to us
  const error = await lose(other, quote)
  expect(other.sent).toHaveLength(1)
  const found = await settle(scene, () => other.orders.reconcile(quote))
  expect(found).toMatchObject({ outcome: 'executed', contracts: await contractsOf(scene, quote) })
  expect(scene.paid(quote.total_price)).toBe(1)
  await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'executed' })
})

test.each(['at once', 'one after the other'])(
  'the same quote placed twice, %s, by two clients, is paid once',
  async (when) => {
    const scene = await setUp()
    const journal = createMemoryJournal()
    const [one, two] = [scene.buyer({ journal }), scene.buyer({ journal })]
    const quote = await one.orders.quote(input)
    if (when === 'at once') {
      const both = [one, two].map(({ orders }) => orders.place(quote, consent))
      expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual([
        'fulfilled',
        'rejected',
      ])
    } else {
      const first = await one.orders.place(quote, consent)
      await expect(two.orders.place(quote, consent)).resolves.toEqual(first)
    }
    expect([scene.paid(quote.total_price), one.sent.length + two.sent.length]).toEqual([1, 1])
  },
)

test('the same quote placed by two processes that share no journal, one after the other, is paid once', async () => {
  const scene = await setUp()
  const [one, two] = [scene.buyer(), scene.buyer()]
  const quote = await scene.buyer().orders.quote(input)
  await one.orders.place(quote, consent)
  await expect(two.orders.place(quote, consent)).rejects.toThrow('quote may have been placed already')
  await scene.sandbox.clock.advance({ minutes: 10 })
  await expect(two.orders.place(quote, consent)).rejects.toThrow('quote was ordered already, as ')
  expect(scene.paid(quote.total_price)).toBe(1)
})

test.each([10 * minute, 24 * 60 * minute, -60 * minute])(
  'a wall clock that steps by %i ms decides nothing',
  async (step) => {
    const scene = await setUp()
    let stepMs = 0
    const buyer = scene.buyer({ stepMs: () => stepMs })
    const quote = await buyer.orders.quote(input)
    scene.fail({ finishLateMs: 10 * minute, answer: 'nothing' })
    const error = await lose(buyer, quote)
    stepMs = step
    await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'unknown' })
    await scene.sandbox.clock.advance({ minutes: 9 })
    await expect(error.reconcile()).resolves.toMatchObject({ outcome: 'unknown' })
    await expect(settle(scene, error.reconcile, 90)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test('the log entry of the order is older than that of the dry run: it is found all the same', async () => {
  const scene = await setUp()
  scene.sandbox.transitions.set('signup', { mode: 'held' })
  const buyer = scene.buyer()
  scene.sandbox.log.set({ skewMs: [0, 0, 0, 0, 0, -2_000] })
  const quote = await buyer.orders.quote(input)
  scene.fail('drop-response')
  const error = await lose(buyer, quote)
  await scene.sandbox.clock.advance({ minutes: 20 })
  const found = await error.reconcile()
  expect(found).toMatchObject({ outcome: 'unknown', likely: 'executed' })
  expect(found.entries).toHaveLength(2)
})

test('the log was behind when the quote was made: its dry run is not taken for the order', async () => {
  const scene = await setUp()
  scene.sandbox.log.set({ lagMs: 30_000 })
  const buyer = scene.buyer()
  const quote = await buyer.orders.quote(input)
  scene.fail('drop-request')
  const error = await lose(buyer, quote)
  const found = await settle(scene, error.reconcile)
  expect(found).toMatchObject({ outcome: 'not-executed', contracts: [] })
  expect(scene.sandbox.account.balance).toBe(start)
})

test.each([undefined, 'web-02'])(
  'a colleague orders the same plan with another key (name: %s), ours fails',
  async (name) => {
    const scene = await setUp()
    const apiKey = scene.sandbox.keys.create({ allow_signup: true })
    const [buyer, colleague] = [scene.buyer(), scene.buyer({ apiKey })]
    const order = name === undefined ? input : { ...input, name }
    const quote = await buyer.orders.quote(order)
    await colleague.orders.place(await colleague.orders.quote(order), consent)
    scene.fail({ status: 502, code: 'BACKEND_ERROR' })
    const error = await lose(buyer, quote)
    const found = await settle(scene, error.reconcile)
    expect(found.outcome).not.toBe('executed')
    expect(found.contracts).toEqual([])
    if (name === undefined) expect(found.outcome).toBe('not-executed')
  },
)

test('an order that is still being set up is not taken for a second one that failed', async () => {
  const scene = await setUp()
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 480 })
  const buyer = scene.buyer()
  await buyer.orders.place(await buyer.orders.quote(input), consent)
  const quote = await buyer.orders.quote(input)
  scene.fail('drop-request')
  const error = await lose(buyer, quote)
  await expect(settle(scene, error.reconcile)).resolves.toMatchObject({
    outcome: 'not-executed',
    contracts: [],
  })
  expect(scene.paid(quote.total_price)).toBe(1)
})

test.each<[string, FaultEffect, 'executed' | 'not-executed']>([
  ['executed', 'drop-response', 'executed'],
  ['not executed', 'drop-request', 'not-executed'],
])('three quotes first, then three places, the second one lost and %s', async (_, effect, outcome) => {
  const scene = await setUp()
  const buyer = scene.buyer()
  const quotes = [
    await buyer.orders.quote(input),
    await buyer.orders.quote(input),
    await buyer.orders.quote(input),
  ]
  await buyer.orders.place(quotes[0]!, consent)
  scene.fail(effect)
  const error = await lose(buyer, quotes[1]!)
  await buyer.orders.place(quotes[2]!, consent)
  const found = await settle(scene, error.reconcile)
  expect(found).toMatchObject({ outcome, contracts: await contractsOf(scene, quotes[1]!) })
  expect(found.contracts).toHaveLength(outcome === 'executed' ? 1 : 0)
})

test('two orders lost, one of them executed: each is told as it was', async () => {
  const scene = await setUp()
  const buyer = scene.buyer()
  const [gone, there] = [await buyer.orders.quote(input), await buyer.orders.quote(input)]
  scene.fail('drop-request')
  const first = await lose(buyer, gone)
  scene.fail('drop-response')
  const second = await lose(buyer, there)
  await expect(settle(scene, second.reconcile)).resolves.toMatchObject({ outcome: 'executed' })
  await expect(settle(scene, first.reconcile)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test.each<[string, FaultEffect, 'executed' | 'not-executed']>([
  ['was executed', 'drop-response', 'executed'],
  ['was not', 'drop-request', 'not-executed'],
])(
  'a process that died is gone on from, by its journal or by its stored quote alone; the order %s',
  async (_, effect, outcome) => {
    for (const isShared of [true, false]) {
      const scene = await setUp()
      const journal = createMemoryJournal()
      const dying = scene.buyer({ journal })
      const stored = JSON.stringify(await dying.orders.quote(input))
      scene.fail(effect)
      await lose(dying, JSON.parse(stored) as Quoted)

      const next = scene.buyer(isShared ? { journal } : {})
      const [pending] = await next.orders.pending()
      expect(pending?.state).toBe(isShared ? 'sending' : undefined)
      const quote = pending?.quote ?? (JSON.parse(stored) as Quoted)
      await expect(settle(scene, () => next.orders.reconcile(quote))).resolves.toMatchObject({ outcome })
      await expect(next.orders.pending()).resolves.toEqual([])
      expect(scene.paid(quote.total_price)).toBe(outcome === 'executed' ? 1 : 0)
    }
  },
)

test('`sentBefore` saves the wait where the caller knows when the process died', async () => {
  const scene = await setUp()
  const quote = await scene.buyer().orders.quote(input)
  const sentBefore = new Date(scene.sandbox.clock.now())
  await scene.sandbox.clock.advance({ minutes: 20 })
  const next = scene.buyer()
  await expect(next.orders.reconcile(quote, { sentBefore })).resolves.toMatchObject({
    outcome: 'not-executed',
  })
  const other = scene.buyer()
  await expect(other.orders.reconcile(quote)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('the deadline passes while an order waits for its turn: it is not sent', async () => {
  const scene = await setUp()
  scene.sandbox.faults.add({ probability: 1, effect: { retryAfterSeconds: 50 } })
  const buyer = scene.buyer()
  scene.sandbox.faults.clear()
  const quote = await buyer.orders.quote(input)
  scene.fail({ retryAfterSeconds: 5 })
  await expect(buyer.orders.place(quote, consent, { deadlineMs: 4_000 })).rejects.toMatchObject({
    status: 429,
  })
  expect(buyer.sent).toHaveLength(1)
  expect(scene.sandbox.account.balance).toBe(start)
  await scene.sandbox.clock.advance({ minutes: 1 })
  await expect(buyer.orders.place(quote, consent)).resolves.toMatchObject({ name: quote.order.name })
})

test('`waitUntilSettled` asks until it is known', async () => {
  const scene = await setUp()
  const buyer = scene.buyer()
  const quote = await buyer.orders.quote(input)
  scene.fail('drop-request')
  await lose(buyer, quote)
  const before = scene.sandbox.clock.now()
  await expect(buyer.orders.waitUntilSettled(quote)).resolves.toMatchObject({ outcome: 'not-executed' })
  expect(scene.sandbox.clock.now() - before).toBeGreaterThanOrEqual(15 * minute)
  await expect(buyer.orders.place(quote, consent)).rejects.toThrow('was settled as not executed')
})
