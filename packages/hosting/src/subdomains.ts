import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedSubdomain,
  CreateSubdomainRequest,
  DeleteSubdomainRequest,
  Message,
  Subdomain,
  UpdateSubdomainRequest,
} from '@hostwright/types'
import type { DeleteFilesOptions } from './delete-files.ts'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import { ensure, type EnsuredResource, isNamed, pickChanges } from './ensure.ts'
import type { ServerPath } from './server-path.ts'
import { toBody } from './to-body.ts'
import { toPunycodeDomain, toPunycodeProperties } from './to-punycode.ts'
import { withoutReadOnly } from './without-read-only.ts'

/** The subdomains of one server, by their full names. */
export interface SubdomainsApi {
  /**
   * Lists all subdomains, or those of one parent domain. Calls `GET /v1/server/{servername}/subdomain`
   * (scope: read).
   *
   * The filter and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<Subdomain[]>
  /**
   * Adds a subdomain, with a certificate unless `ssl` is false; `ssl_status` tells whether the certificate was issued.
   * After many subdomains in quick succession, the API can reject further ones for a while. Takes a subdomain of a list
   * too, for another server: what only responses have is not sent. Calls `POST
   * /v1/server/{servername}/subdomain` (scope: write).
   *
   * The default of `ssl`, the rejection, `memo` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateSubdomainRequest, options?: CallOptions): Promise<CreatedSubdomain>
  /**
   * Adds the subdomain unless it exists, and sets `memo` if it is given and differs. **`ssl` applies to a new subdomain
   * only**; no operation changes it later. Deletes nothing. Calls `GET /v1/server/{servername}/subdomain`, and, if
   * something is missing or differs, `POST /v1/server/{servername}/subdomain` or `PUT
   * /v1/server/{servername}/subdomain/{subdomain}` (scope: write).
   *
   * The list is known from public reference material.
   *
   * @throws {ApiError} the errors of `list`, `create` and `update`, unless another program has added the subdomain
   *   meanwhile
   */
  ensure(
    body: CreateSubdomainRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<Subdomain, 'subdomain'>>>
  /**
   * Sets the memo of a subdomain, the only property that can be changed. Calls `PUT
   * /v1/server/{servername}/subdomain/{subdomain}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown subdomain, `VALIDATION_ERROR`
   */
  update(subdomain: string, change: UpdateSubdomainRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a subdomain and its settings **permanently**; with `deleteFiles` its files too. Calls `DELETE
   * /v1/server/{servername}/subdomain/{subdomain}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown subdomain, `VALIDATION_ERROR`
   */
  delete(subdomain: string, options?: DeleteFilesOptions): Promise<Message>
}

export function createSubdomains({ api }: ClientPorts, path: ServerPath): SubdomainsApi {
  const url = '/v1/server/{servername}/subdomain'
  const subdomainUrl = `${url}/{subdomain}` as const
  const at = (subdomain: string): ServerPath & { subdomain: string } => ({
    ...path,
    subdomain: toPunycodeDomain('subdomain', subdomain),
  })
  const subdomains: SubdomainsApi = {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.subdomains
    },
    async create(given, options) {
      const readOnly = { domain: true, document_root: true } as const
      const request = withoutReadOnly<Subdomain, CreateSubdomainRequest>(given, readOnly)
      const body = toPunycodeProperties(request, { subdomain: toPunycodeDomain })
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    ensure: (body, options) => ensureSubdomain(subdomains, body, options),
    async update(subdomain, body, options) {
      const { data } = await api.PUT(subdomainUrl, {
        params: { path: at(subdomain) },
        body,
        ...toInit(options),
      })
      return data
    },
    async delete(subdomain, { deleteFiles, ...options } = {}) {
      const { data } = await api.DELETE(subdomainUrl, {
        params: { path: at(subdomain) },
        ...toBody<DeleteSubdomainRequest>({ delete_files: deleteFiles }),
        ...toInit(options),
      })
      return data
    },
  }
  return subdomains
}

async function ensureSubdomain(
  subdomains: SubdomainsApi,
  body: CreateSubdomainRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<Subdomain, 'subdomain'>>> {
  const wanted = toPunycodeDomain('subdomain', body.subdomain)
  return ensure(
    async () => {
      const found = (await subdomains.list(undefined, options)).find(({ subdomain }) =>
        isNamed(subdomain, wanted, toPunycodeDomain),
      )
      if (found === undefined) return undefined
      const { memo } = pickChanges(body, found, ['memo']) ?? {}
      return {
        identity: { subdomain: found.subdomain },
        change: memo === undefined ? undefined : () => subdomains.update(wanted, { memo }, options),
      }
    },
    async () => {
      await subdomains.create(body, options)
      return { subdomain: wanted }
    },
  )
}
