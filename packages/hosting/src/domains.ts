import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedDomain,
  CreateDomainRequest,
  DeleteDomainRequest,
  Domain,
  DomainDetail,
  DomainResetType,
  Message,
  UpdateDomainRequest,
} from '@hostwright/types'
import type { DeleteFilesOptions } from './delete-files.ts'
import { type EnsuredResource, ensure, pickChanges, readIfThere } from './ensure.ts'
import type { ServerPath } from './server-path.ts'
import { toBody } from './to-body.ts'
import { toPunycodeDomain, toPunycodeProperties } from './to-punycode.ts'
import { withoutReadOnly } from './without-read-only.ts'

/** The domains of one server. */
export interface DomainsApi {
  /**
   * Lists the domains; `is_awaiting` marks settings that have not taken effect yet. Calls `GET
   * /v1/server/{servername}/domain` (scope: read).
   *
   * The response is known from public reference material.
   */
  list(options?: CallOptions): Promise<Domain[]>
  /**
   * Adds a domain, with a certificate unless `ssl` is false. The domain is added even if the certificate cannot be
   * issued: check `ssl_status`. Before the call, a TXT record made from `domain_validation_token` of `info()` has to
   * prove that the domain is yours; a new record can take 90 seconds to be found. Takes a domain of a list too, for
   * another server: what only responses have is not sent. Calls `POST
   * /v1/server/{servername}/domain` (scope: write).
   *
   * The proof, the default of `ssl`, `memo`, AI crawlers and the response are known from public reference material.
   *
   * @throws {ApiError} `OPERATION_ERROR` if the proof is not found, `VALIDATION_ERROR`
   */
  create(body: CreateDomainRequest, options?: CallOptions): Promise<CreatedDomain>
  /**
   * Adds the domain if it is missing, and sets its memo if one is given and differs. `ssl`, `redirect_https` and
   * `ai_crawler_block_enabled` apply to a new domain only: the API cannot change them later. Deletes nothing. The
   * result has `ssl_status` only if the domain was `created`; `get` returns the `ssl` of any domain. Calls `GET
   * /v1/server/{servername}/domain/{domain}`, and, if something is missing or differs, `POST
   * /v1/server/{servername}/domain` or `PUT /v1/server/{servername}/domain/{domain}` (scope: write).
   *
   * @throws {ApiError} the errors of `get`, `create` and `update`, unless another program has added the domain
   *   meanwhile
   * @example const { outcome } = await site.domains.ensure({ domain: 'example.com' })
   */
  ensure(
    body: CreateDomainRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<CreatedDomain, 'domain' | 'ssl_status'>>>
  /**
   * Reads one domain with its URL, document root and PHP version. Calls `GET
   * /v1/server/{servername}/domain/{domain}` (scope: read).
   *
   * The response is known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  get(domain: string, options?: CallOptions): Promise<DomainDetail>
  /**
   * Sets the memo of a domain, the only property that can be changed. Calls `PUT
   * /v1/server/{servername}/domain/{domain}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  update(domain: string, change: UpdateDomainRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a domain and its settings **permanently**; with `deleteFiles` its files too. Calls `DELETE
   * /v1/server/{servername}/domain/{domain}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   * @example await site.domains.delete('example.com', { deleteFiles: true })
   */
  delete(domain: string, options?: DeleteFilesOptions): Promise<Message>
  /**
   * Resets a domain to its initial state and **erases data irrecoverably**: everything (`all`), the web area (`web`),
   * or everything except the web area (`other`). Calls `POST /v1/server/{servername}/domain/{domain}/reset` (scope:
   * write).
   *
   * The values of `type` and the response are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   */
  reset(domain: string, type: DomainResetType, options?: CallOptions): Promise<Message>
}

export function createDomains({ api }: ClientPorts, path: ServerPath): DomainsApi {
  const url = '/v1/server/{servername}/domain'
  const domainUrl = `${url}/{domain}` as const
  const at = (domain: string): ServerPath & { domain: string } => ({
    ...path,
    domain: toPunycodeDomain('domain', domain),
  })
  const domains: DomainsApi = {
    async list(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.domains
    },
    async create(given, options) {
      const readOnly = { type: true, is_awaiting: true } as const
      const request = withoutReadOnly<Domain, CreateDomainRequest>(given, readOnly)
      const body = toPunycodeProperties(request, { domain: toPunycodeDomain })
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    ensure: (body, options) => ensureDomain(domains, body, options),
    async get(domain, options) {
      const { data } = await api.GET(domainUrl, { params: { path: at(domain) }, ...toInit(options) })
      return data
    },
    async update(domain, body, options) {
      const { data } = await api.PUT(domainUrl, { params: { path: at(domain) }, body, ...toInit(options) })
      return data
    },
    async delete(domain, { deleteFiles, ...options } = {}) {
      const { data } = await api.DELETE(domainUrl, {
        params: { path: at(domain) },
        ...toBody<DeleteDomainRequest>({ delete_files: deleteFiles }),
        ...toInit(options),
      })
      return data
    },
    async reset(domain, type, options) {
      const { data } = await api.POST(`${domainUrl}/reset`, {
        params: { path: at(domain) },
        body: { type },
        ...toInit(options),
      })
      return data
    },
  }
  return domains
}

async function ensureDomain(
  domains: DomainsApi,
  body: CreateDomainRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<CreatedDomain, 'domain' | 'ssl_status'>>> {
  return ensure(
    async () => {
      const found = await readIfThere(() => domains.get(body.domain, options))
      if (found === undefined) return undefined
      const change = pickChanges(body, found, ['memo'])
      return {
        identity: { domain: found.domain },
        change: change && (() => domains.update(body.domain, change, options)),
      }
    },
    async () => {
      const { message: _, ...created } = await domains.create(body, options)
      return created
    },
  )
}
