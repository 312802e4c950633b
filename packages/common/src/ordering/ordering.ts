import type { OrderDryRunResult, PlanPeriod } from '@hostwright/types'
import type { CallContext, CallOptions } from '../call/call-options.ts'
import type { Client } from '../client/client.ts'

/** What every order says beside what is ordered. */
export interface Terms {
  /** The price in yen, tax included; at another one the order is rejected. */
  readonly expected_total_price: number
  /** Agreement to the terms of service. */
  readonly agree_to_terms: true
  /** Whether the order is only tried, and nothing charged. */
  readonly dry_run: boolean
}

/** How a product is ordered: the part of the flow that differs between VPSs and hosting. */
export interface Ordering<Order extends object, Server extends object> {
  /** The client that sends. */
  readonly client: Client
  /** The path of the order, such as `/v1/vps/servers`. */
  readonly path: string
  /** What `place` is given beside the consent. It is sent, and kept nowhere. */
  readonly secrets: readonly string[]
  /** How its contract is identified. */
  readonly mark: MarkForm<Order>
  /** Today's price of an order; a `ConfigError` for what is not on offer. */
  readonly findPrice: (order: Order, options: CallOptions) => Promise<PlanPeriod>
  /** The contracts that the account has. */
  readonly listContracts: (options: CallOptions) => Promise<Contract[]>
  /** Sends an order under its key, or a dry run without one. */
  readonly send: (
    body: Order & Terms,
    idempotencyKey: string | undefined,
    options: CallOptions & CallContext,
  ) => Promise<
    | {
        /** The ordered server. */
        server: Server
      }
    | OrderDryRunResult
  >
  /** The identifier of an ordered server: null while it has none, `undefined` for what is no server. */
  readonly idOf: (server: Partial<Server>) => string | null | undefined
  /** When orders of this client were quoted, by the monotonic clock and the ids of their quotes. */
  readonly quotedAt: Map<string, number>
  /** When they were last sent, likewise. */
  readonly lastSent: Map<string, number>
}

/** How an order of a product is marked. */
export interface MarkForm<Order> {
  /** The property of the order, which the list of contracts has too. */
  readonly field: keyof Order & string
  /** Makes a value from 64 hexadecimal digits. */
  readonly toValue: (hash: string) => string
}

/** A contract as the account lists it. */
export interface Contract {
  /** The uuid of a VPS, or a servername. */
  readonly id: string
  /** What it has in the property of marks. */
  readonly mark: string
}
