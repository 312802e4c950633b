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

// A single dot is the root of the DNS: MX and SRV records have it as their target to state that a service does not exist.
const checks: Readonly<Record<string, (content: string) => string | undefined>> = {
  A: (content) => (isIpv4(content) ? undefined : 'is no IPv4 address: give one such as 192.0.2.1'),
  AAAA: (content) => (isIpv6(content) ? undefined : 'is no IPv6 address: give one such as 2001:db8::1'),
  CNAME: checkTarget,
  MX: (content) => (content === '.' ? undefined : checkTarget(content)),
  SRV(content) {
    const words = content.split(/\s+/)
    const numbers = words.slice(0, -1)
    const target = words.at(-1) ?? ''
    if (numbers.length === 3 && numbers.every(isPort))
      return `has three numbers: the first is the priority, give it as priority: ${numbers[0]}`
    const isForm = numbers.length === 2 && numbers.every(isPort)
    if (!isForm) return 'is not the content of an SRV record: give weight, port and host'
    return target === '.' ? undefined : checkTarget(target)
  },
  TXT: checkText,
  CAA(content) {
    const [, flags] = /^(\d{1,3})\s+[a-z0-9]+\s+(?:"[^"]*"|[^"\s]+)$/i.exec(content) ?? []
    const isForm = flags !== undefined && Number(flags) <= 255
    const problem = 'is not the content of a CAA record: give such as 0 issue "ca.example.net"'
    return checkEscape(content) ?? (isForm ? undefined : problem)
  },
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
  try {
    const name = toDomainName(content)
    return name.includes('*') ? 'has an asterisk, which no target has: give a host name' : checkLength(name)
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
  const byte = /\\(?![01]\d\d|2[0-4]\d|25[0-5])\d{1,3}/.exec(content.replaceAll(/\\\D/g, ''))?.[0]
  if (byte !== undefined)
    return `has ${byte}, which is no byte: give three digits to \\255, or \\\\ for a backslash`
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
