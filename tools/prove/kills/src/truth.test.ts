import { createClient, createMemoryJournal } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, findWrongs, readContracts } from './truth.ts'

const input = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' }
const consent = { agree_to_terms: true, root_password: 'Correct-Horse-7' } as const

async function setUp() {
  // Prices differ by the day, and to look may take hours.
  const sandbox = await createSandbox({ speed: 0, startAt: Date.parse('2026-07-01T00:00:00+09:00') })
  onTestFinished(() => sandbox.close())
  const journal = createMemoryJournal()
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const { now, sleep } = clock
  const { orders } = createVps(createClient({ baseUrl, apiKey, fetch, now, sleep, journal }))
  const before = { contracts: readContracts(sandbox, 'vps'), balance: sandbox.account.balance }
  return {
    sandbox,
    orders,
    quote: () => orders.quote(input),
    async look(told: Partial<Account> = {}, kept = journal) {
      const account = { ...before, found: [], sent: new Map<string, string>(), undecided: [], ...told }
      const findings = await findWrongs(sandbox, 'vps', kept, account)
      return findings.map(({ wrong }) => wrong)
    },
  }
}

test('one order that is settled is as it should be', async () => {
  const { orders, quote, look } = await setUp()
  await orders.place(await quote(), consent)
  expect(await look()).toEqual([])
})

test('two contracts, none, one that the journal does not have, and a quote that is still there are told', async () => {
  const { orders, quote, look } = await setUp()
  expect(await look()).toEqual(['lost'])
  await orders.place(await quote(), consent)
  expect(await look({}, createMemoryJournal())).toEqual(['lost', 'wrong balance'])
  const next = await quote()
  expect(await look()).toEqual(['forgotten'])
  await orders.place(next, consent)
  expect(await look()).toEqual(['double'])
})

test('what was told of an order is compared with what has become of it', async () => {
  const { orders, quote, look } = await setUp()
  const { id, mark } = await quote()
  const told = { kind: 'found', id, mark: mark!.value, contracts: [] } as const
  await expect(look({ found: [{ ...told, outcome: 'executed' }] })).resolves.toContain('contradiction')
  await orders.pending().then(([pending]) => orders.place(pending!.quote, consent))
  const sent = new Map([[id, mark!.value]])
  expect(await look({ sent, found: [{ ...told, outcome: 'executed' }] })).toEqual([])
  expect(await look({ sent, found: [{ ...told, outcome: 'not-executed' }] })).toEqual(['contradiction'])
})
