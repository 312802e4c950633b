import { type CallOptions, type Client, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { HostingPlan, HostingServer, operations } from '@hostwright/types'
import { findByDomain } from './by-domain.ts'
import { createOrders, type HostingOrders } from './orders.ts'
import { createServer, type Site } from './server.ts'

/** Filters of the list of plans. */
export type PlanQuery = NonNullable<operations['listHostingPlans']['parameters']['query']>

/** The hosting servers of an account. */
export interface Hosting {
  /**
   * Lists the plans that can be ordered, with their prices in yen for the whole period, tax included. Calls `GET
   * /v1/server/plans` (scope: read, and the key's new-order permission).
   *
   * @throws {ApiError} `FORBIDDEN` without the new-order permission, `VALIDATION_ERROR`
   */
  plans(query?: PlanQuery, options?: CallOptions): Promise<HostingPlan[]>
  /** Methods that order a hosting server: quote, place, follow its set-up. */
  readonly orders: HostingOrders
  /**
   * Lists the hosting contracts of the account, each with its `auto_renew` and its `expiry_date`, the last day of the
   * contract period, which is null while the server is set up. A cancelled contract stays in the list until it expires.
   * Calls `GET /v1/server` (scope: read).
   *
   * @throws {ApiError} `FORBIDDEN`
   */
  servers(options?: CallOptions): Promise<HostingServer[]>
  /**
   * Returns a handle to one hosting server, by its `servername` (the initial domain). Makes no request.
   *
   * @throws {ConfigError} for an empty servername
   */
  server(servername: string): Site
  /**
   * Returns a handle to the server of a domain: the one that has the nearest of the domain and its parent domains, so
   * `blog.example.com` finds the server of `example.com`. Servers that are still set up are left out. Calls `GET
   * /v1/server`, then `GET /v1/server/{servername}/domain` for each server (scope: read).
   *
   * The list of domains is known from public reference material.
   *
   * @throws {ConfigError} if no server that the key can see has the domain, or several have it, with their names
   * @throws {ApiError} `FORBIDDEN`
   * @example const site = await hosting.byDomain('example.com')
   */
  byDomain(domain: string, options?: CallOptions): Promise<Site>
}

/**
 * Adds the hosting operations to a client.
 *
 * @example const hosting = createHosting(createClient())
 */
export function createHosting(client: Client): Hosting {
  const hosting: Hosting = {
    async plans(query = {}, options) {
      const { data } = await portsOf(client).api.GET('/v1/server/plans', {
        params: { query },
        ...toInit(options),
      })
      return data.plans
    },
    orders: createOrders(client),
    async servers(options) {
      const { data } = await portsOf(client).api.GET('/v1/server', toInit(options))
      return data.servers
    },
    server: (servername) => createServer(client, servername),
    byDomain: (domain, options) => findByDomain(hosting, domain, options),
  }
  return hosting
}
