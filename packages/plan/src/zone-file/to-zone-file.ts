import type { DesiredDnsRecord } from '../generated/desired.ts'
import { toDomainName } from '../names/normal-form.ts'
import { toRecord, toText } from '../names/zone-record.ts'

/**
 * Writes the records of a domain as a zone file (RFC 1035, 5.1). It has no SOA and no NS records, because the service
 * keeps them: a name server that loads the file needs them added. Makes no request.
 *
 * @throws {ConfigError} for an invalid name
 * @example toZoneFile('example.com', [{ host: 'www', type: 'A', content: '203.0.113.10', ttl: 300 }])
 */
export function toZoneFile(domain: string, records: readonly DesiredDnsRecord[]): string {
  const name = toDomainName(domain)
  const lines = records.map((record) => {
    const { label } = toRecord(name, record)
    const ttl = record.ttl === undefined ? '' : ` ${record.ttl}`
    return `${label}${ttl} IN ${record.type} ${toData(name, record)}\n`
  })
  return `$ORIGIN ${name}.\n$TTL 3600\n${lines.join('')}`
}

function toData(domain: string, record: DesiredDnsRecord): string {
  const { content, priority = 0 } = record
  const type: string = record.type
  if (type === 'TXT') return toStrings(toText(content))
  const plain = toRecord(domain, record).content
  if (type === 'CNAME') return `${plain}.`
  if (type === 'MX') return `${priority} ${toTarget(plain)}`
  if (type === 'CAA') return toQuotedValue(content.trim())
  if (type === 'A' || type === 'AAAA') return content.trim()
  const [weight = '', port = '', target = ''] = plain.split(' ')
  return `${priority} ${weight} ${port} ${toTarget(target)}`
}

/** Puts the value of a CAA record in quotes: outside of them, a semicolon begins a comment. */
function toQuotedValue(content: string): string {
  return content.replace(/[^\s"]+$/, '"$&"')
}

function toTarget(name: string): string {
  return name === '' || name === '.' ? '.' : `${name}.`
}

/** Writes a text as strings of at most 255 bytes. Bytes outside of ASCII are written as `\DDD`. */
function toStrings(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const pieces: string[] = []
  for (let start = 0; start < bytes.length || start === 0; start += 255)
    pieces.push(`"${Array.from(bytes.subarray(start, start + 255), toSign).join('')}"`)
  return pieces.join(' ')
}

function toSign(byte: number): string {
  if (byte === 34 || byte === 92) return `\\${String.fromCodePoint(byte)}`
  return byte >= 32 && byte < 127 ? String.fromCodePoint(byte) : `\\${String(byte).padStart(3, '0')}`
}
