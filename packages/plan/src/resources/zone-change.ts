import type { DnsRecord } from '@hostwright/types'
import type { DesiredDnsRecord } from '../generated/desired.ts'
import { toSentContent, type ZoneRecord } from '../names/zone-record.ts'
import { type Change, toChange } from '../changes/change.ts'
import { type Operation, toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import type { HostingContext } from './hosting-context.ts'

/** A record that there is. */
export interface FoundRecord extends ZoneRecord {
  readonly raw: DnsRecord
}

/** A record that there shall be. */
export interface WantedRecord extends ZoneRecord {
  readonly given: DesiredDnsRecord
}

type Server = Pick<HostingContext, 'address' | 'servername'>

/** Adds a record. */
export function createRecord(server: Server, wanted: WantedRecord): Change {
  const { given, label: host, domain } = wanted
  const { type } = given
  const body = { domain, host, type, content: toSentContent(type, given.content), ...pickNumbers(given) }
  return toChange({
    ...place(server, wanted),
    action: 'create',
    after: given,
    operations: [toOperation('createDnsRecord', { servername: server.servername }, body)],
    stage: stages.dns,
  })
}

/** Makes one record of another, after others that exclude it have gone. */
export function replaceRecord(
  server: Server,
  wanted: WantedRecord,
  found: FoundRecord,
  rivals: readonly FoundRecord[] = [],
): Change {
  const { servername } = server
  const { given, label: host, domain } = wanted
  const { type } = given
  const { ttl, priority } = found.raw
  const hasPriority = type === 'MX' || type === 'SRV'
  const body = {
    domain,
    host,
    type,
    // A content that means the same stays as it is written.
    content:
      wanted.content === found.content && type === found.type
        ? found.raw.content
        : toSentContent(type, given.content),
    ttl: given.ttl ?? ttl,
    ...(hasPriority && { priority: given.priority ?? (found.type === type ? priority : 0) }),
  }
  const removals = rivals.map((rival) => toRemoval(server, rival))
  return toChange({
    ...place(server, wanted),
    action: 'update',
    before: removals.length === 0 ? toShown(found) : [found, ...rivals].map(toShown),
    after: given,
    operations: [...removals, toOperation('updateDnsRecord', { servername, dns_id: found.raw.id }, body)],
    stage: stages.dns,
  })
}

/** Deletes a record. */
export function deleteRecord(server: Server, found: FoundRecord): Change {
  return toChange({
    ...place(server, found),
    // Two records may mean the same; each is deleted by its id.
    address: toDnsAddress(server, found),
    action: 'delete',
    before: toShown(found),
    operations: [toRemoval(server, found)],
    stage: stages.shutDns,
  })
}

/** Where a record is. */
export function toDnsAddress({ address }: Server, { key, type, content }: ZoneRecord): string {
  // A CNAME that goes is named with where it leads.
  return `${address}/dns/${type === 'CNAME' ? `${key} ${content}` : key}`
}

function place(server: Server, { key, domain }: ZoneRecord): { address: string; lane: string } {
  return { address: `${server.address}/dns/${key}`, lane: `${server.address}/dns/${domain}` }
}

function toRemoval({ servername }: Server, { raw }: FoundRecord): Operation {
  return toOperation('deleteDnsRecord', { servername, dns_id: raw.id })
}

function toShown({ label: host, type, raw: { content, ttl, priority } }: FoundRecord): DesiredDnsRecord {
  const shown = { host, type: type as DesiredDnsRecord['type'], content, ttl }
  return type === 'MX' || type === 'SRV' ? { ...shown, priority } : shown
}

function pickNumbers({ ttl, priority }: DesiredDnsRecord): { ttl?: number; priority?: number } {
  return { ...(ttl !== undefined && { ttl }), ...(priority !== undefined && { priority }) }
}
