import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { SmtpAbroadRestriction, UndocumentedResult } from '@hostwright/types'
import { toDomainQuery } from './domain-query.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain } from './to-punycode.ts'

/** Restricts sending mail through the server from abroad. */
export interface SmtpRestrictionApi {
  /**
   * Reads whether sending from abroad is rejected for a domain. Calls `GET
   * /v1/server/{servername}/smtp-abroad-restriction` (scope: read).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  get(domain: string, options?: CallOptions): Promise<SmtpAbroadRestriction>
  /**
   * Rejects sending from abroad (`true`), or allows it (`false`), which also allows it to anyone with a
   * stolen password. Calls `PUT /v1/server/{servername}/smtp-abroad-restriction/{domain}` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  set(domain: string, on: boolean, options?: CallOptions): Promise<UndocumentedResult>
}

export function createSmtpRestriction({ api }: ClientPorts, path: ServerPath): SmtpRestrictionApi {
  const url = '/v1/server/{servername}/smtp-abroad-restriction'
  return {
    async get(domain, options) {
      const query = toDomainQuery({ domain })
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data
    },
    async set(domain, on, options) {
      const { data } = await api.PUT(`${url}/{domain}`, {
        params: { path: { ...path, domain: toPunycodeDomain('domain', domain) } },
        body: { abroad_access_restriction: on },
        ...toInit(options),
      })
      return data
    },
  }
}
