import { ConfigError } from '../errors/config-error.ts'
import type { Api } from '../api/api.ts'
import type { OrderJournal } from '../journal/journal.ts'
import type { Platform } from '../platform/platform.ts'

/** The parts of a client that only the packages of Hostwright use. */
export interface ClientPorts extends Platform {
  /** The operations of the API without the middleware of `client.api`, which could change an order. */
  readonly api: Pick<Api, 'GET' | 'POST' | 'PUT' | 'DELETE'>
  /** The journal of the client's orders: the option `journal`, or the memory of this process. */
  readonly journal: OrderJournal
  /** Whether the caller gave the option `journal`, including the value `'memory'`. */
  readonly isJournalGiven: boolean
  /**
   * Returns an id of the API key in use that does not reveal the key. The id of a sandbox's key begins with `sandbox_`.
   */
  keyId(): Promise<string>
  /** Deadline of a call with all its attempts, in milliseconds: the option `deadlineMs`. */
  readonly deadlineMs: number
  /** Largest total of an order in yen: the option `maxTotalPrice`. */
  readonly maxTotalPrice: number | undefined
  /** Whether the client rejects everything but reads: the option `readOnly`. */
  readonly readOnly: boolean | undefined
}

/** Key of a client's ports. Two copies of this package in one program have the same one. */
export const ports: unique symbol = Symbol.for('@hostwright/common/ports')

/**
 * Returns the parts of a client that only the packages of Hostwright use.
 *
 * @throws {ConfigError} `client` for anything else, such as the options of a client
 */
export function portsOf(client: { readonly [ports]: ClientPorts }): ClientPorts {
  const own = (client as { readonly [ports]?: ClientPorts } | undefined)?.[ports]
  if (own) return own
  // Options in its place, as createClient takes them, are the usual case.
  throw new ConfigError('client', 'is missing: use createClient')
}
