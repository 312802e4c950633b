import type { CallOptions, Client, OrderRecord } from '@hostwright/common'
import { journalId } from '../record/journal-record.ts'
import type { Contract, Sold } from '../record/product.ts'
import { openRecords, type Records } from '../record/records.ts'
import { idsOf, wordsOf } from './read-contracts.ts'
import { readKeyId } from './read-key-id.ts'

/** The client and the product whose journal is checked. */
export interface Shop {
  readonly client: Client
  readonly product: Sold
  /** Loads the check of a journal whose orders the account does not show. */
  readonly loadInDoubt: () => Promise<{ readonly checkOrdered: CheckOrdered }>
}

/** The address and the API key in use, as the journal's own record knows them. */
export interface Notes {
  readonly addresses: readonly string[]
  /** Whether the address in use is one of them. */
  readonly isNoted: boolean
  readonly keyId: string
}

/** The check of a journal whose orders the account does not show. */
export type CheckOrdered = (
  shop: Shop,
  records: Records,
  kept: readonly OrderRecord[],
  contracts: readonly Contract[],
  notes: Notes,
  options: CallOptions,
) => Promise<void>

/**
 * Rejects a journal of another account: one whose executed orders have contracts of which the API key sees none. With
 * such a journal, a word that the other account has ordered would count as ordered here. A journal without an executed
 * order, or whose contracts have all ended, is accepted. Each run of a sandbox is a world, and needs no check.
 *
 * @throws {ConfigError} `journal` if the contracts are not there, `apiKey` if the key may not see them
 */
export async function checkJournal(
  shop: Shop,
  records: Records,
  listed: readonly OrderRecord[],
  contracts: readonly Contract[],
  options: CallOptions,
): Promise<void> {
  const { client, product } = shop
  if (records.world !== '' || showsOwn(product, listed, contracts)) return
  const { baseUrl } = client
  const { addresses = [], keyIds } = (await records.read(journalId)) ?? {}
  const keyId = await readKeyId(client, options)
  // An API key belongs to one account. At another address, the same key can be that of another API.
  const isNoted = addresses.includes(baseUrl)
  if (isNoted && (keyIds?.includes(keyId) || hasOrdered(listed, keyId))) return
  const query = { words: wordsOf(contracts), changedSince: Infinity }
  if (records.isIndexed && showsOwn(product, await records.list(query), contracts)) return
  const kept = records.isIndexed ? await records.list() : listed
  const otherPath = product.service === 'vps' ? '/v1/server' : '/v1/vps/servers'
  const isUsed =
    kept.some(isExecuted) ||
    (await openRecords(client, records.world, otherPath, options.deadlineMs).list()).some(isExecuted)
  if (!isUsed) return
  const { checkOrdered } = await shop.loadInDoubt()
  await checkOrdered(shop, records, kept, contracts, { addresses, isNoted, keyId }, options)
}

/** Whether an order is known to be executed. */
export function isExecuted({ outcome }: OrderRecord): boolean {
  return outcome?.executed === true
}

/** Whether one of the contracts is that of an order that the records show as executed. */
function showsOwn({ idOf }: Sold, records: readonly OrderRecord[], contracts: readonly Contract[]): boolean {
  const ids = new Set(records.flatMap((record) => idsOf(record, idOf)))
  return contracts.some(({ id, formerId = id }) => ids.has(id) || ids.has(formerId))
}

/** Whether an order that was executed has left with an API key. */
export function hasOrdered(records: readonly OrderRecord[], keyId: string): boolean {
  return records.some(
    ({ outcome, requests }) => outcome?.executed && requests.some((one) => one.keyId === keyId),
  )
}
