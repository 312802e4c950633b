import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { Message, Protection, ProtectionUpdate } from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** Operation protection of one VPS: the operations that the API rejects for it. The VPS panel does not respect it. */
export interface ProtectionApi {
  /** Reads the protection. Calls `GET /v1/vps/servers/{uuid}/protection` (scope: read). */
  get(options?: CallOptions): Promise<Protection>
  /**
   * Sets the protection. With `os_reinstall: true`, the API rejects a reinstall with `PROTECTED`. Calls `PUT
   * /v1/vps/servers/{uuid}/protection` (scope: write).
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`
   */
  set(change: ProtectionUpdate, options?: CallOptions): Promise<Message>
}

export function createProtection({ api }: ClientPorts, path: ServerPath): ProtectionApi {
  const url = '/v1/vps/servers/{uuid}/protection'
  return {
    async get(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.protection
    },
    async set(body, options) {
      const { data } = await api.PUT(url, { params: { path }, body, ...toInit(options) })
      return data
    },
  }
}
