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
import { ensure, type EnsuredResource, isNamed } from './ensure.ts'
import type { ServerPath } from './server-path.ts'
import { ifNative, toPunycodeDomain, toPunycodeAddress, toPunycodeProperties } from './to-punycode.ts'
import { withoutReadOnly } from './without-read-only.ts'

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
   * The target of a forwarding can be a native address, which is sent in Punycode; keywords are sent unchanged. Takes a
   * filter of a list too, for another domain or server: its `id` and `priority` are not sent. Calls `POST
   * /v1/server/{servername}/mail-filter` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateMailFilterRequest, options?: CallOptions): Promise<CreatedMailFilter>
  /**
   * Adds the filter unless the domain has one with the same conditions, in any order, and the same action. A rule
   * cannot be changed, so **another rule is added beside the existing ones**, after them in the order of the domain.
   * Deletes nothing. If two programs add a filter at the same moment, there may be two. Calls `GET
   * /v1/server/{servername}/mail-filter`, and, if it is missing, `POST /v1/server/{servername}/mail-filter` (scope:
   * write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} the errors of `list` and `create`
   */
  ensure(
    body: CreateMailFilterRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<CreatedMailFilter, 'id'>>>
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
  const filters: MailFiltersApi = {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.filters
    },
    ensure: (body, options) => ensureFilter(filters, body, options),
    async create(given, options) {
      const body = toFilter(given)
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
  return filters
}

function toFilter(given: CreateMailFilterRequest): CreateMailFilterRequest {
  // The target of a filter is a mail address only if its action forwards mail. So the target is converted to Punycode
  // only if it has characters outside of ASCII.
  const action = toPunycodeProperties(given.action, { target: ifNative(toPunycodeAddress) })
  const body = withoutReadOnly<MailFilter, CreateMailFilterRequest>(given, { id: true, priority: true })
  return toPunycodeProperties({ ...body, action }, { domain: toPunycodeDomain })
}

async function ensureFilter(
  filters: MailFiltersApi,
  given: CreateMailFilterRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<CreatedMailFilter, 'id'>>> {
  const body = toFilter(given)
  return ensure(
    async () => {
      const list = await filters.list({ domain: body.domain }, options)
      const found = list.find((filter) => isSameRule(filter, body))
      return found && { identity: { id: found.id }, change: undefined }
    },
    async () => ({ id: (await filters.create(body, options)).id }),
  )
}

function isSameRule(found: MailFilter, wanted: CreateMailFilterRequest): boolean {
  const { type, target = '', method } = wanted.action
  if (found.action.type !== type || found.action.method !== method) return false
  if (!isNamed(found.action.target, target, ifNative(toPunycodeAddress))) return false
  if (!isNamed(found.domain, wanted.domain, toPunycodeDomain)) return false
  return toComparable(found.conditions) === toComparable(wanted.conditions)
}

/** Returns a text that is equal for the same conditions in any order: a mail must meet all of them. */
function toComparable(conditions: CreateMailFilterRequest['conditions']): string {
  const texts = conditions.map(({ field, match_type, keyword }) =>
    JSON.stringify([field, match_type, keyword]),
  )
  return texts.toSorted().join()
}
