import type { Client, OrderRecord, Quote, Reconciliation } from '@hostwright/common'
import { CommandError } from '../../errors/command-error.ts'

/** What somebody says of an order of which the account does not show enough. */
export interface Recognized {
  readonly found: Reconciliation
  /** The contracts that it can be. */
  readonly candidates: readonly string[]
  /** The one that it is. */
  readonly contract: string
}

/**
 * Settles an order by the word of its user: that it is a contract which has come since its quote, under its name. What
 * the account itself decides is not overruled.
 */
export async function recognize(
  { journal }: Client,
  { id }: Quote<object>,
  { found, candidates, contract }: Recognized,
): Promise<Reconciliation> {
  if (found.outcome !== 'unknown') {
    if (found.contracts.includes(contract)) return found
    throw rejected(`${contract} is not this order: it is settled as ${found.outcome}`)
  }
  if (!candidates.includes(contract)) {
    throw rejected(`${contract} was there before this order, or does not bear its name`)
  }
  const records = await journal.list()
  const record = records.find((one) => one.id === id)
  if (records.some((one) => one.id !== id && isContractOf(one, contract)))
    throw rejected(`${contract} is the contract of another order in the journal`)
  const outcome = { executed: true, contracts: [contract] }
  if (record?.state !== 'sending' || !(await journal.write(toSettled(record, outcome))))
    throw rejected('Another process has just changed what the journal has of it')
  const { likely: _, askAgainMs: __, ...rest } = found
  return {
    ...rest,
    outcome: 'executed',
    contracts: [contract],
    reason: 'its user has recognized its contract',
  }
}

function isContractOf({ outcome }: OrderRecord, contract: string): boolean {
  const { uuid, servername } = (outcome?.server ?? {}) as {
    readonly uuid?: string
    readonly servername?: string
  }
  return [uuid, servername, ...(outcome?.contracts ?? [])].includes(contract)
}

function toSettled(record: OrderRecord, outcome: OrderRecord['outcome']): OrderRecord {
  const { revision } = record
  return { ...record, revision: revision + 1, writer: crypto.randomUUID(), state: 'settled', outcome }
}

function rejected(problem: string): CommandError {
  return new CommandError(`${problem}.`, { done: 'Nothing was changed.', next: 'hostwright orders pending' })
}
