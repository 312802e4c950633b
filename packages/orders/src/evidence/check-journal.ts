import { type CallOptions, type Client, ConfigError, type OrderRecord } from '@hostwright/common'
import { journalId } from '../record/journal-record.ts'
import type { Contract, Product } from '../record/product.ts'
import type { Records } from '../record/records.ts'
import { hadEnded } from './find-moved.ts'
import { readSignup } from './read-signup.ts'

interface Reading {
  readonly client: Client
  readonly product: Product
  readonly options: CallOptions
}

/**
 * Rejects a journal of another account: one whose executed orders have contracts of which the API key sees none. With
 * such a journal, a word that the other account has ordered would count as ordered here. A journal without an executed
 * order, or whose contracts have all ended, is accepted. Each run of a sandbox is a world, and needs no check.
 *
 * @param seesAll reads whether the key sees all contracts of the account
 * @throws {ConfigError} `journal` if the contracts are not there, `apiKey` if the key may not see them
 */
export async function checkJournal(
  { client, product, options }: Reading,
  records: Records,
  listed: readonly OrderRecord[],
  contracts: readonly Contract[],
  seesAll: () => Promise<boolean>,
): Promise<void> {
  const executed = listed.filter(({ outcome }) => outcome?.executed)
  if (records.world !== '' || executed.length === 0) return
  const ids = executed.map(({ outcome: { server, contracts: found = [] } = { executed: true } }) =>
    [server && product.idOf(server), ...found].filter((id) => typeof id === 'string'),
  )
  const all = ids.flat()
  if (contracts.some(({ id, formerId = id }) => all.includes(id) || all.includes(formerId))) return

  const { addresses = [] } = (await records.read(journalId)) ?? {}
  const keyId = await client.keyId()
  const hasOrdered = executed.some(({ requests }) =>
    requests.some((request) => request.kind === 'order' && request.keyId === keyId),
  )
  // An API key belongs to one account. At another address, the same key can be that of another API.
  if (hasOrdered && addresses.includes(client.baseUrl)) return
  for (const one of executed.toReversed()) if (await isSignedUp(product, one, options)) return
  if (ids.every((own) => own.some((id) => hadEnded(listed, id)))) return

  const what = executed.map(({ intent, quote, id }, index) => {
    const name = intent?.name ?? quote?.mark?.value
    return [name, `(${ids[index]![0] ?? id})`].join(' ').trim()
  })
  const ordered = what.slice(-3).join(', ')
  if (!(await seesAll())) {
    throw new ConfigError(
      'apiKey',
      `sees no contract that the journal has ordered, such as ${ordered}, and may not see all: use a key that does`,
    )
  }
  for (const id of all) if (await product.isThere(id, options)) return
  throw new ConfigError(
    'journal',
    `is of another account: it ordered ${ordered} at ${addresses.join(' and ')}, and nothing of that is at ${client.baseUrl}. Give each account a journal of its own; if all of it has ended, begin a new journal`,
  )
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
  const name = (signup as Readonly<Record<string, unknown>>)[product.nameField]
  return (typeof id === 'string' && id === product.idOf(server)) || name === (quote?.mark?.value ?? NaN)
}
