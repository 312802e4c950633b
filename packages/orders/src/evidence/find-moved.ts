import type { CallOptions, OrderRecord } from '@hostwright/common'
import { hasEnded } from '../record/contract-status.ts'
import type { Contract, Product } from '../record/product.ts'

/** Returns name and IP address of the contracts that have not ended, by id, for a quote. */
export function toPlaces(contracts: readonly Contract[] | null | undefined): Record<string, string> {
  const living = contracts?.filter((contract) => !hasEnded(contract)) ?? []
  return Object.fromEntries(living.map((contract) => [contract.id, toPlace(contract)]))
}

/** Whether a quote in the journal was made when this contract had ended. */
export function hadEnded(records: readonly OrderRecord[], id: string): boolean {
  return records.some(({ quote }) => quote?.contracts?.includes(id) && quote.places[id] === undefined)
}

/**
 * Returns the contracts, with the former id of each that got a new one during maintenance: an earlier contract of the
 * same name and address no longer exists. A contract whose name an open order may have given it is not recognized so.
 */
export async function findMoved(
  product: Pick<Product, 'isThere' | 'nameField'>,
  contracts: readonly Contract[],
  records: readonly OrderRecord[],
  options: CallOptions,
): Promise<Contract[]> {
  const ids = new Set(contracts.map(({ id }) => id))
  const taken = new Set<string | undefined>()
  for (const { state, intent, quote } of records) {
    const { [product.nameField]: name } = (quote?.order ?? {}) as Readonly<Record<string, string | undefined>>
    if (state === 'sending') taken.add(intent?.name).add(name)
  }
  const gone = new Map<string, string>()
  for (const [id, place] of records.flatMap(({ quote }) => Object.entries(quote?.places ?? {}))) {
    if (!ids.has(id) && !hadEnded(records, id)) gone.set(place, id)
  }
  return Promise.all(
    contracts.map(async (contract) => {
      const formerId = contract.address && !taken.has(contract.name) && gone.get(toPlace(contract))
      return formerId && !(await product.isThere(formerId, options)) ? { ...contract, formerId } : contract
    }),
  )
}

function toPlace({ name, address }: Contract): string {
  return `${name} ${address}`
}
