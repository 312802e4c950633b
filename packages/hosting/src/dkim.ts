import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { DkimSetting, DkimSettingSummary, UndocumentedResult } from '@hostwright/types'
import type { DomainFilter } from './domain-query.ts'
import { listOfDomains } from './list-of-domains.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain } from './to-punycode.ts'

/** The DKIM signatures of outgoing mail. */
export interface DkimApi {
  /**
   * Lists whether the mail of a domain, or of each domain, is signed, without the DNS record. Calls `GET
   * /v1/server/{servername}/dkim` (scope: read); for all domains, once for each domain, after `GET
   * /v1/server/{servername}/domain`.
   *
   * The response is known from public reference material; its entries are inferred.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<DkimSettingSummary[]>
  /**
   * Reads whether mail of a domain is signed, and the DNS record to add if another service hosts its zone.
   * Calls `GET /v1/server/{servername}/dkim/{domain}` (scope: read).
   *
   * The response is known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  get(domain: string, options?: CallOptions): Promise<DkimSetting>
  /**
   * Enables or disables signatures for a domain. Calls `PUT /v1/server/{servername}/dkim/{domain}` (scope:
   * write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  set(domain: string, enabled: boolean, options?: CallOptions): Promise<UndocumentedResult>
}

export function createDkim(ports: ClientPorts, path: ServerPath): DkimApi {
  const { api } = ports
  const url = '/v1/server/{servername}/dkim'
  const domainUrl = `${url}/{domain}` as const
  const at = (domain: string): ServerPath & { domain: string } => ({
    ...path,
    domain: toPunycodeDomain('domain', domain),
  })
  return {
    list: (filter, options) =>
      listOfDomains(ports, path, filter, options, async (query) => {
        const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
        return data.dkim_settings
      }),
    async get(domain, options) {
      const { data } = await api.GET(domainUrl, { params: { path: at(domain) }, ...toInit(options) })
      return data
    },
    async set(domain, enabled, options) {
      const { data } = await api.PUT(domainUrl, {
        params: { path: at(domain) },
        body: { enabled },
        ...toInit(options),
      })
      return data
    },
  }
}
