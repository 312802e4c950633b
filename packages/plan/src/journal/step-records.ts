import type { Client, OrderRecord } from '@hostwright/common'

/**
 * Value of the property `path` in the journal's records of a plan's changes. The code for orders ignores these records,
 * because no order has this path.
 */
export const stepPath = 'plan'

/**
 * Lists the journal's records of the changes of plans.
 *
 * @param world the world of the client, from `readWorld`
 */
export async function listStepRecords(
  { journal }: Pick<Client, 'journal'>,
  world: string,
): Promise<OrderRecord[]> {
  const records = await journal.list()
  return records.filter((record) => record.path === stepPath && record.world === world)
}

/** Whether the change of a record was made, according to the journal. */
export function wasMade({ outcome }: OrderRecord): boolean {
  return outcome?.executed === true
}

/** Returns the id of a journal record that belongs to plans, made from the world and these parts. */
export async function toRecordId(world: string, ...parts: readonly string[]): Promise<string> {
  const text = JSON.stringify(['hostwright plan', world, ...parts])
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
