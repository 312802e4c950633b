import { createClient, createMemoryJournal } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { createOrders, products } from '../products.ts'
import { createTruth } from '../truth.ts'
import { type Account, findViolations } from './find-violations.ts'

const { input, terms } = products.vps

async function setUp() {
  // Prices depend on the day, and a search for violations may take hours of the sandbox's time.
  const sandbox = await createSandbox({ speed: 0, startAt: Date.parse('2026-07-01T00:00:00+09:00') })
  onTestFinished(() => sandbox.close())
  const journal = createMemoryJournal()
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const { now, sleep } = clock
  const orders = createOrders(createClient({ baseUrl, apiKey, fetch, now, sleep, journal }), 'vps')
  const before = { truth: createTruth(sandbox), balance: sandbox.account.balance }
  return {
    orders,
    quote: () => orders.quote(input),
    async look(told: Partial<Account> = {}, kept = journal) {
      const account = { ...before, found: [], sent: new Map<string, string>(), undecided: [], ...told }
      const violations = await findViolations(sandbox, 'vps', kept, account)
      return violations.map(({ check }) => check)
    },
  }
}

test('one settled order is no violation', async () => {
  const { orders, quote, look } = await setUp()
  await orders.place(await quote(), terms)
  expect(await look()).toEqual([])
})

test('two contracts, no contract, one that the journal lacks, and a pending quote are violations', async () => {
  const { orders, quote, look } = await setUp()
  expect(await look()).toEqual(['an order is lost'])
  await orders.place(await quote(), terms)
  expect(await look({}, createMemoryJournal())).toEqual(['an order is lost', 'the balance is another'])
  const next = await quote()
  expect(await look()).toEqual(['the journal is wrong'])
  await orders.place(next, terms)
  expect(await look()).toEqual(['executed more than once'])
})

test('the reported outcome of an order is compared with the real one', async () => {
  const { orders, quote, look } = await setUp()
  const { id, mark } = await quote()
  const told = { kind: 'found', id, mark: mark!.value, contracts: [] } as const
  await expect(look({ found: [{ ...told, outcome: 'executed' }] })).resolves.toContain(
    'contradicts the truth',
  )
  await orders.pending().then(([pending]) => orders.place(pending!.quote, terms))
  const sent = new Map([[id, mark!.value]])
  expect(await look({ sent, found: [{ ...told, outcome: 'executed' }] })).toEqual([])
  expect(await look({ sent, found: [{ ...told, outcome: 'not-executed' }] })).toEqual([
    'contradicts the truth',
  ])
})
