import { type CallOptions, type Client, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { Reinstall, ReinstallImage, ReinstallRequest } from '@hostwright/types'
import { readAcceptance } from './acceptance.ts'
import { createPendingReinstall, type PendingReinstall } from './pending-reinstall.ts'
import type { ServerPath } from './server-path.ts'

/** The operating system of one VPS. */
export interface Os {
  /**
   * Lists all images; for an image with which this VPS cannot be reinstalled, the list says why. Calls `GET
   * /v1/vps/servers/{uuid}/os-images` (scope: read).
   */
  images(options?: CallOptions): Promise<ReinstallImage[]>
  /**
   * Reinstalls the VPS from an image. **All data on the VPS is erased irrecoverably.** Its SSH host keys
   * change; its packet filter, addresses and reverse hostname are kept. The VPS has to be stopped. `wait`
   * distinguishes the new installation from the last one by `installed_at`. Calls `POST
   * /v1/vps/servers/{uuid}/os-reinstall` (scope: write); never retried by itself.
   *
   * @throws {ApiError} `INVALID_POWER_STATE` unless it is stopped, `PROTECTED` by its operation protection,
   *   `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`, `VALIDATION_ERROR` for an unknown
   *   image, a weak password, or a `basic_password` that the image needs or rejects
   */
  reinstall(body: ReinstallRequest, options?: CallOptions): Promise<PendingReinstall>
  /** Reads the state of the last reinstall. Calls `GET /v1/vps/servers/{uuid}/os-reinstall` (scope: read). */
  status(options?: CallOptions): Promise<Reinstall>
}

export function createOs(client: Client, path: ServerPath): Os {
  const { api } = portsOf(client)
  const url = '/v1/vps/servers/{uuid}/os-reinstall'

  return {
    async status(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.os_reinstall
    },
    async images(options) {
      const { data } = await api.GET('/v1/vps/servers/{uuid}/os-images', {
        params: { path },
        ...toInit(options),
      })
      return data.os_images
    },
    async reinstall(body, options) {
      const { response } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return createPendingReinstall(client, path, readAcceptance(portsOf(client), response))
    },
  }
}
