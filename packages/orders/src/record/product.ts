import type { CallContext, CallOptions } from '@hostwright/common'
import type { OrderDryRunResult, PlanPeriod } from '@hostwright/types'

/** The properties that every order has, whatever is ordered. */
export interface Terms {
  /** The price in yen. The API rejects the order if its price is different. */
  readonly expected_total_price: number
  /** Agreement to the terms of service. */
  readonly agree_to_terms: true
  /** True for a dry run: the API checks the order and charges nothing. */
  readonly dry_run: boolean
}

/** A contract in the account's list. */
export interface Contract {
  /** The uuid of a VPS, or the servername of a hosting server. */
  readonly id: string
  /** The `name` of a VPS, or the `server_id` of a hosting server. */
  readonly name: string
  /** The contract as the API lists it. */
  readonly entry: object
  /** The status of the contract. If it says that the contract has ended, its name can be ordered again. */
  readonly status: string | undefined
  /** The IP address, with which a contract is recognized whose id changes during maintenance. */
  readonly address?: string | null
  /** The id that the contract had before maintenance changed it. */
  readonly formerId?: string
}

/** How the contracts of a product are read. */
export interface Sold<Server extends object = object> {
  /** The path at which orders are sent (POST) and contracts are listed (GET). */
  readonly path: '/v1/vps/servers' | '/v1/server'
  /** The key of the product in the `services` of `GET /v1/me`. */
  readonly service: 'vps' | 'server'
  /** Name of the property of an order that contains the name of the contract to be created. */
  readonly nameField: 'name' | 'server_id'
  /** Lists the contracts of the account. */
  readonly listContracts: (options: CallOptions) => Promise<Contract[]>
  /** Requests one contract by its id, and returns whether it exists; true as well if the key may not read it. */
  readonly isThere: (id: string, options: CallOptions) => Promise<boolean>
  /** Reads the sign-up status of an ordered server. */
  readonly readSignup: (server: Partial<Server>, options: CallOptions) => Promise<Server>
  /**
   * Returns the id of the contract in a response about an ordered server: null while it has none yet, `undefined` if
   * the value is not a server.
   */
  readonly idOf: (server: Partial<Server>) => string | null | undefined
}

/** The differences between orders of a VPS and orders of a hosting server. */
export interface Product<Order extends object = object, Server extends object = object> extends Sold<Server> {
  /** Secret properties of an order, such as the password. They are sent and stored nowhere. */
  readonly secrets: readonly string[]
  /** Name of the property that contains the id of a listed contract. */
  readonly idField: 'uuid' | 'servername'
  /** Returns a valid contract name that is derived from a hash of 64 hexadecimal digits. */
  readonly toName: (hash: string) => string
  /** Whether the API sells each name once, so that a second order of it is rejected. */
  readonly isNameUnique: boolean
  /** Longest time for which a new contract can be missing from the list, in milliseconds. */
  readonly unlistedMs: number
  /** Reads today's price of an order. @throws {ConfigError} if the order is not on offer */
  readonly findPrice: (order: Order, options: CallOptions) => Promise<PlanPeriod>
  /** Sends an order with its Idempotency-Key, or a dry run without one. */
  readonly send: (
    body: Order & Terms,
    idempotencyKey: string | undefined,
    options: CallOptions & CallContext,
  ) => Promise<OrderResponse<Server>>
  /** Returns the names of the order's properties that a listed contract contradicts. */
  readonly differsIn: (order: Order, contract: Contract, options: CallOptions) => Promise<string[]>
}

/** The API's response to an order or to a dry run. */
export type OrderResponse<Server> =
  | {
      /** The server that was ordered. */
      server: Server
    }
  | OrderDryRunResult
