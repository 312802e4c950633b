import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { Message, SshSettings, UpdateSshSettingsRequest } from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** SSH settings of one server. Login is possible with public keys only. */
export interface SshApi {
  /**
   * Reads whether SSH is enabled, whether connections from abroad are rejected, and the host to connect to.
   * Calls `GET /v1/server/{servername}/ssh` (scope: read).
   *
   * The response is known from public reference material.
   */
  get(options?: CallOptions): Promise<SshSettings>
  /**
   * Enables or disables SSH, or the rejection of connections from abroad; properties that are not sent keep
   * their value (inferred). This can end your own access. Calls `PUT /v1/server/{servername}/ssh` (scope: write).
   *
   * `abroad_access_restriction` is known from public reference material; the form of the response is inferred.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`, also shortly after SSH was enabled
   */
  update(change: UpdateSshSettingsRequest, options?: CallOptions): Promise<Message>
}

export function createSsh({ api }: ClientPorts, path: ServerPath): SshApi {
  const url = '/v1/server/{servername}/ssh'
  return {
    async get(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data
    },
    async update(body, options) {
      const { data } = await api.PUT(url, { params: { path }, body, ...toInit(options) })
      return data
    },
  }
}
