import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { Message, SslCertificate } from '@hostwright/types'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain } from './to-punycode.ts'

/** The SSL certificates of one server. */
export interface SslApi {
  /**
   * Lists all certificates, or those of one parent domain. Calls `GET /v1/server/{servername}/ssl` (scope:
   * read).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<SslCertificate[]>
  /**
   * Issues a free certificate for a domain or subdomain and enables SSL. The domain has to use the name
   * servers of the service. Calls `POST /v1/server/{servername}/ssl` (scope: write).
   *
   * That the certificate is free and enables SSL, the condition and the response are known from public reference
   * material.
   *
   * @throws {ApiError} `OPERATION_ERROR`, `VALIDATION_ERROR`
   */
  issue(commonName: string, options?: CallOptions): Promise<Message>
  /**
   * Deletes a certificate **permanently** and so disables SSL: visitors over https get an error. Calls
   * `DELETE /v1/server/{servername}/ssl/{common_name}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for a name without a certificate, `VALIDATION_ERROR`
   */
  delete(commonName: string, options?: CallOptions): Promise<Message>
}

export function createSsl({ api }: ClientPorts, path: ServerPath): SslApi {
  const url = '/v1/server/{servername}/ssl'
  return {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.ssl_list
    },
    async issue(commonName, options) {
      const body = { common_name: toPunycodeDomain('common_name', commonName) }
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    async delete(commonName, options) {
      const { data } = await api.DELETE(`${url}/{common_name}`, {
        params: { path: { ...path, common_name: toPunycodeDomain('common_name', commonName) } },
        ...toInit(options),
      })
      return data
    },
  }
}
