import { type Client, createClient, createMemoryJournal, isApiError } from '@hostwright/common'
import { createSandbox, type FaultEffect, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import {
  createOrders,
  type Order,
  type Orders,
  type Placed,
  type Product,
  products,
  type Quoted,
  type Verdict,
} from '../../orders/src/index.ts'
import { onTestFinished, test as base, vi } from 'vitest'
import { type Armed, type BuyerOptions, connect, mainKey, type Proxy, type World } from './connect.ts'
import { createWitness, type Witness } from './witness.ts'

export const minute = 60_000
export const hour: number = 60 * minute

export type Ensured = Awaited<ReturnType<Orders['ensure']>>

/** A process with its own client. Everything that it returns is compared with the sandbox's contracts. */
export interface Buyer extends Pick<Orders, 'reconcile' | 'waitUntilSettled' | 'pending'> {
  readonly client: Client
  /** Quotes an order; without one, an order of the product's cheapest plan, which has no name. */
  quote(order?: Order, options?: object): Promise<Quoted>
  place(quote: Quoted, options?: object, terms?: object): Promise<Placed>
  ensure(order: Order, terms?: object, options?: object): Promise<Ensured>
  /** Places a quote and returns the error; rejects if `place` succeeds. */
  fail(quote: Quoted, options?: object): Promise<Record<string, unknown>>
  /** Quotes an order and places it with a fault of the API or a proxy, which makes `place` fail. Returns the quote. */
  lose(how: FaultEffect | Proxy, order?: Order): Promise<Quoted>
  /** Repeats `reconcile` until it returns a verdict. */
  settle(quote: Quoted, options?: { readonly minutes?: number; readonly step?: number }): Promise<Verdict>
  /** Idempotency-Keys of the orders that left, without dry runs. */
  readonly sent: string[]
  /** Proxy between this client and the API, which tests replace. */
  proxy: Proxy
}

export interface Scene {
  readonly sandbox: Sandbox
  readonly truth: Witness
  /** Returns how many contracts have been bought and paid since the start. */
  bought(): number
  /** Creates a buyer with its own process and journal; by default with the sandbox's key, for a VPS. */
  buyer(options?: BuyerOptions): Buyer
  /** Creates two buyers that share a journal. */
  pair(options?: BuyerOptions): [Buyer, Buyer]
  /** Injects a fault into the next order, or into the nth from now; dry runs are not affected. */
  fault(effect: FaultEffect, product?: Product, nth?: number): void
  /** Advances the API's clock. */
  pass(ms: number): Promise<void>
  /** Gives the account another key that may order, or one with other rights. Returns its name at other addresses. */
  addKey(name: string, rights?: object): string
}

/** Forwards every request. */
export const direct: Proxy = async (_, forward) => forward()

/** Puts another proxy in front of a buyer's current one. */
export function through(buyer: Pick<Buyer, 'proxy'>, outer: Proxy): void {
  const inner = buyer.proxy
  buyer.proxy = async (request, forward, kind) =>
    outer(request, async () => inner(request, forward, kind), kind)
}

/** Noon in Japan, so that no price changes within the next twelve hours. */
const noon = Date.parse('2026-10-01T03:00:00Z')

/** Creates an account on an API that orders again under a used Idempotency-Key: the worst that a service can do. */
export async function setUp(options: SandboxOptions = {}): Promise<Scene> {
  const sandbox = await createSandbox({
    speed: 0,
    startAt: noon,
    limits: false,
    assumptions: { 'completed-order-replay': 'order-again' },
    ...options,
  })
  const truth = createWitness(sandbox)
  const armed: Armed[] = []
  const keys = new Map([[mainKey, sandbox.apiKey]])
  onTestFinished(async () => {
    // At most one contract is bought under one Idempotency-Key, and no verdict is false: this holds in every test.
    try {
      truth.finish()
    } finally {
      await sandbox.close()
    }
  })
  const buyer: Scene['buyer'] = (given) => createBuyer({ sandbox, truth, armed, keys }, given)
  return {
    sandbox,
    truth,
    bought: () => truth.bought().length,
    fault: (effect, product = 'vps', nth = 1) => void armed.push({ effect, product, nth }),
    pass: async (ms) => void (await sandbox.clock.advance(ms)),
    buyer,
    addKey(name, rights) {
      keys.set(name, sandbox.keys.create({ permission_type: 'full', allow_signup: true, ...rights }))
      return name
    },
    pair(given) {
      const journal = createMemoryJournal()
      return [buyer({ ...given, journal }), buyer({ ...given, journal })]
    },
  }
}

const withFixtures = base.extend<{ scene: Scene; buyer: Buyer; quote: Quoted }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs.
  scene: async ({}, use) => use(await setUp()),
  buyer: async ({ scene }, use) => use(scene.buyer()),
  quote: async ({ buyer }, use) => use(await buyer.quote()),
})

/** Runs a test on a new account; each row of a table gets one, and a buyer and a quote if it asks for them. */
export const test = Object.assign(
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- The callers have both.
  (title: string, run: (scene: Scene) => Promise<void>): void => base(title, async () => run(await setUp())),
  { for: withFixtures.for.bind(withFixtures) },
)

/**
 * Returns a function that checks a call: after an order has left, only a contract, a certain rejection or
 * OrderOutcomeUnknownError follows.
 */
function createWatch(truth: Witness, sent: readonly string[], product: Product) {
  return async <Result>(run: Promise<Result>, key?: string): Promise<Result> => {
    const before = sent.length
    return run.catch((error: unknown) => {
      // Concurrent calls send orders too; those under another key do not belong to this call.
      const left = sent.slice(before).filter((one) => key === undefined || one === key)
      if (left.length > 0) truth.checkError(left, error, product)
      throw error
    })
  }
}

function createBuyer(world: World, given: BuyerOptions = {}): Buyer {
  const { sandbox, truth } = world
  const { product = 'vps' } = given
  const { terms, input } = products[product]
  const sent: string[] = []
  const connection = { proxy: given.proxy ?? direct }
  const client = connect(world, given, sent, connection)
  const orders = createOrders(client, product)

  const watch = createWatch(truth, sent, product)
  const reconcile: Buyer['reconcile'] = async (quote, asked) =>
    truth.checkVerdict(quote.idempotencyKey, await orders.reconcile(quote, asked), asked)
  const place: Buyer['place'] = async (quote, options, more) => {
    const key = quote.idempotencyKey
    const placed = await watch(orders.place(quote, { ...terms, ...more }, options), key)
    truth.checkContract(key, placed)
    return placed
  }
  const quote: Buyer['quote'] = async (order = input, options) => orders.quote(order, options)
  const fail: Buyer['fail'] = async (quoted, options) => {
    const [ended] = await Promise.allSettled([place(quoted, options)])
    if (ended.status === 'rejected') return ended.reason as Record<string, unknown>
    throw new Error(`placed, not rejected: ${JSON.stringify(ended.value)}`)
  }
  return Object.assign(connection, {
    client,
    sent,
    reconcile,
    place,
    quote,
    fail,
    async lose(how: FaultEffect | Proxy, order?: Order) {
      const quoted = await quote(order)
      if (typeof how === 'function') through(connection, how)
      else world.armed.push({ effect: how, product, nth: 1 })
      await fail(quoted)
      return quoted
    },
    waitUntilSettled: async (quote: Quoted, asked?: object) =>
      truth.checkVerdict(quote.idempotencyKey, await orders.waitUntilSettled(quote, asked)),
    async ensure(order: Order, more?: object, options?: object) {
      const found = await watch(orders.ensure(order, { ...terms, ...more }, options))
      truth.checkExists(found.contract)
      return found
    },
    pending: async () => orders.pending(),
    async settle(quoted: Quoted, { minutes = 150, step = 3 } = {}) {
      for (let passed = 0; ; passed += step) {
        const found = await reconcile(quoted)
        if (found.outcome !== 'unknown' || passed >= minutes) return found
        await sandbox.clock.advance(step * minute)
      }
    },
  })
}

/** Error of an order without a certain response. */
export const unknownOutcome = { name: 'OrderOutcomeUnknownError' }

/** Returns the error of another call, as the client throws it. */
export async function errorOfRead({ sandbox }: Scene, status: number, code: string): Promise<unknown> {
  sandbox.faults.add({ operationId: 'getApiKey', effect: { status, code } })
  const { baseUrl, apiKey, fetch } = sandbox
  const error: unknown = await createClient({ baseUrl, apiKey, fetch, retry: false })
    .me()
    .catch((thrown: unknown) => thrown)
  if (!isApiError(error)) throw new Error('the read has not failed', { cause: error })
  return error
}

/** Runs `ensure` every minute, at most five times: the log has to show that the horizon is over. */
export async function ensureSoon(scene: Scene, buyer: Buyer, order: Order): Promise<Ensured> {
  for (let left = 4; left > 0; left -= 1) {
    const found = await buyer.ensure(order).catch(() => undefined)
    if (found !== undefined) return found
    await scene.pass(minute)
  }
  return buyer.ensure(order)
}

/**
 * Stops the timers of the test, and returns a function that lets this time pass at once. Real time could pass before
 * what the test waits for, on a busy machine.
 */
export function stopTimers(ms: number): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return () => void setImmediate(() => void vi.advanceTimersByTimeAsync(ms))
}

/**
 * Rejects with "silence" if a promise has not settled after a minute of real time. The clock of the sandbox waits for no
 * real time, so only a promise that hangs takes so long, on a busy machine too.
 */
export async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('silence: nothing is told after the deadline')), 60_000)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
