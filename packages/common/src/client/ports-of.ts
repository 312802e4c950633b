import type { Api } from '../api/api.ts'
import type { OrderRecord } from '../journal/order-record.ts'

/** The parts of a client that only the packages of Hostwright use. */
export interface ClientPorts {
  /** The operations of the API without the middleware of `client.api`, which could change an order. */
  readonly api: Pick<Api, 'GET' | 'POST' | 'PUT' | 'DELETE'>
  /**
   * The orders that this process has sent and recorded in the client's journal, by their record ids. If the
   * journal loses an order, they keep it from being paid twice.
   */
  readonly sent: Map<string, OrderRecord>
  /** Random id of this process, which the records that it writes have. */
  readonly processId: () => string
  /** Whether the caller gave the option `journal`, including the value `'memory'`. */
  readonly isJournalGiven: boolean
}

/** Key of a client's ports. Two copies of this package in one program have the same one. */
export const ports: unique symbol = Symbol.for('@hostwright/common/ports')

/** Returns the parts of a client that only the packages of Hostwright use. */
export function portsOf(client: { readonly [ports]: ClientPorts }): ClientPorts {
  return client[ports]
}
