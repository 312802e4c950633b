import { type Client, createClient, createMemoryJournal, isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSandbox, type FaultEffect, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { onTestFinished } from 'vitest'
import { kindOf } from './kind-of.ts'
import {
  type Buyer,
  type BuyerOptions,
  type Ensured,
  type Order,
  type Orders,
  type Product,
  type Proxy,
  type Quoted,
  type Scene,
  type Truth,
  minute,
  products,
} from './scene.ts'
import { createTruth } from './truth.ts'

/** Noon in Japan: no price changes within twelve hours. */
const noon = Date.parse('2026-10-01T03:00:00Z')

/** An account at an API that orders again under a used Idempotency-Key: the worst that it may do. */
export async function setUp(options: SandboxOptions = {}): Promise<Scene> {
  const sandbox = await createSandbox({
    speed: 0,
    startAt: noon,
    limits: false,
    assumptions: { 'completed-order-replay': 'order-again' },
    ...options,
  })
  const truth = createTruth(sandbox)
  const armed: Armed[] = []
  onTestFinished(async () => {
    // At most one contract under one Idempotency-Key, and nothing false was said: this holds in every test.
    try {
      truth.finish()
    } finally {
      await sandbox.close()
    }
  })
  return {
    sandbox,
    truth,
    bought: () => truth.bought().length,
    fault: (effect, product = 'vps', nth = 1) => void armed.push({ effect, product, nth }),
    pass: async (ms) => void (await sandbox.clock.advance(ms)),
    buyer: (buyer) => createBuyer({ sandbox, truth, armed }, buyer),
  }
}

interface Connection {
  proxy: Proxy
}

/** A client whose requests pass the proxy of its connection, and whose orders are counted where they leave. */
function connect(world: World, given: BuyerOptions, sent: string[], connection: Connection): Client {
  const { sandbox, truth } = world
  const { product = 'vps', apiKey = sandbox.apiKey } = given
  const { now, sleep } = sandbox.clock
  const journal = 'journal' in given ? given.journal : createMemoryJournal()
  const options = {
    baseUrl: sandbox.baseUrl,
    apiKey,
    now,
    sleep,
    ...(journal !== undefined && { journal }),
    async fetch(request: Request): Promise<Response> {
      const kind = await kindOf(request, products[product].path)
      if (kind === 'order') {
        const key = request.headers.get('Idempotency-Key') ?? ''
        sent.push(key)
        truth.noteSent(key)
      }
      const forward = async (): Promise<Response> => {
        if (kind === 'order') fire(world, product)
        return sandbox.fetch(request)
      }
      return connection.proxy(request, forward, kind)
    },
    ...given.client,
  }
  return createClient(options)
}

interface World {
  readonly sandbox: Sandbox
  readonly truth: Truth
  readonly armed: Armed[]
}

/** A fault that waits for an order. */
interface Armed {
  readonly effect: FaultEffect
  readonly product: Product
  nth: number
}

/** Gives the sandbox the fault that is meant for this order: a dry run is the same operation. */
function fire({ sandbox, armed }: World, product: Product): void {
  const waiting = armed.filter((fault) => fault.product === product)
  for (const fault of waiting) fault.nth -= 1
  const due = waiting.find(({ nth }) => nth <= 0)
  if (due === undefined) return
  armed.splice(armed.indexOf(due), 1)
  sandbox.faults.add({ operationId: products[product].operationId, effect: due.effect })
}

function createBuyer(world: World, given: BuyerOptions = {}): Buyer {
  const { sandbox, truth } = world
  const { product = 'vps' } = given
  const { terms, input } = products[product]
  const sent: string[] = []
  const connection: Connection = { proxy: async (_, forward) => forward() }
  const client = connect(world, given, sent, connection)
  const orders = (product === 'vps' ? createVps(client) : createHosting(client)).orders as unknown as Orders

  const reconcile: Orders['reconcile'] = async (quote, asked) =>
    truth.checkVerdict(quote.idempotencyKey, await orders.reconcile(quote, asked), asked)
  const place: Buyer['place'] = async (quote, options, more) => {
    const placing = async () => orders.place(quote, { ...terms, ...more }, options)
    const placed = await witness(truth, product, sent, placing, quote.idempotencyKey)
    truth.checkContract(quote.idempotencyKey, placed)
    return placed
  }
  return Object.assign(connection, {
    client,
    sent,
    reconcile,
    place,
    quote: async (order: Order = input, options?: object) => orders.quote(order, options),
    waitUntilSettled: async (quote: Quoted, asked?: object) =>
      truth.checkVerdict(quote.idempotencyKey, await orders.waitUntilSettled(quote, asked)),
    async ensure(order: Order, more?: object, options?: object) {
      const ensuring = async () => orders.ensure(order, { ...terms, ...more }, options)
      const found = await witness(truth, product, sent, ensuring)
      truth.checkExists(found.contract)
      return found
    },
    pending: async () => orders.pending(),
    async fail(quote: Quoted, options?: object) {
      const ended = await place(quote, options).then(
        (placed) => ({ placed }),
        (error: unknown) => ({ error: error as Record<string, unknown> }),
      )
      if ('error' in ended) return ended.error
      throw new Error(`placed, not rejected: ${JSON.stringify(ended.placed)}`)
    },
    async settle(quote: Quoted, { minutes = 150, step = 3 } = {}) {
      for (let passed = 0; ; passed += step) {
        const found = await reconcile(quote)
        if (found.outcome !== 'unknown' || passed >= minutes) return found
        await sandbox.clock.advance(step * minute)
      }
    },
  })
}

/** After an order has left, only a contract, a certain rejection or OrderOutcomeUnknownError may follow. */
async function witness<Result>(
  truth: Truth,
  product: Product,
  sent: readonly string[],
  run: () => Promise<Result>,
  key?: string,
): Promise<Result> {
  const before = sent.length
  try {
    return await run()
  } catch (error) {
    // Calls at the same time send as well: those of another key are not this call's.
    const left = sent.slice(before).filter((one) => key === undefined || one === key)
    if (left.length > 0) truth.checkError(left, error, product)
    throw error
  }
}

/** The error of an order without a certain response. */
export const unknownOutcome = { name: 'OrderOutcomeUnknownError' }

/** An error of another call, as the client throws it. */
export async function errorOfRead({ sandbox }: Scene, status: number, code: string): Promise<unknown> {
  sandbox.faults.add({ operationId: 'getApiKey', effect: { status, code } })
  const { baseUrl, apiKey, fetch } = sandbox
  const error: unknown = await createClient({ baseUrl, apiKey, fetch, retry: false })
    .me()
    .catch((thrown: unknown) => thrown)
  if (!isApiError(error)) throw new Error('the read has not failed', { cause: error })
  return error
}

/** Runs the line each minute until it does not stop, at most five times: the log has to show that the time is over. */
export async function ensureSoon(scene: Scene, buyer: Buyer, order: Order): Promise<Ensured> {
  for (let left = 4; left > 0; left -= 1) {
    const found = await buyer.ensure(order).catch(() => undefined)
    if (found !== undefined) return found
    await scene.pass(minute)
  }
  return buyer.ensure(order)
}
