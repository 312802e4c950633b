import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { DmarcSetting, UndocumentedResult, UpdateDmarcSettingRequest } from '@hostwright/types'
import { type DomainQuery, toDomainQuery } from './domain-query.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain, toPunycodeAddress, toPunycodeProperties } from './to-punycode.ts'

/**
 * The DMARC policies of one server: they tell receivers what to do with mail that falsely claims to come from a domain.
 */
export interface DmarcApi {
  /**
   * Lists the settings of a domain. Calls `GET /v1/server/{servername}/dmarc` (scope: read).
   *
   * The response is known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  list(query: DomainQuery, options?: CallOptions): Promise<DmarcSetting[]>
  /**
   * Sets the policy and the address for reports; all three properties are required. With a policy other than `none`,
   * receivers reject mail that is not signed or sent correctly, or treat it as spam, including your own. Calls `PUT
   * /v1/server/{servername}/dmarc/{domain}` (scope: write).
   *
   * Policies beyond `none`, and the response, are inferred.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  update(domain: string, body: UpdateDmarcSettingRequest, options?: CallOptions): Promise<UndocumentedResult>
}

export function createDmarc({ api }: ClientPorts, path: ServerPath): DmarcApi {
  const url = '/v1/server/{servername}/dmarc'
  return {
    async list(given, options) {
      const query = toDomainQuery(given)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.dmarc_settings
    },
    async update(domain, given, options) {
      const { data } = await api.PUT(`${url}/{domain}`, {
        params: { path: { ...path, domain: toPunycodeDomain('domain', domain) } },
        body: toPunycodeProperties(given, { notification_mail_addresses: toPunycodeAddress }),
        ...toInit(options),
      })
      return data
    },
  }
}
