import { type CallOptions, ConfigError, type OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { journalId } from '../record/journal-record.ts'
import type { Contract, Sold } from '../record/product.ts'
import { openRecords, type Records } from '../record/records.ts'
import { createSoldHosting } from '../record/sold-hosting.ts'
import { createSoldVps } from '../record/sold-vps.ts'
import { checkJournal, hasOrdered, isExecuted, type Notes, type Shop } from './check-journal.ts'
import { findMoved, hadEnded } from './find-moved.ts'
import { idsOf, readContracts } from './read-contracts.ts'
import { readSeesAll } from './read-sees-all.ts'
import { readSignup } from './read-signup.ts'

/**
 * Rejects a journal whose executed orders have contracts of which the API key sees none.
 *
 * @throws {ConfigError} `journal` if the contracts are not there, `apiKey` if the key may not see them
 */
export async function checkOrdered(
  shop: Shop,
  records: Records,
  kept: readonly OrderRecord[],
  contracts: readonly Contract[],
  { addresses, isNoted, keyId }: Notes,
  options: CallOptions,
): Promise<void> {
  const { client, product } = shop
  const executed = kept.filter(isExecuted)
  if (executed.length === 0) return checkOther(shop, records, options)
  if (isNoted && hasOrdered(executed, keyId)) {
    // Noted, because all records had to be read for it.
    await records.update(journalId, (latest) => ({ keyIds: [...(latest.keyIds ?? []), keyId] }))
    return
  }
  // The contracts that were there before an order belong to its account.
  const before = new Set(executed.flatMap(({ quote }) => quote?.contracts ?? []))
  if (contracts.some(({ id }) => before.has(id))) return
  const ids = executed.map((record) => idsOf(record, product.idOf))
  const all = ids.flat()
  for (const one of executed.toReversed()) if (await isSignedUp(product, one, isNoted, options)) return
  if (ids.every((own) => own.some((id) => hadEnded(kept, id)))) return

  const what = executed.slice(-3).map(({ intent, quote, id }) => intent?.name ?? quote?.mark?.value ?? id)
  const ordered = [...what, ...all.slice(-3)].join(', ')
  if (!(await readSeesAll(client, product, options))) {
    throw new ConfigError(
      'apiKey',
      `may not see what the journal has ordered, ${ordered}: use a key that does`,
    )
  }
  for (const id of all) if (await product.isThere(id, options)) return
  const there = addresses.length === 0 ? '' : ` at ${addresses.join(', ')}`
  throw new ConfigError(
    'journal',
    `is of another account: it ordered ${ordered}${there}, and ${client.baseUrl} has none of it. Give each account a journal of its own; if all of it has ended, begin a new one`,
  )
}

/** Checks a journal without an executed order of a product by its orders of the other product. */
async function checkOther(shop: Shop, records: Records, options: CallOptions): Promise<void> {
  const { client, product } = shop
  // The check reads only properties that the contracts of both products have.
  const other = (product.service === 'vps' ? createSoldHosting : createSoldVps)(
    portsOf(client),
  ) as unknown as Sold
  const theirs = openRecords(client, records.world, other.path, options.deadlineMs)
  const listed = await theirs.list()
  const contracts = (await readContracts(other, options)) ?? []
  const moved = await findMoved(other, contracts, listed, options)
  await checkJournal({ ...shop, product: other }, theirs, listed, moved, options)
}

/**
 * Whether the sign-up status of an order has its contract: the same id, or the name if the order has no id yet. The
 * number of the order proves nothing, because another account can have an order of the same number. A name that the
 * caller gave counts at a noted address only: another installation of the API can have the same name under the same
 * number.
 */
async function isSignedUp(
  product: Sold,
  { outcome, quote }: OrderRecord,
  isNoted: boolean,
  options: CallOptions,
): Promise<boolean> {
  const { server } = outcome!
  const signup = server && (await readSignup(product, server, options))
  if (!signup) return false
  const known = product.idOf(server)
  if (typeof known === 'string') return product.idOf(signup) === known
  const { [product.nameField]: name } = signup as Readonly<Record<string, unknown>>
  const { isUnique, value } = quote?.mark ?? {}
  return (isNoted || isUnique === true) && typeof name === 'string' && name === value
}
