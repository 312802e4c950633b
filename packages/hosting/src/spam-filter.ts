import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { SpamFilter, UndocumentedResult, UpdateSpamFilterRequest } from '@hostwright/types'
import { toDomainQuery } from './domain-query.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain } from './to-punycode.ts'

/** The spam filter of each domain of one server. */
export interface SpamFilterApi {
  /**
   * Reads the settings of a domain's filter. Calls `GET /v1/server/{servername}/spam-filter` (scope: read).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  get(domain: string, options?: CallOptions): Promise<SpamFilter>
  /**
   * Changes the settings; properties that are not sent keep their value. With `filter_type` `standard`, send
   * all other properties as well. A strict filter can hold back wanted mail. Calls `PUT
   * /v1/server/{servername}/spam-filter/{domain}` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  update(domain: string, change: UpdateSpamFilterRequest, options?: CallOptions): Promise<UndocumentedResult>
  /**
   * Sets whether incoming mail is checked against the DMARC policy of its sender. Calls `PUT
   * /v1/server/{servername}/spam-filter/{domain}/dmarc-receiver` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  setDmarcReceiver(domain: string, on: boolean, options?: CallOptions): Promise<UndocumentedResult>
}

export function createSpamFilter({ api }: ClientPorts, path: ServerPath): SpamFilterApi {
  const url = '/v1/server/{servername}/spam-filter'
  const domainUrl = `${url}/{domain}` as const
  const at = (domain: string): ServerPath & { domain: string } => ({
    ...path,
    domain: toPunycodeDomain('domain', domain),
  })
  return {
    async get(domain, options) {
      const query = toDomainQuery({ domain })
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data
    },
    async update(domain, body, options) {
      const { data } = await api.PUT(domainUrl, { params: { path: at(domain) }, body, ...toInit(options) })
      return data
    },
    async setDmarcReceiver(domain, on, options) {
      const { data } = await api.PUT(`${domainUrl}/dmarc-receiver`, {
        params: { path: at(domain) },
        body: { dmarc_receiver: on },
        ...toInit(options),
      })
      return data
    },
  }
}
