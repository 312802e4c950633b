import { type CallOptions, type Client, toInit } from '@hostwright/common'
import type { HostingPlan, HostingServer, operations } from '@hostwright/types'
import { createOrders, type Orders } from './orders.ts'
import { createServer, type Site } from './server.ts'

/** Narrows the plans to some of them. */
export type PlanQuery = NonNullable<operations['listHostingPlans']['parameters']['query']>

/** The shared-hosting side of an account. */
export interface Hosting {
  /**
   * The plans that can be ordered, with their prices in yen for the whole period, tax included.
   * Calls `GET /v1/server/plans` (scope: read, and the key's new-order permission).
   *
   * @throws {ApiError} `FORBIDDEN` without the new-order permission, `VALIDATION_ERROR`
   */
  plans(query?: PlanQuery, options?: CallOptions): Promise<HostingPlan[]>
  /** Ordering a hosting server: quote, place, follow. */
  readonly orders: Orders
  /**
   * The hosting contracts of the account, each with its `expiry_date` (the last day of the contract period; null
   * while it is set up) and `auto_renew`. Calls `GET /v1/server` (scope: read). A cancelled contract stays among
   * them until it expires.
   *
   * @throws {ApiError} `FORBIDDEN`
   */
  servers(options?: CallOptions): Promise<HostingServer[]>
  /**
   * A handle to one hosting server, by its `servername` (the initial domain). Makes no request.
   *
   * @throws {ConfigError} for an empty servername
   */
  server(servername: string): Site
}

/**
 * The hosting methods over a client.
 *
 * @example const hosting = createHosting(createClient())
 */
export function createHosting(client: Client): Hosting {
  return {
    async plans(query = {}, options) {
      const { data } = await client.api.GET('/v1/server/plans', {
        params: { query },
        ...toInit(options),
      })
      return data.plans
    },
    orders: createOrders(client),
    async servers(options) {
      const { data } = await client.api.GET('/v1/server', toInit(options))
      return data.servers
    },
    server: (servername) => createServer(client, servername),
  }
}
