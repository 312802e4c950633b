import { toComparableContent, toDnsHost, toPunycode } from '@hostwright/hosting'
import type { DnsRecord } from '@hostwright/types'

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
  return toRecordAt(domain, record.host === '@' ? '@' : toPunycode(record.host), record)
}

/** Converts a DNS record whose host is already in Punycode, or is no domain name. */
export function toRecordAt(
  domain: string,
  host: string,
  record: Pick<DnsRecord, 'type' | 'content'>,
): ZoneRecord {
  const plain = toPunycode(domain).replace(/\.$/, '')
  const { name, label } = toDnsHost({ domain: plain, host })
  const { type } = record
  const content = toComparableContent(record)
  const key = type === 'CNAME' ? `${name} CNAME` : `${name} ${type} ${content}`
  return { domain: plain, name, label, type, content, key }
}

/** Returns the name in the key of a record. */
export function toName(key: string): string {
  const end = key.indexOf(' ')
  return end === -1 ? key : key.slice(0, end)
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

/** Returns the text of a TXT record, whose content may be quoted and split into several strings. */
export function toText(content: string): string {
  return toComparableContent({ type: 'TXT', content })
}

/**
 * Returns the host of a record for a file or a request: its label. A label that ends like the domain would be read as a
 * full name, so the full name is given.
 */
export function toHostText({ label, name, domain }: Pick<ZoneRecord, 'label' | 'name' | 'domain'>): string {
  return label === domain || label.endsWith(`.${domain}`) ? name : label
}

/**
 * Converts the content of a record for a request: the target of a CNAME, MX, NS or SRV record to Punycode, a text to its
 * plain form, or to the quoted one if the account lists quoted texts. Other content is returned unchanged.
 */
export function toSentContent(type: string, content: string, isQuoted = false): string {
  if (type === 'CNAME' || type === 'MX' || type === 'NS') return toNative(content.trim())
  if (type === 'SRV') return toOneLine(content).replace(/\S+$/, toNative)
  if (type !== 'TXT') return toOneLine(content)
  const text = toText(content)
  // A text that would be read as a quoted one, or with escapes of bytes that are no UTF-8, cannot be sent plain.
  const isPlain = text.trim() === text && text !== '' && !/^\(?\s*"|\\\d{3}|\p{Cc}/u.test(text)
  if (!isPlain && text !== content) return content
  return isQuoted ? toQuoted(text) : text
}

/** Returns a content with one space between its words. Spaces in quotes are kept. */
function toOneLine(content: string): string {
  const text = content.trim()
  if (!/\s/.test(text)) return text
  return text.replaceAll(/("[^"]*")|\s+/g, (_, quoted: string | undefined) => quoted ?? ' ')
}

/** Quotes a text, in pieces of at most 255 bytes. */
function toQuoted(text: string): string {
  const pieces: string[] = ['']
  let bytes = 0
  for (const sign of text) {
    const { length } = new TextEncoder().encode(sign)
    if (bytes + length > 255) {
      pieces.push('')
      bytes = 0
    }
    bytes += length
    pieces[pieces.length - 1] += sign === '"' || sign === '\\' ? `\\${sign}` : sign
  }
  return pieces.map((piece) => `"${piece}"`).join(' ')
}

// Converts a name with characters outside of ASCII to Punycode. Other text is returned unchanged.
function toNative(name: string): string {
  if (/^[\0-\x7F]*$/.test(name)) return name
  try {
    return toPunycode(name)
  } catch {
    return name
  }
}
