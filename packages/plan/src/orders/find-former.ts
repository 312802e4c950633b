import type { Client, OrderRecord } from '@hostwright/common'
import type { Former } from './order-change.ts'

/** The orders of a name in the journal that were executed, oldest first. */
export async function listExecuted(client: Client, path: string, name: string): Promise<OrderRecord[]> {
  const records = await client.journal.list()
  // The records of a sandbox have its world after the account.
  const own = records.filter(
    (record) =>
      record.path === path &&
      record.intent?.name === name &&
      record.outcome?.executed === true &&
      `${record.account} `.startsWith(`${client.account} `),
  )
  return own.toSorted((one, other) => (one.intent?.number ?? 0) - (other.intent?.number ?? 0))
}

/** The last order of a name that was executed, as `ensure` names it. */
export async function findFormer(
  client: Client,
  path: string,
  name: string,
  idField: 'uuid' | 'servername',
): Promise<Former | undefined> {
  const record = (await listExecuted(client, path, name)).at(-1)
  if (record === undefined) return undefined
  const server = (record.outcome?.server ?? {}) as Readonly<Record<string, string | number | undefined>>
  const value = server['id'] ?? server[idField] ?? record.outcome?.contracts?.[0] ?? record.id
  return { at: new Date(record.quote?.at ?? record.at).toISOString(), value: String(value) }
}
