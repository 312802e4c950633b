import type { CreateDnsRecordRequest, DnsRecord } from '@hostwright/types'
import { toDnsHost } from './to-dns-host.ts'
import { toPunycode } from './to-punycode.ts'

/**
 * The record that is the wanted one, whatever its TTL and priority: that of the same name, type and content. Of a
 * CNAME, a name can have one, so it is found whatever its content. Responses may write names in full, in their native
 * form, and with a dot at the end.
 */
export function findDnsRecord(
  records: readonly DnsRecord[],
  wanted: CreateDnsRecordRequest,
): DnsRecord | undefined {
  const ofName = records.filter(
    ({ type, ...at }) => type === wanted.type && toFullName(at) === toFullName(wanted),
  )
  const content = toComparable(wanted)
  const same = ofName.find((record) => toComparable(record) === content)
  return same ?? (wanted.type === 'CNAME' ? ofName[0] : undefined)
}

/** Whether two records of one type have the same content, however it is written. */
export function hasSameContent(one: ContentOfType, other: ContentOfType): boolean {
  return toComparable(one) === toComparable(other)
}

type ContentOfType = Pick<DnsRecord, 'type' | 'content'>

function toFullName({ host, domain }: Pick<DnsRecord, 'host' | 'domain'>): string {
  return toDnsHost({ domain: toPlainName(domain), host: host === '@' ? host : toPlainName(host) }).name
}

function toComparable({ type, content }: ContentOfType): string {
  if (type === 'CNAME' || type === 'MX') return toPlainName(content)
  return type === 'AAAA' ? toPlainIpv6(content) : content
}

/** In Punycode and lower case, without a dot at the end; what is no name stays. */
function toPlainName(name: string): string {
  try {
    return toPunycode(name).replace(/\.$/, '')
  } catch {
    return name
  }
}

/** An address of version 6 in its shortest form; what is none stays. */
function toPlainIpv6(address: string): string {
  try {
    return new URL(`http://[${address}]`).hostname
  } catch {
    return address
  }
}
