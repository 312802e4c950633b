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
import type { ServerPath } from './server-path.ts'
import { ifNative, toPunycode, toPunycodeFields, toPunycodeHost } from './to-punycode.ts'

/**
 * The DNS records of one server. `host` is a label, with `@` for the domain itself; lists have been
 * seen to give full names instead.
 */
export interface DnsApi {
  /**
   * The records, all or those of one parent domain.
   * Calls `GET /v1/server/{servername}/dns` (scope: read).
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   * @see requirements, not there; path and bodies: public reference
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<DnsRecord[]>
  /**
   * Adds a record. `ttl` is in seconds, 60 to 86400, 3600 by default; `priority` is for MX. The content
   * goes as it is, but a native name as the content of a CNAME or MX goes in Punycode.
   * Calls `POST /v1/server/{servername}/dns` (scope: write).
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   * @see requirements, "Hosting: per-server management"; limits, `priority` and answer: public reference
   */
  create(body: CreateDnsRecordRequest, options?: CallOptions): Promise<CreatedDnsRecord>
  /**
   * Changes a record; what is left out stays. A native name as content needs the `type` beside it. A
   * record that the API does not find by its id needs `domain`, `host`, `type` and `content`.
   * Calls `PUT /v1/server/{servername}/dns/{dns_id}` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown record, `VALIDATION_ERROR`
   * @see requirements, by name only; path and bodies: public reference
   */
  update(id: DnsRecordId, change: UpdateDnsRecordRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a record **for good**: what it led to cannot be found any more.
   * Calls `DELETE /v1/server/{servername}/dns/{dns_id}` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown record
   * @see requirements, by name only; path and bodies: public reference
   */
  delete(id: DnsRecordId, options?: CallOptions): Promise<Message>
}

export function createDns({ api }: Client, path: ServerPath): DnsApi {
  const url = '/v1/server/{servername}/dns'
  const recordUrl = `${url}/{dns_id}` as const
  return {
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
}

function toRecord<T extends UpdateDnsRecordRequest>(record: T): T {
  const isName = record.type === 'CNAME' || record.type === 'MX'
  const content = isName ? { content: ifNative(toPunycode) } : {}
  return toPunycodeFields<UpdateDnsRecordRequest>(record, {
    domain: toPunycode,
    host: toPunycodeHost,
    ...content,
  }) as T
}
