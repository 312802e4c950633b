import { type CallOptions, type Client, toInit } from '@hostwright/common'
import type {
  CreatedDnsRecord,
  CreateDnsRecordRequest,
  DnsRecord,
  DnsRecordId,
  Message,
  UpdateDnsRecordRequest,
} from '@hostwright/types'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import { type Ensured, ensure, pickChanges } from './ensure.ts'
import { findDnsRecord, hasSameContent } from './find-dns-record.ts'
import type { ServerPath } from './server-path.ts'
import { ifNative, toPunycodeDomain, toPunycodeProperties, toPunycodeHost } from './to-punycode.ts'

/**
 * The DNS records of one server. Requests take `host` as a label, with `@` for the domain itself. Lists have been seen
 * to give full names, and are documented elsewhere to give labels: `toDnsHost` reads both and says which it got.
 */
export interface DnsApi {
  /**
   * The records, all or those of one parent domain. The texts of SPF, DKIM and DMARC settings have been seen among
   * them, as TXT records. Read `host` with `toDnsHost`.
   * Calls `GET /v1/server/{servername}/dns` (scope: read).
   * Path and bodies are known from public reference material, not from the documentation.
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<DnsRecord[]>
  /**
   * Adds a record. `ttl` is in seconds, 60 to 86400, 3600 by default; `priority` is for MX. The content
   * goes as it is, but a native name as the content of a CNAME or MX goes in Punycode.
   * Calls `POST /v1/server/{servername}/dns` (scope: write).
   *
   * Limits, `priority` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateDnsRecordRequest, options?: CallOptions): Promise<CreatedDnsRecord>
  /**
   * Adds the record unless it is there: one of the same name, type and content, however the response writes them.
   * `ttl` and `priority` (of MX and SRV) are set where they are given and differ. A name can have several A, MX or TXT
   * records, so one with another content stays beside the new one; a CNAME is alone at its name, so **its content is
   * replaced**. Deletes nothing. Calls `GET /v1/server/{servername}/dns`, and, where something is missing or differs,
   * `POST /v1/server/{servername}/dns` or `PUT /v1/server/{servername}/dns/{dns_id}` (scope: write).
   *
   * @throws {ApiError} as `list`, `create` and `update`; none for a record that somebody has added meanwhile
   */
  ensure(
    record: CreateDnsRecordRequest,
    options?: CallOptions,
  ): Promise<Ensured<Pick<CreatedDnsRecord, 'id'>>>
  /**
   * Changes a record; what is left out stays. A native name as content needs the `type` beside it. A
   * record that the API does not find by its id needs `domain`, `host`, `type` and `content`.
   * Calls `PUT /v1/server/{servername}/dns/{dns_id}` (scope: write).
   *
   * The documentation only names it; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown record, `VALIDATION_ERROR`
   */
  update(id: DnsRecordId, change: UpdateDnsRecordRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a record **for good**: what it led to cannot be found any more.
   * Calls `DELETE /v1/server/{servername}/dns/{dns_id}` (scope: write).
   *
   * The documentation only names it; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown record
   */
  delete(id: DnsRecordId, options?: CallOptions): Promise<Message>
}

export function createDns({ api }: Client, path: ServerPath): DnsApi {
  const url = '/v1/server/{servername}/dns'
  const recordUrl = `${url}/{dns_id}` as const
  const dns: DnsApi = {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.records
    },
    async create(given, options) {
      const body = toRecord(given)
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    ensure: (record, options) => ensureDnsRecord(dns, record, options),
    async update(id, change, options) {
      const { data } = await api.PUT(recordUrl, {
        params: { path: { ...path, dns_id: id } },
        body: toRecord(change),
        ...toInit(options),
      })
      return data
    },
    async delete(id, options) {
      const { data } = await api.DELETE(recordUrl, {
        params: { path: { ...path, dns_id: id } },
        ...toInit(options),
      })
      return data
    },
  }
  return dns
}

function ensureDnsRecord(
  dns: DnsApi,
  given: CreateDnsRecordRequest,
  options?: CallOptions,
): Promise<Ensured<Pick<CreatedDnsRecord, 'id'>>> {
  const record = toRecord(given)
  const hasPriority = record.type === 'MX' || record.type === 'SRV'
  return ensure(
    async () => {
      const found = findDnsRecord(await dns.list({ domain: record.domain }, options), record)
      if (found === undefined) return undefined
      const { id } = found
      const change = pickChanges(record, found, hasPriority ? ['ttl', 'priority'] : ['ttl'])
      const isSame = change === undefined && hasSameContent(record, found)
      // With all of it beside the id, the API finds the record also where the id alone does not do.
      return { identity: { id }, change: isSame ? undefined : () => dns.update(id, record, options) }
    },
    async () => {
      const { id } = await dns.create(record, options)
      return { id }
    },
  )
}

function toRecord<T extends UpdateDnsRecordRequest>(record: T): T {
  const isName = record.type === 'CNAME' || record.type === 'MX'
  const content = isName ? { content: ifNative(toPunycodeDomain) } : {}
  return toPunycodeProperties<UpdateDnsRecordRequest>(record, {
    domain: toPunycodeDomain,
    host: toPunycodeHost,
    ...content,
  }) as T
}
