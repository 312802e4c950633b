import type { OrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { openJournal } from '../record/journal-record.ts'
import { openRecords } from '../record/records.ts'
import { createOrderRequest, createRecord } from './create-record.ts'
import { createIndexedJournal, type IndexedJournal } from './indexed-journal.ts'
import { createScriptedAccount, type ScriptedAccount } from './scripted-account.ts'

export const hour = 3_600_000
/** Time at which the tests begin. */
export const start: number = Date.UTC(2026, 0, 1)

/** An executed order of a name, with its contract's uuid or none. */
export function executed(
  index: number,
  at: number,
  keyId: string,
  uuid: string | null = `u-${index}`,
): OrderRecord {
  const times = { from: at, leftBy: at, to: at }
  return createRecord({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    at,
    state: 'settled',
    idempotencyKey: `key-of-${index}`,
    intent: { name: `old-${index}`, number: 1 },
    requests: [createOrderRequest({ keyId, ...times, status: 200, result: 'executed' })],
    outcome: { executed: true, server: { id: 1_000 + index, uuid, name: `old-${index}` } },
  })
}

/** Returns the id of the API key of the account. */
export async function keyIdOf(): Promise<string> {
  return portsOf(createScriptedAccount().client).keyId()
}

/** An account with a journal that has `find`, and orders of other names in it, as old as given. */
export async function withOrders(
  count: number,
  ageMs: number,
  uuid?: null,
): Promise<ScriptedAccount & { readonly journal: IndexedJournal }> {
  const keyId = await keyIdOf()
  const journal = createIndexedJournal(
    Array.from({ length: count }, (_, index) => executed(index, start - ageMs, keyId, uuid)),
  )
  const account = createScriptedAccount({ journal })
  // These orders were placed at this address.
  await openJournal(account.client, openRecords(account.client, '', '/v1/vps/servers'))
  return { ...account, journal }
}

/** Lists the contracts of orders of these names. */
export function show({ shown }: ScriptedAccount, ...names: string[]): void {
  shown.contracts.push(...names.map((name) => ({ uuid: `u-${name.replace('old-', '')}`, name })))
}
