import type { CreateDnsRecordRequest, DnsRecord } from '@hostwright/types'
import { toDnsHost } from './to-dns-host.ts'
import { toPunycode } from './to-punycode.ts'

/**
 * Finds the record with the wanted name, type and content, whatever its TTL and priority are. A name can have only one
 * CNAME record, so a CNAME is found whatever its content is. The host in a response may be a full name or a label, and
 * names may be native and end in a dot. A TXT record with quotes is not equal to one without.
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

/**
 * Whether two records of one type have the same content. Names in CNAME and MX records and IPv6 addresses are compared
 * in any notation, other content character by character.
 */
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

/** Converts a name to Punycode in lower case, without a dot at its end; returns other texts unchanged. */
function toPlainName(name: string): string {
  try {
    return toPunycode(name).replace(/\.$/, '')
  } catch {
    return name
  }
}

/** Converts an IPv6 address to its shortest form; returns other texts unchanged. */
function toPlainIpv6(address: string): string {
  try {
    return new URL(`http://[${address}]`).hostname
  } catch {
    return address
  }
}
