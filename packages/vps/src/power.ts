import {
  type CallOptions,
  type Client,
  isApiError,
  type PendingOperation,
  toInit,
  type WaitOptions,
} from '@hostwright/common'
import type { PowerState } from '@hostwright/types'
import {
  createPendingPower,
  powerDeadlineMs,
  type PowerOperationId,
  type SettledPower,
  waitForPower,
} from './pending-power.ts'
import type { ServerPath } from './server.ts'

/** Power of one VPS. Operations take up to about 3 minutes to show. */
export interface PowerApi {
  /**
   * The power state, read in real time. Calls `GET /v1/vps/servers/{uuid}/power` (scope: read).
   *
   * @see requirements, "Power state"
   */
  status(options?: CallOptions): Promise<PowerState>
  /**
   * Starts the VPS. Calls `POST /v1/vps/servers/{uuid}/power/start` (scope: write); never sent twice by itself.
   *
   * @throws {ApiError} `INVALID_POWER_STATE` when it runs already, `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`
   * @see requirements, "VPS: power"
   */
  start(options?: CallOptions): Promise<PendingOperation<PowerState>>
  /**
   * Reboots the VPS. `force` cuts the power instead of asking the system: what it has not written is lost.
   * Calls `POST /v1/vps/servers/{uuid}/power/reboot` (scope: write); never sent twice by itself.
   *
   * @throws {ApiError} `INVALID_POWER_STATE` when it does not run, `FEATURE_UNAVAILABLE`, `CONTRACT_NOT_ACTIVE`
   * @see requirements, "VPS: power"
   */
  reboot(
    options?: CallOptions & { readonly force?: boolean | undefined },
  ): Promise<PendingOperation<PowerState>>
  /**
   * Stops the VPS. Calls `POST /v1/vps/servers/{uuid}/power/stop` (scope: write); never sent twice by itself.
   *
   * @throws {ApiError} `INVALID_POWER_STATE` when it is stopped already, `FEATURE_UNAVAILABLE`, `CONTRACT_NOT_ACTIVE`
   * @see requirements, "VPS: power"
   */
  stop(options?: CallOptions): Promise<PendingOperation<PowerState>>
  /**
   * Waits for a power state that somebody else's operation leads to. Reads every 5 seconds, for 5 minutes.
   *
   * @throws {WaitError} `failed` when the API reports `error`, `deadline`
   */
  waitFor(state: SettledPower, options?: WaitOptions<PowerState>): Promise<PowerState>
  /**
   * Brings the VPS into a state and waits for it; costs one read when it is in it already. An operation
   * that is under way is awaited first.
   *
   * @throws {WaitError} `failed` when the API reports `error`, `deadline`
   * @throws {ApiError} as `start` and `stop`
   */
  ensure(state: SettledPower, options?: WaitOptions<PowerState>): Promise<PowerState>
}

export function createPower(client: Client, path: ServerPath): PowerApi {
  const { api } = client
  const url = '/v1/vps/servers/{uuid}/power'
  const pending = (id: PowerOperationId, { headers }: Response): PendingOperation<PowerState> =>
    createPendingPower(client, path, id, headers.get('Location') ?? `/v1/vps/servers/${path.uuid}/power`)

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
    async ensure(wanted, options = {}) {
      const deadlineAt = client.monotonic() + (options.deadlineMs ?? powerDeadlineMs)
      const settled = await waitForPower(client, path, ['running', 'stopped'], options)
      if (settled === wanted) return settled
      const { signal, timeoutMs, headers } = options
      const change = wanted === 'running' ? power.start : power.stop
      try {
        await change({ signal, timeoutMs, headers })
      } catch (error) {
        // Somebody else was faster: their operation is awaited like our own.
        if (!isApiError(error, 'INVALID_POWER_STATE')) throw error
      }
      // Both waits together have the time of one.
      return power.waitFor(wanted, { ...options, deadlineMs: Math.max(1, deadlineAt - client.monotonic()) })
    },
  }
  return power
}
