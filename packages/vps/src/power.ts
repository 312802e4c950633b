import {
  type CallOptions,
  type Client,
  type PendingOperation,
  toInit,
  type WaitOptions,
} from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { PowerState } from '@hostwright/types'
import { readAcceptance } from './acceptance.ts'
import { ensurePower } from './ensure-power.ts'
import {
  createPendingPower,
  type PowerOperationId,
  type SettledPower,
  waitForPower,
} from './pending-power.ts'
import type { ServerPath } from './server-path.ts'

/** Options of `reboot`. */
export interface RebootOptions extends CallOptions {
  /**
   * **Reboots like a power cut**: data that is not yet written to disk can be lost (inferred).
   * @default false
   */
  readonly force?: boolean | undefined
}

/** Power operations of one VPS. The API shows an operation within about 3 minutes. */
export interface PowerApi {
  /** Reads the power state in real time. Calls `GET /v1/vps/servers/{uuid}/power` (scope: read). */
  status(options?: CallOptions): Promise<PowerState>
  /**
   * Starts the VPS. Calls `POST /v1/vps/servers/{uuid}/power/start` (scope: write); never retried by itself.
   *
   * @throws {ApiError} `INVALID_POWER_STATE` if it is running, `FEATURE_UNAVAILABLE` while a long process
   *   runs, `CONTRACT_NOT_ACTIVE`
   */
  start(options?: CallOptions): Promise<PendingOperation<PowerState, 'startVps'>>
  /**
   * Reboots the VPS. With `force` it is like a power cut: data that is not yet written to disk can be lost (inferred).
   * `wait` resolves with `running` once a read has shown the reboot in progress, or 3 minutes after its
   * acceptance. Calls `POST /v1/vps/servers/{uuid}/power/reboot` (scope: write); never retried by itself.
   *
   * @throws {ApiError} `INVALID_POWER_STATE` if it is not running, `FEATURE_UNAVAILABLE`, `CONTRACT_NOT_ACTIVE`
   */
  reboot(options?: RebootOptions): Promise<PendingOperation<PowerState, 'rebootVps'>>
  /**
   * Stops the VPS. Calls `POST /v1/vps/servers/{uuid}/power/stop` (scope: write); never retried by itself.
   *
   * @throws {ApiError} `INVALID_POWER_STATE` if it is stopped, `FEATURE_UNAVAILABLE`, `CONTRACT_NOT_ACTIVE`
   */
  stop(options?: CallOptions): Promise<PendingOperation<PowerState, 'stopVps'>>
  /**
   * Waits for a power state that another program's operation leads to. Calls `get` of the VPS, then `status` every 5
   * seconds, for at most 5 minutes (scope: read). If maintenance changes the uuid meanwhile, it goes on with the new one,
   * as every `wait` does. A read in progress at the deadline is aborted.
   *
   * @throws {ConfigError} for invalid options, before any request
   * @throws {WaitError} `failed` if two reads in a row show `error`, `deadline`
   */
  waitFor(state: SettledPower, options?: WaitOptions<PowerState>): Promise<PowerState>
  /**
   * Brings the VPS into a power state and waits for that state; reads once if the VPS already has it. First waits for
   * an operation in progress. `deadlineMs`, by default 5 minutes, covers the whole call: no operation is sent after it.
   * Calls `get` of the VPS, and if the state differs `start` or `stop`, then `status` (scope: write).
   *
   * @throws {ConfigError} for another state or invalid options, before any request
   * @throws {WaitError} `failed` if two reads in a row show `error`, `deadline`
   * @throws {TimeoutError} if the deadline passed while the operation was being sent; see `sent`
   * @throws {ApiError} the errors of `start` and `stop`, except `INVALID_POWER_STATE`
   */
  ensure(state: SettledPower, options?: WaitOptions<PowerState>): Promise<PowerState>
}

export function createPower(client: Client, path: ServerPath): PowerApi {
  const { api } = portsOf(client)
  const url = '/v1/vps/servers/{uuid}/power'
  const pending = <Id extends PowerOperationId>(
    id: Id,
    response: Response,
  ): PendingOperation<PowerState, Id> =>
    createPendingPower(client, path, id, readAcceptance(portsOf(client), response))

  const power: PowerApi = {
    async status(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.power.status
    },
    waitFor: (state, options) => waitForPower(client, path, [state], options),
    async start(options) {
      const { response } = await api.POST(`${url}/start`, { params: { path }, ...toInit(options) })
      return pending('startVps', response)
    },
    async reboot({ force, ...options } = {}) {
      const body = force === undefined ? {} : { body: { force } }
      const { response } = await api.POST(`${url}/reboot`, { params: { path }, ...body, ...toInit(options) })
      return pending('rebootVps', response)
    },
    async stop(options) {
      const { response } = await api.POST(`${url}/stop`, { params: { path }, ...toInit(options) })
      return pending('stopVps', response)
    },
    ensure: (wanted, options = {}) =>
      ensurePower(client, path, wanted, { running: power.start, stopped: power.stop }, options),
  }
  return power
}
