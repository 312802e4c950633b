import type { DnsRecord } from '@hostwright/types'
import { toPunycode } from './to-punycode.ts'

/**
 * Converts the content of a DNS record to the form in which two notations of one content are equal: names in Punycode
 * and without a dot at their end, IPv6 addresses in their shortest form, texts without the quotes around them and in one
 * piece. Use it to compare records, not to send them. Makes no request.
 *
 * @example toComparableContent({ type: 'TXT', content: '"v=spf1 " "-all"' }) // returns v=spf1 -all
 */
export function toComparableContent(record: Pick<DnsRecord, 'type' | 'content'>): string {
  const { content } = record
  // The API can list a type that the description does not know.
  const type: string = record.type
  if (type === 'CNAME' || type === 'MX' || type === 'NS') return toPlainName(content.trim())
  if (type === 'TXT' || type === 'SPF') return unquote(content)
  if (type === 'AAAA') return toPlainIpv6(content.trim())
  const words = content.trim().split(/\s+/)
  if (type === 'SRV') return [...words.slice(0, -1), toPlainName(words.at(-1) ?? '')].join(' ')
  if (type === 'CAA') return toPlainCaa(words)
  return words.join(' ')
}

/** Converts a name to Punycode in lower case, without a dot at its end; returns other texts unchanged. */
export function toPlainName(name: string): string {
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

/** Converts the words of a CAA record: the tag and the issuer are compared in lower case, its parameters as they are. */
function toPlainCaa([flags = '', tag = '', ...value]: readonly string[]): string {
  const [issuer = '', ...parameters] = unquote(value.join(' ')).split(';')
  return [`${flags} ${tag} ${issuer}`.toLowerCase(), ...parameters].join(';')
}

const quoted = /"(?:[^"\\]|\\\d{3}|\\\D)*"/g
const wellQuoted = /^\(?\s*"(?:[^"\\]|\\\d{3}|\\\D)*"(?:\s*"(?:[^"\\]|\\\d{3}|\\\D)*")*\s*\)?$/

/**
 * Returns the text in the content of a TXT record, which may be in quotes: several strings, in parentheses or not, with
 * `\"`, `\\` and `\DDD`, the number of a byte, as in a zone file (RFC 1035, 5.1).
 */
function unquote(content: string): string {
  const text = content.trim()
  const isOpen = text.startsWith('(')
  if (!wellQuoted.test(text) || isOpen !== text.endsWith(')')) return content
  return (text.match(quoted) ?? []).map((piece) => unescape(piece.slice(1, -1))).join('')
}

/** Decodes escapes. Consecutive `\DDD` are bytes of UTF-8; bytes that are none keep their notation. */
function unescape(text: string): string {
  return text.replaceAll(/(?:\\\d{3})+|\\(\D)/g, (escape, sign: string | undefined) => {
    if (sign !== undefined) return sign
    const bytes = escape.slice(1).split('\\').map(Number)
    if (bytes.some((byte) => byte > 255)) return escape
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes))
    } catch {
      return escape
    }
  })
}
