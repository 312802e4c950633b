import { type CallOptions, type Client, ConfigError, type PendingOperation, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { VpsPlanList, VpsServerSummary } from '@hostwright/types'
import { createOrders, type VpsOrders } from './orders.ts'
import { resume, type ResumedState, type StoredOperation } from './resume.ts'
import { createServer, type ServerHandle } from './server.ts'

/** The VPSs of an account. */
export interface Vps {
  /**
   * Lists the plans with today's prices in yen, and the images. A plan that is temporarily closed to orders is listed
   * too: `orders.quote` finds out. Prices change daily: the first payment includes the rest of the current month. Calls
   * `GET /v1/vps/plans` (scope: read, and the key's new-order permission).
   *
   * @throws {ApiError} `FORBIDDEN` without the new-order permission
   */
  plans(options?: CallOptions): Promise<VpsPlanList>
  /** Methods that order a VPS: quote, place, follow its set-up. */
  readonly orders: VpsOrders
  /**
   * Lists the VPSs of the account; a key that is limited to selected VPSs sees only those. The list does not show when
   * a contract ends: `orders.status` does for the `id` of an order, and `orders.find` for an order in the journal. Calls
   * `GET /v1/vps/servers` (scope: read).
   *
   * @throws {ApiError} `FORBIDDEN`
   */
  servers(options?: CallOptions): Promise<VpsServerSummary[]>
  /**
   * Returns a handle to one VPS. Makes no request. The uuid can change when maintenance moves the VPS to
   * another host; calls then fail with `VPS_NOT_FOUND`, and the list has the new uuid.
   *
   * @throws {ConfigError} for an empty uuid
   */
  server(uuid: string): ServerHandle
  /**
   * Finds a VPS by its name, which `setName` sets and the panel shows, and returns its handle. Several VPSs can have
   * one name. Calls `GET /v1/vps/servers` (scope: read).
   *
   * @throws {ConfigError} if none or several of the VPSs that this key can see have the name
   * @throws {ApiError} `FORBIDDEN`
   * @example await (await vps.byName('web-1')).power.stop()
   */
  byName(name: string, options?: CallOptions): Promise<ServerHandle>
  /**
   * Restores a pending operation that this or another process stored as JSON, in order to wait for it. Makes no
   * request. `location` can be a path, or an absolute URL below the client's `baseUrl`.
   *
   * @throws {ConfigError} if it is not a stored operation of a VPS, for example because its location is on another host
   * @example const stored: StoredOperation<'rebootVps'> = JSON.parse(text)
   * await vps.resume(stored).wait()
   */
  resume<Id extends string>(stored: StoredOperation<Id>): PendingOperation<ResumedState<Id>>
}

/**
 * Adds the VPS operations to a client.
 *
 * @example const vps = createVps(createClient())
 */
export function createVps(client: Client): Vps {
  const vps: Vps = {
    plans: async (options) => (await portsOf(client).api.GET('/v1/vps/plans', toInit(options))).data,
    orders: createOrders(client),
    async servers(options) {
      const { data } = await portsOf(client).api.GET('/v1/vps/servers', toInit(options))
      return data.servers
    },
    server: (uuid) => createServer(client, uuid),
    async byName(name, options) {
      const found = (await vps.servers(options)).filter((server) => server.name === name)
      const [server, another] = found
      if (server && !another) return vps.server(server.uuid)
      const uuids = found.map(({ uuid }) => uuid).join(', ')
      const problem = server
        ? `several VPSs (${uuids}): pass a uuid to vps.server`
        : 'no VPS that this key can see'
      throw new ConfigError('name', `${JSON.stringify(name)} fits ${problem}`)
    },
    resume: <Id extends string>(stored: StoredOperation<Id>) =>
      resume(client, stored) as PendingOperation<ResumedState<Id>>,
  }
  return vps
}
