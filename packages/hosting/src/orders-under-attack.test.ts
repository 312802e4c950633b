import { createClient, createMemoryJournal, type Reconciliation } from '@hostwright/common'
import { createSandbox, type FaultEffect, type Sandbox } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { createHosting } from './hosting.ts'
import type { HostingOrder } from './hosting-product.ts'
import type { HostingOrders } from './orders.ts'

const input: HostingOrder = { plan_id: 'standard', period: 12 }
const consent = { agree_to_terms: true } as const
const start = 1_000_000

interface Scene {
  readonly sandbox: Sandbox
  /** Creates a program that orders, with a process and a journal of its own, and by default the same API key. */
  buyer(apiKey?: string): HostingOrders
  fail(effect: FaultEffect): void
  /** Calls `ask` every minute until the outcome is known. */
  settle(ask: () => Promise<Reconciliation>): Promise<Reconciliation>
}

/**
 * Creates a sandbox that executes an order again when its Idempotency-Key is reused: the worst behaviour that the
 * documentation allows.
 */
async function setUp(): Promise<Scene> {
  const sandbox = await createSandbox({
    speed: 0,
    assumptions: { 'completed-order-replay': 'order-again' },
  })
  onTestFinished(() => sandbox.close())
  const { baseUrl, fetch, clock } = sandbox
  return {
    sandbox,
    fail: (effect) => void sandbox.faults.add({ operationId: 'orderHostingServer', effect }),
    buyer(apiKey = sandbox.apiKey) {
      const { now, sleep } = clock
      const journal = createMemoryJournal()
      return createHosting(createClient({ baseUrl, apiKey, fetch, now, sleep, journal })).orders
    },
    async settle(ask) {
      for (let minutes = 0; ; minutes += 1) {
        const found = await ask()
        if (found.outcome !== 'unknown' || minutes > 60) return found
        await clock.advance({ minutes: 1 })
      }
    },
  }
}

test('an order without a server_id gets a derived one, which the quote shows before it is paid', async () => {
  const { sandbox, buyer } = await setUp()
  const orders = buyer()
  const quote = await orders.quote(input, { idempotencyKey: 'order-0001' })
  expect(quote.mark).toEqual({ field: 'server_id', value: quote.order.server_id, isUnique: true })
  expect(quote.order.server_id).toMatch(/^hw[0-9a-z]{10}$/)
  expect(sandbox.account.balance).toBe(start)
  await expect(orders.place(quote, consent)).resolves.toMatchObject({ server_id: quote.order.server_id })
  await expect(buyer().quote(input, { idempotencyKey: 'order-0001' })).rejects.toThrow(
    'idempotencyKey was already used for an order',
  )
})

test.each<[string, HostingOrder, { mark?: false }, boolean]>([
  ['the caller gave', { ...input, server_id: 'shop1234' }, {}, true],
  ['was derived', input, {}, false],
  ['the API chose', input, { mark: false }, false],
])(
  'SERVER_ID_TAKEN proves a rejection only for a server_id that %s',
  async (_, order, options, isCertain) => {
    const { buyer, fail } = await setUp()
    const orders = buyer()
    const quote = await orders.quote(order, options)
    fail({ status: 409, code: 'SERVER_ID_TAKEN' })
    await expect(orders.place(quote, consent)).rejects.toMatchObject(
      isCertain ? { code: 'SERVER_ID_TAKEN' } : { name: 'OrderOutcomeUnknownError' },
    )
  },
)

test.each<[string, FaultEffect, 'executed' | 'not-executed']>([
  ['the response is lost', 'drop-response', 'executed'],
  ['the request is lost', 'drop-request', 'not-executed'],
  ['the backend finishes after its gateway', { finishLateMs: 400_000, answerAfterMs: 60_000 }, 'executed'],
])(
  '%s: the outcome is reported correctly and paid at most once, in this process and another',
  async (_, effect, outcome) => {
    const { sandbox, buyer, fail, settle } = await setUp()
    const orders = buyer()
    const quote = await orders.quote(input)
    fail(effect)
    await expect(orders.place(quote, consent)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
    const found = await settle(() => orders.reconcile(quote))
    expect(found.outcome).toBe(outcome)
    expect(found.contracts).toHaveLength(outcome === 'executed' ? 1 : 0)
    await expect(
      settle(() => buyer().reconcile(quote, { sentBefore: new Date(quote.at) })),
    ).resolves.toMatchObject({
      outcome,
      contracts: found.contracts,
    })
    expect(start - sandbox.account.balance).toBe(outcome === 'executed' ? quote.total_price : 0)
  },
)

test('two processes that do not have the journal of a quote cannot place it: only its owner orders', async () => {
  const { sandbox, buyer } = await setUp()
  const owner = buyer()
  const quote = await owner.quote(input)
  const both = await Promise.allSettled([buyer().place(quote, consent), buyer().place(quote, consent)])
  const refused = { status: 'rejected', reason: { name: 'ConfigError', field: 'quote' } }
  expect(both).toMatchObject([refused, refused])
  expect(sandbox.account.balance).toBe(start)
  await owner.place(quote, consent)
  expect(start - sandbox.account.balance).toBe(quote.total_price)
})

test('if a colleague takes the quoted server_id, our order is not executed and their server is not returned', async () => {
  const { sandbox, buyer } = await setUp()
  const [ours, theirs] = [buyer(), buyer(sandbox.keys.create({ allow_signup: true }))]
  const order = { ...input, server_id: 'shop' }
  const quote = await ours.quote(order)
  await theirs.place(await theirs.quote(order), consent)
  await expect(ours.place(quote, consent)).rejects.toMatchObject({ code: 'SERVER_ID_TAKEN' })
  const found = await ours.reconcile(quote)
  expect([found.outcome, found.contracts]).toEqual(['not-executed', []])
  expect(start - sandbox.account.balance).toBe(quote.total_price)
})

test('no clock ends a contract: a suspended server exists after the last day of its contract', async () => {
  const { sandbox } = await setUp()
  const { baseUrl, apiKey, fetch } = sandbox
  const now = (): number => Date.parse('2100-01-01')
  const { orders } = createHosting(createClient({ baseUrl, apiKey, fetch, now, journal: 'memory' }))
  const order = { ...input, server_id: 'hw123456' }
  await expect(orders.find(order)).resolves.toMatchObject({ state: 'existing' })
  sandbox.contracts.suspend('hw123456.example.jp')
  const found = await orders.find(order)
  expect(found).toMatchObject({ state: 'existing', contract: { status: 'suspended' } })
  expect(found?.differs ?? []).not.toContain('status')
})
