import { type CallOptions, type Client, type PendingOperation, toInit } from '@hostwright/common'
import type { PowerState, Reinstall, VpsPlanList, VpsServerSummary } from '@hostwright/types'
import { createOrders, type Orders } from './orders.ts'
import { resume, type StoredOperation } from './resume.ts'
import { createServer, type ServerHandle } from './server.ts'

/** The VPS side of an account. */
export interface Vps {
  /**
   * The plans that can be ordered, with today's prices in yen, tax included, and the images for them.
   * Calls `GET /v1/vps/plans` (scope: read, and the key's new-order permission). Prices change by the
   * day: the first payment holds the rest of the current month.
   *
   * @throws {ApiError} `FORBIDDEN` without the new-order permission
   */
  plans(options?: CallOptions): Promise<VpsPlanList>
  /** Ordering a VPS: quote, place, follow. */
  readonly orders: Orders
  /**
   * The VPSs of the account; a key limited to selected ones sees only those. The end of a contract is not in it:
   * the API tells it by the order's number alone, which `orders.status` takes.
   * Calls `GET /v1/vps/servers` (scope: read).
   *
   * @throws {ApiError} `FORBIDDEN`
   */
  servers(options?: CallOptions): Promise<VpsServerSummary[]>
  /**
   * A handle to one VPS. Makes no request. The uuid can change when maintenance moves the VPS to
   * another host; calls then end with `VPS_NOT_FOUND`, and the list has the new one.
   *
   * @throws {ConfigError} for an empty uuid
   */
  server(uuid: string): ServerHandle
  /**
   * A pending operation that was stored as JSON, by this process or another, to be waited for again.
   * Makes no request. `location` may be a path or an address in full, if that is the client's own.
   *
   * @throws {ConfigError} for what is no stored operation of a VPS, such as a location on another host
   * @example await vps.resume(JSON.parse(stored)).wait()
   */
  resume(stored: StoredOperation): PendingOperation<PowerState | Reinstall>
}

/**
 * The VPS methods over a client.
 *
 * @example const vps = createVps(createClient())
 */
export function createVps(client: Client): Vps {
  return {
    plans: async (options) => (await client.api.GET('/v1/vps/plans', toInit(options))).data,
    orders: createOrders(client),
    async servers(options) {
      const { data } = await client.api.GET('/v1/vps/servers', toInit(options))
      return data.servers
    },
    server: (uuid) => createServer(client, uuid),
    resume: (stored) => resume(client, stored),
  }
}
