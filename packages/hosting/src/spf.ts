import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedSpfRecord,
  Message,
  PresetSpfAction,
  SpfRecord,
  UndocumentedResult,
  UpdateSpfRecordRequest,
} from '@hostwright/types'
import type { DomainFilter } from './domain-query.ts'
import { listOfDomains } from './list-of-domains.ts'
import { readList } from './read-list.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain } from './to-punycode.ts'

/** A change of an SPF record: an action that needs no further property, or the whole request. */
export type SpfChange = PresetSpfAction | UpdateSpfRecordRequest

/** The SPF records of one server's domains, which say which servers may send mail for a domain. */
export interface SpfApi {
  /**
   * Lists the records of a domain, or of all domains. Calls `GET /v1/server/{servername}/spf` (scope: read); for all
   * domains, once for each domain, after `GET /v1/server/{servername}/domain`.
   *
   * The form of the response, including the name of its list, is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   * @throws {UnexpectedResponseError} if the response does not have exactly one list
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<SpfRecord[]>
  /**
   * Creates a record at a domain or subdomain; the service chooses its text. Calls `POST
   * /v1/server/{servername}/spf` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(fqdn: string, options?: CallOptions): Promise<CreatedSpfRecord>
  /**
   * Changes a record: `reset` to the default, `enable_gmail`, or `custom` with its text. **The old text is
   * lost**, and receivers reject mail if the new one is wrong. The text is sent unchanged, including names in
   * it. Calls `PUT /v1/server/{servername}/spf/{fqdn}` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown record, `VALIDATION_ERROR`
   * @example await site.spf.update('example.com', { action: 'custom', spf_record: 'v=spf1 mx -all' })
   */
  update(fqdn: string, action: SpfChange, options?: CallOptions): Promise<UndocumentedResult>
  /**
   * Deletes a record **permanently**: receivers can no longer tell which servers may send. Calls `DELETE
   * /v1/server/{servername}/spf/{fqdn}` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown record, `VALIDATION_ERROR`
   */
  delete(fqdn: string, options?: CallOptions): Promise<Message>
}

export function createSpf(ports: ClientPorts, path: ServerPath): SpfApi {
  const { api } = ports
  const url = '/v1/server/{servername}/spf'
  const recordUrl = `${url}/{fqdn}` as const
  const at = (fqdn: string): ServerPath & { fqdn: string } => ({
    ...path,
    fqdn: toPunycodeDomain('fqdn', fqdn),
  })
  return {
    list: (filter, options) =>
      listOfDomains(ports, path, filter, options, async (query) =>
        readList(`GET ${url}`, await api.GET(url, { params: { path, query }, ...toInit(options) })),
      ),
    async create(fqdn, options) {
      const body = { fqdn: toPunycodeDomain('fqdn', fqdn) }
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    async update(fqdn, action, options) {
      const body = typeof action === 'string' ? { action } : action
      const { data } = await api.PUT(recordUrl, { params: { path: at(fqdn) }, body, ...toInit(options) })
      return data
    },
    async delete(fqdn, options) {
      const { data } = await api.DELETE(recordUrl, { params: { path: at(fqdn) }, ...toInit(options) })
      return data
    },
  }
}
