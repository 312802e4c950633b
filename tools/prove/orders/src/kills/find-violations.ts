import { createClient, type OrderJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { Sandbox } from '@hostwright/sandbox'
import { findContradiction, type Violation } from '../checks.ts'
import { createOrders, type Product } from '../products.ts'
import type { Execution, Truth } from '../truth.ts'
import type { Supervised } from './supervise.ts'

/** Outcomes that the buyers of a wish got, the orders that the API executed for it, and the balance before them. */
export interface Account extends Pick<Supervised, 'found' | 'sent' | 'undecided'> {
  readonly truth: Truth
  readonly balance: number
}

type Fail = (check: Violation['check'], message: string) => void

/**
 * Compares the outcomes and records of a wish with the orders that the API executed, after all processes have ended.
 */
export async function findViolations(
  sandbox: Sandbox,
  product: Product,
  journal: OrderJournal,
  { truth, balance, found, sent, undecided }: Account,
): Promise<Violation[]> {
  // After this time, no late execution can follow.
  await sandbox.clock.advance({ hours: 1 })
  const bought = truth.executions()
  const isUndecided = undecided.length > 0
  const violations: Violation[] = []
  const fail: Fail = (check, message) => void violations.push({ check, message })

  if (bought.length > 1) fail('executed more than once', `there are ${bought.length} contracts`)
  if (bought.length === 0 && !isUndecided) fail('an order is lost', 'there is no contract')
  for (const told of found) {
    const problem = findFalse(told, bought, sent)
    if (problem) fail('contradicts the truth', `${JSON.stringify(told)}: ${problem}`)
  }
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const client = createClient({ baseUrl, apiKey, fetch, journal, now: clock.now, sleep: clock.sleep })
  try {
    const pending = await createOrders(client, product).pending()
    if (pending.length > 0 && !isUndecided)
      fail('the journal is wrong', `${pending.length} orders are pending`)
    checkRecords(
      await portsOf(client).journal.list(),
      bought,
      { paid: balance - sandbox.account.balance, isUndecided },
      fail,
    )
  } catch (error) {
    fail('the journal is wrong', `it cannot be read: ${String(error)}`)
  }
  return violations
}

/**
 * Returns why a reported outcome is false. Two quotes of one wish have the same key and mark, so a contract with that
 * mark belongs to the quote that was sent.
 */
function findFalse(
  told: Account['found'][number],
  bought: readonly Execution[],
  sent: Account['sent'],
): string | undefined {
  const isOfOther = [...sent].some(([id, mark]) => mark === told.mark && id !== told.id)
  if (told.outcome === 'not-executed' && (!sent.has(told.id) || isOfOther)) return undefined
  const own = bought.filter(({ name }) => name === told.mark).map(({ contract }) => contract)
  return findContradiction(told, own)
}

/** Checks the final journal, read as the next process would. */
function checkRecords(
  records: Awaited<ReturnType<OrderJournal['list']>>,
  bought: readonly Execution[],
  { paid, isUndecided }: { readonly paid: number; readonly isUndecided: boolean },
  fail: Fail,
): void {
  const executed = records.filter(({ outcome }) => outcome?.executed === true)
  const marks = new Set(executed.map(({ quote }) => quote?.mark?.value))
  for (const { state, quote, requests } of records) {
    const { value = '', isUnique } = quote?.mark ?? {}
    const isSaid = state === 'settled' && !marks.has(value) && requests.some(({ kind }) => kind === 'order')
    if (isSaid && isUnique && bought.some(({ name }) => name === value))
      fail('contradicts the truth', `the journal says that nothing was ordered as ${value}`)
  }
  for (const { name } of isUndecided ? [] : bought)
    if (!marks.has(name)) fail('an order is lost', `no record has the contract ${name}`)
  const priceOf = ({ name }: Execution): number =>
    records.find(({ quote }) => quote?.mark?.value === name)?.quote?.total_price ?? NaN
  const cost = bought.reduce((sum, one) => sum + priceOf(one), 0)
  if (cost !== paid) fail('the balance is another', `${paid} yen were paid, and the contracts cost ${cost}`)
}
