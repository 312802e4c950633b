import type { OrderDryRunResult, PlanPeriod } from '@hostwright/types'
import type { CallContext, CallOptions } from '../../call/call-options.ts'

/** What every order says beside what is ordered. */
export interface Terms {
  /** The price in yen, tax included; the API rejects the order at another one. */
  readonly expected_total_price: number
  /** Agreement to the terms of service. */
  readonly agree_to_terms: true
  /** Whether the order is only tried, and nothing charged. */
  readonly dry_run: boolean
}

/** A contract as the account lists it. */
export interface Contract {
  /** The uuid of a VPS, or the servername of a hosting server. */
  readonly id: string
  /** The `name` of a VPS, or the `server_id` of a hosting server. */
  readonly name: string
  /** The entry of the list. */
  readonly entry: object
  /** Whether it has ended: it then counts for no name. */
  readonly hasEnded: boolean
}

/** What differs between ordering a VPS and ordering a hosting server. */
export interface Product<Order extends object = object, Server extends object = object> {
  /** The path of the order and of the list of contracts. */
  readonly path: '/v1/vps/servers' | '/v1/server'
  /** The key of the product in the `services` of `GET /v1/me`. */
  readonly service: 'vps' | 'server'
  /** Properties that `place` is given beside the consent. They are sent, and kept nowhere. */
  readonly secrets: readonly string[]
  /** The property of a listed contract that has its id. */
  readonly idField: 'uuid' | 'servername'
  /** The property of an order that names its contract. */
  readonly nameField: 'name' | 'server_id'
  /** Makes a name from 64 hexadecimal digits. */
  readonly toName: (hash: string) => string
  /** Whether the API sells each name once, so that a second order of it is rejected. */
  readonly isNameUnique: boolean
  /** Longest time that a contract can be set up without being listed, in milliseconds. */
  readonly unlistedMs: number
  /** Today's price of an order. @throws {ConfigError} for what is not on offer */
  readonly findPrice: (order: Order, options: CallOptions) => Promise<PlanPeriod>
  /** Lists the contracts of the account. */
  readonly listContracts: (options: CallOptions) => Promise<Contract[]>
  /** Whether a contract exists, asked for by itself. */
  readonly isThere: (id: string, options: CallOptions) => Promise<boolean>
  /** Reads the sign-up status of an ordered server. */
  readonly readSignup: (server: Partial<Server>, options: CallOptions) => Promise<Server>
  /** Sends an order with its Idempotency-Key, or a dry run without one. */
  readonly send: (
    body: Order & Terms,
    idempotencyKey: string | undefined,
    options: CallOptions & CallContext,
  ) => Promise<OrderResponse<Server>>
  /** The contract's id of an ordered server: null while it has none, `undefined` if this is not a server. */
  readonly idOf: (server: Partial<Server>) => string | null | undefined
  /** The names of an order's properties that a listed contract contradicts. */
  readonly differsIn: (order: Order, contract: Contract, options: CallOptions) => Promise<string[]>
}

/** The API's response to an order, or to a dry run of one. */
export type OrderResponse<Server> =
  | {
      /** The ordered server. */
      server: Server
    }
  | OrderDryRunResult
