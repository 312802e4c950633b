import { toDnsHost, toPunycode } from '@hostwright/hosting'
import type { DnsRecord } from '@hostwright/types'
import { unquote } from './unquote.ts'

/** A DNS record in the form in which records are compared: two notations of one record are equal. */
export interface ZoneRecord {
  /** The domain of the record, in Punycode. */
  readonly domain: string
  /** The full name of the record in Punycode. */
  readonly name: string
  /** The label of the record within the domain; `@` for the domain itself. */
  readonly label: string
  readonly type: string
  /** The content in its normal form, which is compared with other records and never sent. */
  readonly content: string
  /** Name, type and content as one text. A CNAME's key has no content, because a name can have only one. */
  readonly key: string
}

/**
 * Converts a DNS record to the form in which records are compared.
 *
 * @throws {ConfigError} for invalid names
 */
export function toRecord(domain: string, record: Pick<DnsRecord, 'host' | 'type' | 'content'>): ZoneRecord {
  const plain = toPunycode(domain).replace(/\.$/, '')
  const host = record.host === '@' ? '@' : toPunycode(record.host)
  const { name, label } = toDnsHost({ domain: plain, host })
  const { type } = record
  const content = toComparable(type, record.content)
  const key = type === 'CNAME' ? `${name} CNAME` : `${name} ${type} ${content}`
  return { domain: plain, name, label, type, content, key }
}

/**
 * Whether two records of different types cannot exist together: no other record of the same name can exist beside a
 * CNAME.
 */
export function isNameTaken(one: ZoneRecord, other: ZoneRecord): boolean {
  return (
    one.name === other.name && one.type !== other.type && (one.type === 'CNAME' || other.type === 'CNAME')
  )
}

/**
 * Converts the content of a record for a request: the name in a CNAME, MX or NS record to Punycode. Other content, also
 * the target of an SRV record, is returned unchanged.
 */
export function toSentContent(type: string, content: string): string {
  const isName = type === 'CNAME' || type === 'MX' || type === 'NS'
  return isName ? toPlainName(content, false) : content
}

function toComparable(type: string, content: string): string {
  if (type === 'CNAME' || type === 'MX' || type === 'NS') return toPlainName(content, true)
  if (type === 'TXT' || type === 'SPF') return unquote(content)
  if (type === 'AAAA') return toPlainIpv6(content)
  const words = content.trim().split(/\s+/)
  if (type === 'SRV') return [...words.slice(0, -1), toPlainName(words.at(-1) ?? '', true)].join(' ')
  if (type === 'CAA') return [...words.slice(0, 2), unquote(words.slice(2).join(' '))].join(' ').toLowerCase()
  return words.join(' ')
}

function toPlainName(name: string, isCompared: boolean): string {
  try {
    return isCompared ? toPunycode(name).replace(/\.$/, '') : toNative(name)
  } catch {
    return name
  }
}

// Converts a name with characters outside of ASCII to Punycode. A name in ASCII is returned unchanged.
function toNative(name: string): string {
  return /^[\0-\x7F]*$/.test(name) ? name : toPunycode(name)
}

function toPlainIpv6(address: string): string {
  try {
    return new URL(`http://[${address}]`).hostname
  } catch {
    return address
  }
}
