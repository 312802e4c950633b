import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { Message, PhpVersionList } from '@hostwright/types'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain } from './to-punycode.ts'

/** The PHP versions of one server. */
export interface PhpApi {
  /**
   * Lists the version of each domain, or of one. Calls `GET /v1/server/{servername}/php-version` (scope: read).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<PhpVersionList['domains']>
  /**
   * Reads the versions that a domain can have, each number with its display name. Calls `GET
   * /v1/server/{servername}/php-version` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   */
  available(options?: CallOptions): Promise<PhpVersionList['available_versions']>
  /**
   * Sets the PHP version of a domain, such as `8.3`. Sites that do not support the version stop working.
   * Calls `PUT /v1/server/{servername}/php-version/{domain}` (scope: write).
   *
   * The response is known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR` for an unknown version
   */
  set(domain: string, version: string, options?: CallOptions): Promise<Message>
}

export function createPhp({ api }: ClientPorts, path: ServerPath): PhpApi {
  const url = '/v1/server/{servername}/php-version'
  return {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.domains
    },
    async available(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.available_versions
    },
    async set(domain, version, options) {
      const { data } = await api.PUT(`${url}/{domain}`, {
        params: { path: { ...path, domain: toPunycodeDomain('domain', domain) } },
        body: { version },
        ...toInit(options),
      })
      return data
    },
  }
}
