import { type Client, createClient, createMemoryJournal } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { createHosting } from './hosting.ts'

const periods = [{ months: 12, total_price: 13_200, regular_total_price: 15_840, campaign_applied: true }]
const plans = [
  { plan_id: 'standard', plan_name: 'Standard', currency: 'JPY', periods },
  { plan_id: 'premium', plan_name: 'Premium', currency: 'JPY', periods: [] },
]
const server = { servername: 'hw123456.example.jp', server_id: 'hw123456', plan_id: 'standard' }
const order = { plan_id: 'standard', period: 12, server_id: 'hw123456' }

/**
 * Creates a client of an API with two plans. A server is set up after three reads of its status, and then suspended.
 */
function createShop(response: object = {}): {
  client: Client
  sent: { key: string | null; body: Record<string, unknown> }[]
} {
  const sent: { key: string | null; body: Record<string, unknown> }[] = []
  const states = ['setup_pending', 'setup_pending', 'active', 'suspended', 'suspended']
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'unit-test',
    // Clients without a journal share one in this process, with the orders of the other tests.
    journal: createMemoryJournal(),
    sleep: async () => {},
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/v1/logs') return Response.json({ logs: [], has_more: false, next_cursor: null })
      if (pathname === '/v1/server/plans') return Response.json({ plans })
      if (pathname === '/v1/server' && request.method === 'GET') return Response.json({ servers: [] })
      if (request.method === 'GET') return Response.json({ ...server, status: states.shift() })
      const body = (await request.json()) as Record<string, unknown>
      sent.push({ key: request.headers.get('Idempotency-Key'), body })
      if (body['dry_run'] === true) return Response.json({ dry_run: true, total_price: 13_200 })
      return Response.json({ server: { ...server, status: 'setup_pending', ...response } })
    },
  })
  return { client, sent }
}

test('an order is quoted, placed once at the quoted price, and followed until it is active', async () => {
  const { client, sent } = createShop()
  const { orders } = createHosting(client)
  const quote = await orders.quote(order, { idempotencyKey: 'order-0001' })
  expect(quote).toMatchObject({
    order,
    total_price: 13_200,
    regular_total_price: 15_840,
    campaign_applied: true,
    idempotencyKey: 'order-0001',
  })
  const placed = await orders.place(quote, { agree_to_terms: true })
  const terms = { ...order, expected_total_price: 13_200, agree_to_terms: true }
  expect(sent).toEqual([
    { key: null, body: { ...terms, dry_run: true } },
    { key: 'order-0001', body: { ...terms, dry_run: false } },
  ])
  await expect(orders.waitUntilActive(placed.servername)).resolves.toMatchObject({ status: 'active' })
  await expect(orders.waitUntilActive(placed.servername)).rejects.toMatchObject({
    name: 'WaitError',
    reason: 'failed',
  })
})

test('a quoted order is pending in the journal, and settled after it was placed', async () => {
  const { orders } = createHosting(createShop().client)
  const quote = await orders.quote(order)
  expect(await orders.pending()).toMatchObject([{ quote: { order } }])
  await orders.place(quote, { agree_to_terms: true })
  expect(await orders.pending()).toEqual([])
  await expect(orders.waitUntilSettled(quote)).resolves.toMatchObject({ outcome: 'executed' })
})

test('each order gets its own derived server_id unless one is given', async () => {
  const { client, sent } = createShop()
  const { orders } = createHosting(client)
  const { server_id: _, ...unmarked } = order
  const quotes = [await orders.quote(unmarked), await orders.quote(unmarked), await orders.quote(order)]
  const ids = quotes.map((quote) => quote.order.server_id)
  expect(ids[0]).toMatch(/^hw[a-z0-9]{10}$/)
  expect(ids[1]).toMatch(/^hw[a-z0-9]{10}$/)
  expect(new Set(ids).size).toBe(3)
  expect(ids[2]).toBe('hw123456')
  expect(sent.map(({ body }) => body['server_id'])).toEqual(ids)
})

test('after a response without a server, the outcome of the order is unknown', async () => {
  const { client } = createShop({ servername: null })
  const { orders } = createHosting(client)
  const placed = orders.place(await orders.quote(order), { agree_to_terms: true })
  await expect(placed).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
})

test.each([
  [{ plan_id: 'gold', period: 12 }, 'plan_id "gold" cannot be ordered; on offer: standard, premium'],
  [{ plan_id: 'standard', period: 1 }, 'period 1 cannot be ordered; on offer: 12'],
  [{ plan_id: 'premium', period: 12 }, 'period 12 cannot be ordered; on offer: nothing'],
])('a plan or period that is not on offer is rejected before the dry run: %j', async (wanted, message) => {
  const { client, sent } = createShop()
  await expect(createHosting(client).orders.quote(wanted)).rejects.toThrow(message)
  expect(sent).toEqual([])
})

test('no clock ends a contract: a suspended server exists after the last day of its contract', async () => {
  const sandbox = await createSandbox({ speed: 0 })
  onTestFinished(() => sandbox.close())
  const { baseUrl, apiKey, fetch } = sandbox
  const now = (): number => Date.parse('2100-01-01')
  const { orders } = createHosting(createClient({ baseUrl, apiKey, fetch, now, journal: 'memory' }))
  await expect(orders.find(order)).resolves.toMatchObject({ state: 'existing' })
  sandbox.contracts.suspend('hw123456.example.jp')
  const found = await orders.find(order)
  expect(found).toMatchObject({ state: 'existing', contract: { status: 'suspended' } })
  expect(found?.differs ?? []).not.toContain('status')
})

test('a server of this name with another plan is existing, and `differs` says so; with the same it does not', async () => {
  const sandbox = await createSandbox({ speed: 0 })
  onTestFinished(() => sandbox.close())
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, journal: 'memory' })
  const hosting = createHosting(client)
  const [first] = await hosting.servers()
  const find = (plan_id: string): Promise<unknown> => hosting.orders.find({ ...order, plan_id })
  const other = (await hosting.plans()).find(({ plan_id }) => plan_id !== first!.plan_id)!
  expect(await find(other.plan_id)).toMatchObject({ state: 'existing', differs: ['plan_id'] })
  expect(await find(first!.plan_id)).not.toHaveProperty('differs')
})
