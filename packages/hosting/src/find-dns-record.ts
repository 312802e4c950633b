import type { CreateDnsRecordRequest, DnsRecord } from '@hostwright/types'
import { toComparableContent } from './to-comparable-content.ts'
import { toDnsHost } from './to-dns-host.ts'

/**
 * Finds the record with the wanted name, type and content, whatever its TTL and priority are. A name can have only one
 * CNAME record, so a CNAME is found whatever its content is. The host in a response may be a full name or a label, and
 * names may be native and end in a dot.
 */
export function findDnsRecord(
  records: readonly DnsRecord[],
  wanted: CreateDnsRecordRequest,
): DnsRecord | undefined {
  const ofName = records.filter(
    (record) => record.type === wanted.type && toDnsHost(record).name === toDnsHost(wanted).name,
  )
  const content = toComparableContent(wanted)
  const same = ofName.find((record) => toComparableContent(record) === content)
  return same ?? (wanted.type === 'CNAME' ? ofName[0] : undefined)
}

/** Whether two records of one type have the same content, in whatever notation. */
export function hasSameContent(one: ContentOfType, other: ContentOfType): boolean {
  return toComparableContent(one) === toComparableContent(other)
}

type ContentOfType = Pick<DnsRecord, 'type' | 'content'>
