import { ApiError, createClient, OrderOutcomeUnknownError } from '@hostwright/common'
import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createFaultyFetch, type FaultyFetch, type Mishap } from './faulty-fetch.ts'
import { createShop, type Intent, type Product, type Shop } from './shop.ts'

// All of them: HOSTWRIGHT_SEQUENCES=10000 vitest run --project unit tools/simulation/src/orders.property.test.ts
const sequences = Number(process.env['HOSTWRIGHT_SEQUENCES'] ?? 600)
const timeoutMs = 20_000

const mishap = constantFrom<Mishap>(
  'none',
  'drop-request',
  'drop-response',
  'stall',
  'truncate',
  'html',
  'bad-gateway',
  'late',
  { status: 500, code: 'INTERNAL_ERROR' },
  { status: 503, code: 'SERVICE_UNAVAILABLE' },
  { status: 402, code: 'PAYMENT_REQUIRED' },
  { status: 409, code: 'DUPLICATE_REQUEST' },
  { status: 422, code: 'PRICE_MISMATCH' },
  { retryAfterSeconds: 7 },
  { latencyMs: 15_000 },
)

const attempt = record({
  mishaps: array(mishap, { maxLength: 4 }),
  readMishaps: array(mishap, { maxLength: 3 }),
  isTwice: boolean(),
  waitMinutes: oneof(integer({ min: 0, max: 2 }), constantFrom(0, 24 * 60)),
  priceRises: constantFrom(false, false, false, true),
})
type Attempt = typeof attempt extends Arbitrary<infer T> ? T : never

/** Whoever is told "unknown" asks what became of the order; or the same quote is placed again and again, even twice at once. */
const buyer = record({ isCareful: boolean(), attempts: array(attempt, { minLength: 1, maxLength: 5 }) })

const met = { sequences: 0, ordered: 0, refused: 0, requoted: 0, executed: 0, 'not-executed': 0 }
afterAll(() => console.log(`Orders under faults: ${JSON.stringify(met)}`))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const replays = ['replays the first answer', 'answers 409 DUPLICATE_REQUEST', 'orders again'] as const
const worlds = (['vps', 'hosting'] as const).flatMap((product) =>
  replays.map((replay) => [product, replay] as const),
)

test.each(worlds)(
  'whatever fails on the way, one intent on %s is at most one contract, paid once, and none is lost (an order that is sent again: %s)',
  async (product, replay) => {
    const sandbox = await createSandbox({ speed: 0, assumptions: { 'completed-order-replay': replay } })
    onTestFinished(() => sandbox.close())
    const property = asyncProperty(buyer, async ({ isCareful, attempts }) => {
      sandbox.reset()
      met.sequences += 1
      const way = createFaultyFetch(sandbox, async () => {
        await new Promise((resolve) => setImmediate(resolve))
        await sandbox.clock.advance(timeoutMs)
        await vi.advanceTimersByTimeAsync(timeoutMs)
      })
      const shop = openShop(product, sandbox, way)
      // What the API does with a key whose order is complete is not documented: where it orders again,
      // nobody may send a key twice without having asked, and `resend` says so.
      await buy(shop, sandbox, way, attempts, isCareful || replay === 'orders again')
    })
    await assert(property, { numRuns: Math.ceil(sequences / worlds.length) })
  },
  600_000,
)

function openShop(product: Product, sandbox: Sandbox, { fetch }: FaultyFetch): Shop {
  const { baseUrl, apiKey, clock, account } = sandbox
  account.setBalance(10_000_000)
  const { now, sleep } = clock
  const client = createClient({ baseUrl, apiKey, fetch, now, sleep, random: () => 0.5, timeoutMs })
  return createShop(product, client, sandbox)
}

async function buy(
  shop: Shop,
  sandbox: Sandbox,
  way: FaultyFetch,
  attempts: readonly Attempt[],
  isCareful: boolean,
): Promise<void> {
  let bought = await begin(shop.quote(), shop, sandbox)
  for (const { mishaps, readMishaps, isTwice, waitMinutes, priceRises } of attempts) {
    if (priceRises) shop.raisePrice()
    const before = bought.contracts()
    way.meet({ orders: mishaps })
    const options = { timeoutMs, deadlineMs: 120_000, resend: !isCareful }
    const placing = Array.from({ length: isTwice && !isCareful ? 2 : 1 }, () => bought.intent.place(options))
    const outcomes = await Promise.allSettled(placing)
    const known = await Promise.all(outcomes.map((outcome) => learn(outcome, way, readMishaps, sandbox)))
    await way.settle()

    const contracts = bought.contracts()
    expect(contracts).toBeLessThanOrEqual(1)
    expect(bought.paid()).toBe(contracts * bought.intent.total_price)
    for (const told of known) {
      if (told === 'executed') expect(contracts).toBe(1)
      // Of two that are sent at once, one can be refused and the other executed.
      else if (placing.length === 1) expect(contracts).toBe(told === 'refused' ? before : 0)
    }
    await sandbox.clock.advance({ minutes: waitMinutes })
    const [failure] = outcomes.map((outcome): unknown => outcome.status === 'rejected' && outcome.reason)
    const next = contracts === 0 ? shop.requote(failure) : undefined
    if (next !== undefined) met.requoted += 1
    // Whoever is careful is done with an intent once it is ordered.
    if (next !== undefined || (isCareful && contracts === 1))
      bought = await begin(next ?? shop.quote(), shop, sandbox)
  }
}

/** An intent, what has come of it, and what was paid since it was quoted. */
async function begin(quoting: Promise<Intent>, shop: Shop, { account }: Sandbox) {
  const intent = await quoting
  const contracts = shop.countContracts()
  const { balance } = account
  return {
    intent,
    contracts: () => shop.countContracts() - contracts,
    paid: () => balance - account.balance,
  }
}

/** What the buyer knows in the end. A failure that does not say "unknown" says that nothing was executed. */
async function learn(
  outcome: PromiseSettledResult<unknown>,
  way: FaultyFetch,
  readMishaps: readonly Mishap[],
  { clock }: Sandbox,
): Promise<'executed' | 'not-executed' | 'refused'> {
  if (outcome.status === 'fulfilled') {
    met.ordered += 1
    return 'executed'
  }
  if (!(outcome.reason instanceof OrderOutcomeUnknownError)) {
    expect(outcome.reason).toBeInstanceOf(ApiError)
    met.refused += 1
    return 'refused'
  }
  way.meet({ reads: readMishaps })
  for (;;) {
    const found = await outcome.reason.reconcile().catch(() => undefined)
    if (found !== undefined && found.outcome !== 'unknown') {
      met[found.outcome] += 1
      return found.outcome
    }
    await clock.advance({ minutes: 1 })
  }
}
