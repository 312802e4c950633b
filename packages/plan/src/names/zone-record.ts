import { toDnsHost, toPunycode } from '@hostwright/hosting'
import type { DnsRecord } from '@hostwright/types'
import { unquote } from './unquote.ts'

/** What tells a DNS record from others, however it is written. */
export interface ZoneRecord {
  /** The domain in Punycode. */
  readonly domain: string
  /** The full name in Punycode. */
  readonly name: string
  /** The label within the domain; `@` for the domain itself. */
  readonly label: string
  readonly type: string
  /** The content in one form for all ways to write it; for comparing, not for sending. */
  readonly content: string
  /** Name, type and content in one text. Of a CNAME there is one for each name, so its content is left out. */
  readonly key: string
}

/**
 * A record in the form in which records are compared.
 *
 * @throws {ConfigError} for names that are none
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

/** Whether one of two records excludes the other: nothing can be beside a CNAME. */
export function isNameTaken(one: ZoneRecord, other: ZoneRecord): boolean {
  return (
    one.name === other.name && one.type !== other.type && (one.type === 'CNAME' || other.type === 'CNAME')
  )
}

/** The content of a record as it is sent: names in Punycode, the rest as it is written. */
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

// What is ASCII is sent as it is written.
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
