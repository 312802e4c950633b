import { type CallOptions, type Client, parsePathValue, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { Message, VpsServer } from '@hostwright/types'
import { createOs, type Os } from './os.ts'
import { createPacketFilter, type PacketFilterApi } from './packet-filter.ts'
import { createPower, type PowerApi } from './power.ts'
import { createProtection, type ProtectionApi } from './protection.ts'

/** One VPS. Every method can fail with `VPS_NOT_FOUND` (404), `FORBIDDEN` or `TARGET_NOT_ALLOWED` (403). */
export interface ServerHandle {
  /** The uuid with which this handle calls the API. */
  readonly uuid: string
  /**
   * Reads the VPS in detail, with `power.status` in real time. Calls `GET /v1/vps/servers/{uuid}` (scope:
   * read).
   */
  get(options?: CallOptions): Promise<VpsServer>
  /**
   * Sets the memo: at most 500 characters; an empty string deletes it. Whether emoji are allowed is not documented. Calls
   * `PUT /v1/vps/servers/{uuid}/memo` (scope: write).
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`
   */
  setMemo(memo: string, options?: CallOptions): Promise<Message>
  /**
   * Sets the name: at most 50 lower-case letters, digits, hyphens and underscores.
   * Calls `PUT /v1/vps/servers/{uuid}/name` (scope: write).
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`
   */
  setName(name: string, options?: CallOptions): Promise<Message>
  /**
   * Sets the reverse DNS name: at most 253 letters, digits, hyphens and dots. The standard hostname restores
   * the default. Neither ownership nor a forward record is checked. Calls `PUT
   * /v1/vps/servers/{uuid}/reverse-dns` (scope: write).
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `PTR_NOT_FOUND` if there is no reverse record to change,
   *   `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`
   */
  setReverseHostname(hostname: string, options?: CallOptions): Promise<Message>
  /** Power state and operations: start, reboot, stop. */
  readonly power: PowerApi
  /** Packet filter: single rules, or a desired filter that is applied as a whole. */
  readonly packetFilter: PacketFilterApi
  /** The operating system: images and reinstall. */
  readonly os: Os
  /** Protection of the VPS against operations through the API. */
  readonly protection: ProtectionApi
}

export function createServer(client: Client, uuid: string): ServerHandle {
  const path = { uuid: parsePathValue('uuid', uuid) }
  return {
    uuid,
    async get(options) {
      const { data } = await portsOf(client).api.GET('/v1/vps/servers/{uuid}', {
        params: { path },
        ...toInit(options),
      })
      return data.server
    },
    async setMemo(memo, options) {
      const { data } = await portsOf(client).api.PUT('/v1/vps/servers/{uuid}/memo', {
        params: { path },
        body: { memo },
        ...toInit(options),
      })
      return data
    },
    async setName(name, options) {
      const { data } = await portsOf(client).api.PUT('/v1/vps/servers/{uuid}/name', {
        params: { path },
        body: { name },
        ...toInit(options),
      })
      return data
    },
    async setReverseHostname(hostname, options) {
      const { data } = await portsOf(client).api.PUT('/v1/vps/servers/{uuid}/reverse-dns', {
        params: { path },
        body: { hostname },
        ...toInit(options),
      })
      return data
    },
    power: createPower(client, path),
    packetFilter: createPacketFilter(portsOf(client), path),
    os: createOs(client, path),
    protection: createProtection(portsOf(client), path),
  }
}
