import { type Client, createClient, type OrderJournal } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import type { Told } from './messages.ts'
import type { Product } from './scenario.ts'

/** What must never be. */
export const wrongs = [
  'double',
  'sent twice',
  'lost',
  'wrong balance',
  'contradiction',
  'forgotten',
  'unreadable',
  'crash',
  'stuck',
] as const

export type Wrong = (typeof wrongs)[number]

export interface Finding {
  readonly wrong: Wrong
  readonly because: string
}

export interface Contract {
  readonly id: string
  readonly mark: string
}

/** The contracts that the API has, set up or not: what it says itself, not what it shows. */
export function readContracts(sandbox: Sandbox, product: Product): Contract[] {
  return sandbox
    .snapshot()
    .tables.record.filter(({ collection }) => collection === `${product}-contract`)
    .map(({ json }) => JSON.parse(String(json)) as Record<string, string>)
    .map(({ uuid, name, servername, server_id }) => ({ id: uuid ?? servername!, mark: name ?? server_id! }))
}

/** What was there before, and what the buyers have been told since. */
export interface Account {
  readonly contracts: readonly Contract[]
  readonly balance: number
  readonly found: readonly Extract<Told, { kind: 'found' }>[]
  /** The quotes whose order a process was about to send, or has sent: their ids, and their marks. */
  readonly sent: ReadonlyMap<string, string>
  /** Why an order stays unknown, so that nobody can go on. */
  readonly undecided: readonly string[]
}

/** Compares what has come of a wish, when all processes have ended, with what the API has. */
export async function findWrongs(
  sandbox: Sandbox,
  product: Product,
  journal: OrderJournal,
  { contracts: before, balance, found, sent, undecided }: Account,
): Promise<Finding[]> {
  // What is still to be executed late is executed.
  await sandbox.clock.advance({ hours: 1 })
  const bought = readContracts(sandbox, product).filter(({ id }) => !before.some((old) => old.id === id))
  const isUndecided = undecided.length > 0
  const findings: Finding[] = []
  const add = (wrong: Wrong, because: string): void => void findings.push({ wrong, because })

  if (bought.length > 1) add('double', `there are ${bought.length} contracts`)
  if (bought.length === 0 && !isUndecided) add('lost', 'there is no contract')
  for (const told of found) {
    if (!isTrue(told, bought, sent))
      add('contradiction', `${JSON.stringify(told)}, and there are ${JSON.stringify(bought)}`)
  }
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const client = createClient({ baseUrl, apiKey, fetch, journal, now: clock.now, sleep: clock.sleep })
  const paid = balance - sandbox.account.balance
  await readJournal(client, product, { bought, paid, isUndecided, add }).catch((error: Error) =>
    add('unreadable', `${error.name}: ${error.message}`),
  )
  return findings
}

/** Two quotes of one wish have the same key and mark: a contract that bears it is that of the one that was sent. */
function isTrue(
  { outcome, id, mark, contracts }: Account['found'][number],
  bought: readonly Contract[],
  sent: Account['sent'],
): boolean {
  const own = bought.filter((contract) => contract.mark === mark)
  if (outcome === 'not-executed') {
    const others = [...sent].filter(([other, itsMark]) => itsMark === mark && other !== id)
    return own.length === 0 || !sent.has(id) || others.length > 0
  }
  return own.length > 0 && contracts.every((id) => own.some((contract) => contract.id === id))
}

interface Outcome {
  readonly bought: readonly Contract[]
  readonly paid: number
  readonly isUndecided: boolean
  readonly add: (wrong: Wrong, because: string) => void
}

/** What the journal has in the end, read as the next process would. */
async function readJournal(
  client: Client,
  product: Product,
  { bought, paid, isUndecided, add }: Outcome,
): Promise<void> {
  const records = await client.journal.list()
  const { orders } = product === 'vps' ? createVps(client) : createHosting(client)
  const pending = await orders.pending()
  if (pending.length > 0 && !isUndecided) add('forgotten', `pending() still has ${pending.length}`)
  const executed = records.filter(({ outcome }) => outcome?.executed === true)
  const marks = new Set(executed.map(({ quote }) => quote?.mark?.value))
  for (const { state, quote, requests } of records) {
    const { value = '', isUnique } = quote?.mark ?? {}
    const isSaid = state === 'settled' && !marks.has(value) && requests.some(({ kind }) => kind === 'order')
    if (isSaid && isUnique && bought.some(({ mark }) => mark === value))
      add('contradiction', `the journal says that nothing was ordered as ${value}`)
  }
  if (!isUndecided) {
    for (const { mark } of bought) if (!marks.has(mark)) add('lost', `no record has the contract ${mark}`)
  }
  const prices = bought.map(
    ({ mark }) => records.find(({ quote }) => quote?.mark?.value === mark)?.quote?.total_price ?? NaN,
  )
  const price = prices.reduce((sum, one) => sum + one, 0)
  if (price !== paid) add('wrong balance', `${paid} yen were paid, and the contracts cost ${price}`)
}
