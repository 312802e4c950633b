import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedMailFilter,
  CreateMailFilterRequest,
  MailFilter,
  MailFilterId,
  Message,
} from '@hostwright/types'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import type { ServerPath } from './server-path.ts'
import { ifNative, toPunycodeDomain, toPunycodeAddress, toPunycodeProperties } from './to-punycode.ts'

/** The rules that sort incoming mail. A rule cannot be changed: delete it and create another. */
export interface MailFiltersApi {
  /**
   * Lists the filters, all or those of one parent domain, each with its place in the order of its domain. Calls `GET
   * /v1/server/{servername}/mail-filter` (scope: read).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<MailFilter[]>
  /**
   * Adds a filter, which applies to mail that meets all its conditions. **The action `delete` loses mail for good.**
   * The target of a forwarding can be a native address, which is sent in Punycode; keywords are sent unchanged. Calls
   * `POST /v1/server/{servername}/mail-filter` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateMailFilterRequest, options?: CallOptions): Promise<CreatedMailFilter>
  /**
   * Deletes a filter **permanently**. Whether the ids of filters stay the same is not documented: read the list
   * directly before. Calls `DELETE /v1/server/{servername}/mail-filter/{filter_id}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown filter
   */
  delete(id: MailFilterId, options?: CallOptions): Promise<Message>
}

export function createMailFilters({ api }: ClientPorts, path: ServerPath): MailFiltersApi {
  const url = '/v1/server/{servername}/mail-filter'
  return {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.filters
    },
    async create(given, options) {
      // The target of a filter is a mail address only if its action forwards mail. So the target is converted to
      // Punycode only if it has characters outside of ASCII.
      const action = toPunycodeProperties(given.action, { target: ifNative(toPunycodeAddress) })
      const body = toPunycodeProperties({ ...given, action }, { domain: toPunycodeDomain })
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    async delete(id, options) {
      const { data } = await api.DELETE(`${url}/{filter_id}`, {
        params: { path: { ...path, filter_id: id } },
        ...toInit(options),
      })
      return data
    },
  }
}
