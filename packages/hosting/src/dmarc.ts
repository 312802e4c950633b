import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { DmarcSetting, UndocumentedResult, UpdateDmarcSettingRequest } from '@hostwright/types'
import type { DomainFilter } from './domain-query.ts'
import { listOfDomains } from './list-of-domains.ts'
import { readList } from './read-list.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain, toPunycodeAddress, toPunycodeProperties } from './to-punycode.ts'

/**
 * The DMARC policies of one server: they tell receivers what to do with mail that falsely claims to come from a domain.
 */
export interface DmarcApi {
  /**
   * Lists the settings of a domain, or of all domains, with the `fqdn` of each. Calls `GET
   * /v1/server/{servername}/dmarc` (scope: read); for all domains, once for each domain, after `GET
   * /v1/server/{servername}/domain`.
   *
   * A domain without a DMARC record can have an entry too: with the policy `none`, and without reports. The API does
   * not tell it from a record with `p=none`, except that a published record can be among those of `dns.list`, as a TXT
   * record of `_dmarc`.
   *
   * The response is known from public reference material; that `fqdn` may be missing, and is then the domain, is
   * inferred.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   * @throws {UnexpectedResponseError} if the response does not have exactly one list
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<DmarcSetting[]>
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

export function createDmarc(ports: ClientPorts, path: ServerPath): DmarcApi {
  const { api } = ports
  const url = '/v1/server/{servername}/dmarc'
  return {
    list: (filter, options) =>
      listOfDomains(ports, path, filter, options, async (query) => {
        const answer = await api.GET(url, { params: { path, query }, ...toInit(options) })
        const settings = readList<DmarcSetting>(`GET ${url}`, answer)
        return settings.map((setting) => ({ ...setting, fqdn: setting.fqdn ?? query.domain }))
      }),
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
