import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedDnsRecord,
  CreateDnsRecordRequest,
  DnsRecord,
  DnsRecordId,
  Message,
  UpdateDnsRecordRequest,
} from '@hostwright/types'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import { type EnsuredResource, ensure, pickChanges } from './ensure.ts'
import { findDnsRecord, hasSameContent } from './find-dns-record.ts'
import type { ServerPath } from './server-path.ts'
import { ifNative, toPunycodeDomain, toPunycodeProperties, toPunycodeHost } from './to-punycode.ts'
import { toDnsHost } from './to-dns-host.ts'
import { withoutReadOnly } from './without-read-only.ts'

/**
 * The DNS records of one server. The API takes `host` as a label such as `www`, with `@` for the domain itself; these
 * methods take full names too, so a record that was read can be written. A host that is the `domain` or ends with it is
 * a full name. Public reference material disagrees on whether lists contain full names or labels: `toDnsHost` reads
 * both.
 */
export interface DnsApi {
  /**
   * Lists all records, or those of one parent domain. They can include the TXT records of SPF, DKIM and DMARC settings.
   * Read `host` with `toDnsHost`. Calls `GET /v1/server/{servername}/dns` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<DnsRecord[]>
  /**
   * Adds a record. `ttl` is in seconds, 60 to 86400, 3600 by default; `priority` is for MX. The content is sent
   * unchanged, except for a native name in a CNAME or MX record, which is sent in Punycode. Takes a record of a list
   * too: its `id` is not sent, and a full name in `host` is sent as a label. Calls `POST /v1/server/{servername}/dns`
   * (scope: write).
   *
   * Limits, `priority` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateDnsRecordRequest, options?: CallOptions): Promise<CreatedDnsRecord>
  /**
   * Adds the record if there is none with the same name, type and content. Names, IPv6 addresses and texts with or
   * without quotes are equal in any notation, as with `toComparableContent`. `ttl` and `priority` (of MX and SRV) are
   * set if they are given and differ. A name can have several A, MX or TXT records, so a record with another content
   * stays beside the new one; a name has only one CNAME, so **its content is replaced**. Deletes nothing. Calls `GET
   * /v1/server/{servername}/dns`, and, if something is missing or differs, `POST /v1/server/{servername}/dns` or `PUT
   * /v1/server/{servername}/dns/{dns_id}` (scope: write).
   *
   * @throws {ApiError} as `list`, `create` and `update`; not if another program has added the record meanwhile
   */
  ensure(
    record: CreateDnsRecordRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<CreatedDnsRecord, 'id'>>>
  /**
   * Changes a record; properties that are not sent keep their value. If the content is a native name, such as `例え.jp`,
   * send `type` too. If the API does not find a record by its id, send `domain`, `host`, `type` and `content` too.
   * Calls `PUT /v1/server/{servername}/dns/{dns_id}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown record, `VALIDATION_ERROR`
   */
  update(id: DnsRecordId, change: UpdateDnsRecordRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a record **permanently**: its name no longer resolves. Calls `DELETE /v1/server/{servername}/dns/{dns_id}`
   * (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown record
   */
  delete(id: DnsRecordId, options?: CallOptions): Promise<Message>
}

export function createDns({ api }: ClientPorts, path: ServerPath): DnsApi {
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

async function ensureDnsRecord(
  dns: DnsApi,
  given: CreateDnsRecordRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<CreatedDnsRecord, 'id'>>> {
  // A program without types can leave the name out.
  const domain = toPunycodeDomain('domain', given.domain)
  const host = toPunycodeHost('host', given.host)
  const record = toRecord({ ...given, domain, host })
  const settings = toSettings(record)
  return ensure(
    async () => {
      const found = findDnsRecord(await dns.list({ domain: record.domain }, options), record)
      if (found === undefined) return undefined
      const { id } = found
      const change = pickChanges(settings, found, Object.keys(settings) as (keyof typeof settings)[])
      const isSame = change === undefined && hasSameContent(record, found)
      // The update sends all properties of the record, not only the changed ones, because the API may not find the
      // record by its id alone.
      return { identity: { id }, change: isSame ? undefined : () => dns.update(id, record, options) }
    },
    async () => {
      const { id } = await dns.create(record, options)
      return { id }
    },
  )
}

type Settings = Omit<CreateDnsRecordRequest, 'domain' | 'host' | 'type' | 'content'>

/** Returns the properties that do not tell a record apart from others. The API keeps a priority only of MX and SRV. */
function toSettings(record: CreateDnsRecordRequest): Settings {
  const { domain: _, host: _1, type, content: _2, ...settings } = record
  const { priority: _3, ...others } = settings
  return type === 'MX' || type === 'SRV' ? settings : others
}

function toRecord<T extends UpdateDnsRecordRequest>(record: T): T {
  const isName = record.type === 'CNAME' || record.type === 'MX'
  const content = isName ? { content: ifNative(toPunycodeDomain) } : {}
  const body = withoutReadOnly<DnsRecord, UpdateDnsRecordRequest>(record, { id: true })
  const converted = toPunycodeProperties(body, {
    domain: toPunycodeDomain,
    host: toPunycodeHost,
    ...content,
  })
  const { domain, host } = converted
  if (domain === undefined || host === undefined) return converted as T
  return { ...converted, host: toDnsHost({ domain, host }).label } as T
}
