import type { CallOptions, OrderRecord } from '@hostwright/common'
import type { Product } from '../record/product.ts'
import type { Records } from '../record/records.ts'
import { readSignup } from './read-signup.ts'

/** Whether the API has confirmed an order without the id of its contract, which is not known yet. */
export function isUnnamed({ idOf }: Pick<Product, 'idOf'>, { outcome }: OrderRecord): boolean {
  return !!outcome?.server && idOf(outcome.server) === null && !outcome.contracts?.[0]
}

/** Returns the name of the contract that the API has confirmed: that of its response, or that of the order. */
export function nameOfServer(
  { nameField }: Pick<Product, 'nameField'>,
  { outcome, quote }: OrderRecord,
): unknown {
  const server = outcome!.server as Readonly<Record<string, unknown>>
  return server[nameField] ?? quote?.mark?.value
}

/**
 * Adds the id of its contract to an order's record and to the journal, if the API confirmed the order without an id and
 * the sign-up status has one now. Returns any other record unchanged.
 */
export async function learnId(
  product: Product,
  records: Records,
  record: OrderRecord,
  options: CallOptions,
): Promise<OrderRecord> {
  const server = await readSignup(product, record.outcome!.server!, options)
  return server ? noteId(product, records, record, server) : record
}

/** Adds a server that has an id to the record of its order and to the journal, if the record has none. */
export async function noteId(
  product: Product,
  records: Records,
  record: OrderRecord,
  server: object,
): Promise<OrderRecord> {
  if (!isUnnamed(product, record) || typeof product.idOf(server) !== 'string') return record
  const changed = { outcome: { ...record.outcome!, server } }
  await records.update(record.id, (latest) => (latest.outcome ? changed : undefined))
  return { ...record, ...changed }
}
