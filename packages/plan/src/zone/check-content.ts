import { toDomainName } from '../names/normal-form.ts'
import { toText } from '../names/zone-record.ts'

/**
 * Checks the content of a DNS record by its type. Returns the problem; `undefined` if there is none or the type is
 * unknown.
 */
export function checkContent(type: string, content: string): string | undefined {
  const check = Object.hasOwn(checks, type) ? checks[type] : undefined
  return check?.(content.trim())
}

const checks: Readonly<Record<string, (content: string) => string | undefined>> = {
  A: (content) => (isIpv4(content) ? undefined : 'is no IPv4 address: give one such as 192.0.2.1'),
  AAAA: (content) => (isIpv6(content) ? undefined : 'is no IPv6 address: give one such as 2001:db8::1'),
  CNAME: checkTarget,
  MX: checkTarget,
  SRV(content) {
    const words = content.split(/\s+/)
    const numbers = words.slice(0, -1)
    const isForm = numbers.length >= 2 && numbers.length <= 3 && numbers.every(isPort)
    return isForm
      ? checkTarget(words.at(-1) ?? '')
      : 'is not the content of an SRV record: give weight, port and host'
  },
  TXT: checkText,
  CAA: (content) =>
    checkEscape(content) ??
    (/^\d{1,3}\s+[a-z0-9]+\s+\S/i.test(content)
      ? undefined
      : 'is not the content of a CAA record: give such as 0 issue "ca.example.net"'),
}

function isIpv4(text: string): boolean {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}

function isIpv6(text: string): boolean {
  return /^[0-9a-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`)
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

function checkTarget(content: string): string | undefined {
  if (isIpv4(content) || isIpv6(content)) return 'is an address: give a host name'
  // A single dot is the root of the DNS: MX and SRV records have it as their target to state that a service does not
  // exist.
  if (content === '.') return undefined
  try {
    return checkLength(toDomainName(content))
  } catch {
    return 'is not a host name: give one such as mail.example.com'
  }
}

/** Checks the length of a name and of its labels. */
export function checkLength(name: string): string | undefined {
  const long = name.split('.').find((label) => label.length > 63)
  if (long !== undefined) return `has a label of ${long.length} characters: DNS allows 63`
  return name.length > 253 ? `is a name of ${name.length} characters: DNS allows 253` : undefined
}

function checkText(content: string): string | undefined {
  const length = bytesOf(content)
  if (length > 65_280) return `has ${length} bytes: DNS allows about 65,000`
  if (!/^\(?\s*"/.test(content)) return checkEscape(content)
  if (toText(content) === content) {
    return 'is in quotes only in part: put all of it in quotes, with \\" for a quote and \\\\ for a backslash, or none of it'
  }
  const pieces = content.match(/"(?:[^"\\]|\\.)*"/g) ?? []
  const long = pieces.map((piece) => bytesOf(piece.slice(1, -1))).find((bytes) => bytes > 255)
  return long === undefined ? undefined : `has a quoted piece of ${long} bytes: DNS allows 255 each`
}

/**
 * Finds the `\;` of a zone file outside of quotes. The files of other DNS tools have it, and the API would publish the
 * backslash.
 */
function checkEscape(content: string): string | undefined {
  const outside = content.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
  return outside.includes('\\;') ? 'has \\; outside of quotes: write ; without the backslash' : undefined
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
