import { type CallOptions, type Client, ConfigError, type OrderRecord } from '@hostwright/common'
import { journalId } from '../record/journal-record.ts'
import type { Contract, Product } from '../record/product.ts'
import type { Records } from '../record/records.ts'
import { hadEnded } from './find-moved.ts'
import { readIfPossible } from './read-if-possible.ts'
import { readKeyId } from './read-key-id.ts'
import { readSignup } from './read-signup.ts'

/** The client and the product whose journal is checked. */
interface Shop {
  readonly client: Client
  readonly product: Product
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
  const executed = listed.filter(({ outcome }) => outcome?.executed)
  if (records.world || !executed[0]) return
  const ids = executed.map(({ outcome }) =>
    [outcome!.server && product.idOf(outcome!.server), ...(outcome!.contracts ?? [])].filter(isText),
  )
  const all = ids.flat()
  if (contracts.some(({ id, formerId = id }) => all.includes(id) || all.includes(formerId))) return

  const { addresses = [] } = (await records.read(journalId)) ?? {}
  const { baseUrl } = client
  const keyId = await readKeyId(client, options)
  // An API key belongs to one account. At another address, the same key can be that of another API.
  const isKnown = executed.some(({ requests }) => requests.some((one) => one.keyId === keyId))
  if (isKnown && addresses.includes(baseUrl)) return
  for (const one of executed.toReversed()) if (await isSignedUp(product, one, options)) return
  if (ids.every((own) => own.some((id) => hadEnded(listed, id)))) return

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

/** Reads whether the API key in use sees all contracts of a product. */
export async function readSeesAll(
  client: Client,
  { service }: Pick<Product, 'service'>,
  options: CallOptions,
): Promise<boolean> {
  const seesAll = await readIfPossible(async () => {
    const { services } = await client.me(options)
    return (services as Partial<typeof services>)[service]?.target_mode === 'all'
  })
  return seesAll === true
}

/**
 * Whether the sign-up status of an order has its contract. The number of the order alone proves nothing: another
 * account can have an order of the same number.
 */
async function isSignedUp(
  product: Product,
  { outcome, quote }: OrderRecord,
  options: CallOptions,
): Promise<boolean> {
  const server = outcome?.server
  const signup = server && (await readSignup(product, server, options))
  if (!signup) return false
  const id = product.idOf(signup)
  const { [product.nameField]: name } = signup as Readonly<Record<string, unknown>>
  return (isText(id) && id === product.idOf(server)) || (isText(name) && name === quote?.mark?.value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
