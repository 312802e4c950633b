import { type CallOptions, type Client, ConfigError, type OrderRecord } from '@hostwright/common'
import { journalId } from '../record/journal-record.ts'
import type { Contract, Sold } from '../record/product.ts'
import { openRecords, type Records } from '../record/records.ts'
import { createSoldHosting } from '../record/sold-hosting.ts'
import { createSoldVps } from '../record/sold-vps.ts'
import { findMoved, hadEnded } from './find-moved.ts'
import { readContracts, toWords } from './read-contracts.ts'
import { readIfPossible } from './read-if-possible.ts'
import { readKeyId } from './read-key-id.ts'
import { readSignup } from './read-signup.ts'

/** The client and the product whose journal is checked. */
interface Shop {
  readonly client: Client
  readonly product: Sold
}

/**
 * Rejects a journal of another account: one whose executed orders have contracts of which the API key sees none. With
 * such a journal, a word that the other account has ordered would count as ordered here. A journal without an executed
 * order, or whose contracts have all ended, is accepted. Each run of a sandbox is a world, and needs no check.
 *
 * @throws {ConfigError} `journal` if the contracts are not there, `apiKey` if the key may not see them
 */
export async function checkJournal(
  { client, product }: Shop,
  records: Records,
  listed: readonly OrderRecord[],
  contracts: readonly Contract[],
  options: CallOptions,
): Promise<void> {
  if (records.world !== '' || showsOwn(product, listed, contracts)) return
  const { baseUrl } = client
  const { addresses = [], keyIds = [] } = (await records.read(journalId)) ?? {}
  const keyId = await readKeyId(client, options)
  // An API key belongs to one account. At another address, the same key can be that of another API.
  const isNoted = addresses.includes(baseUrl)
  if (isNoted && (keyIds.includes(keyId) || hasOrdered(listed, keyId))) return
  const words = contracts.flatMap(({ id, formerId = id, name }) => [id, formerId, ...toWords(name)])
  const query = { words, changedSince: Infinity }
  if (records.isIndexed && showsOwn(product, await records.list(query), contracts)) return
  const kept = records.isIndexed ? await records.list() : listed
  const executed = kept.filter(({ outcome }) => outcome?.executed)
  if (executed.length === 0) return checkOther({ client, product }, records, options)
  if (isNoted && hasOrdered(executed, keyId)) {
    // Noted, because all records had to be read for it.
    await records.update(journalId, (latest) => ({ keyIds: [...(latest.keyIds ?? []), keyId] }))
    return
  }
  const ids = executed.map((record) => idsOf(product, record))
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
  throw new ConfigError(
    'journal',
    `is of another account: it ordered ${ordered} at ${addresses.join(', ')}, and ${baseUrl} has none of it. Give each account a journal of its own; if all of it has ended, begin a new one`,
  )
}

/** Checks a journal without an executed order of a product by its orders of the other product. */
async function checkOther({ client, product }: Shop, records: Records, options: CallOptions): Promise<void> {
  // The check reads only properties that the contracts of both products have.
  const other = (product.service === 'vps' ? createSoldHosting : createSoldVps)(client) as unknown as Sold
  const theirs = openRecords(client, records.world, other.path, options.deadlineMs)
  const listed = await theirs.list()
  if (!listed.some(({ outcome }) => outcome?.executed)) return
  const contracts = (await readContracts(other, options)) ?? []
  const moved = await findMoved(other, contracts, listed, options)
  await checkJournal({ client, product: other }, theirs, listed, moved, options)
}

/** Reads whether the API key in use sees all contracts of a product. */
export async function readSeesAll(
  client: Client,
  { service }: Pick<Sold, 'service'>,
  options: CallOptions,
): Promise<boolean> {
  const seesAll = await readIfPossible(async () => {
    const { services } = await client.me(options)
    return (services as Partial<typeof services>)[service]?.target_mode === 'all'
  })
  return seesAll === true
}

/** Returns the ids of the contracts of an executed order. */
function idsOf({ idOf }: Sold, { outcome }: OrderRecord): string[] {
  const { server, contracts = [] } = outcome ?? {}
  return [server && idOf(server), ...contracts].filter(isText)
}

/** Whether one of the contracts is that of an order that the records show as executed. */
function showsOwn(product: Sold, records: readonly OrderRecord[], contracts: readonly Contract[]): boolean {
  const executed = records.filter(({ outcome }) => outcome?.executed)
  const ids = new Set(executed.flatMap((record) => idsOf(product, record)))
  return contracts.some(({ id, formerId = id }) => ids.has(id) || ids.has(formerId))
}

/** Whether an order that was executed has left with an API key. */
function hasOrdered(records: readonly OrderRecord[], keyId: string): boolean {
  return records.some(
    ({ outcome, requests }) => outcome?.executed && requests.some((one) => one.keyId === keyId),
  )
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
  const server = outcome?.server
  const signup = server && (await readSignup(product, server, options))
  if (!signup) return false
  const known = product.idOf(server)
  if (isText(known)) return product.idOf(signup) === known
  const { [product.nameField]: name } = signup as Readonly<Record<string, unknown>>
  const isProof = isNoted || quote?.mark?.isUnique === true
  return isProof && isText(name) && name === quote?.mark?.value
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
