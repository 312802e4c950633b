import type { Api } from '../api/api.ts'

/** The parts of a client that only the packages of Hostwright use. */
export interface ClientPorts {
  /** The operations of the API without the middleware of `client.api`, which could change an order. */
  readonly api: Pick<Api, 'GET' | 'POST' | 'PUT' | 'DELETE'>
}

/** Key of a client's ports. Two copies of this package in one program have the same one. */
export const ports: unique symbol = Symbol.for('@hostwright/common/ports')

/** Returns the parts of a client that only the packages of Hostwright use. */
export function portsOf(client: { readonly [ports]: ClientPorts }): ClientPorts {
  return client[ports]
}
