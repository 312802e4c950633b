import type { DnsRecordType, Unlisted } from '../openapi.ts'
import { isIpv4, isIpv6 } from './ip-address.ts'

type KnownType = Exclude<DnsRecordType, Unlisted>

/**
 * Checks the content of a DNS record by its type, in the form in which it is sent: one space between its words, names in
 * Punycode. A TXT record can have any content. Returns the problem; `undefined` if there is none.
 */
export function checkDnsContent(type: string, content: string): string | undefined {
  if (Object.hasOwn(checks, type)) return checks[type as KnownType](content)
  return `is of the type ${type}, which the API does not know: give ${Object.keys(checks).join(', ')}`
}

// A single dot is the root of the DNS: MX and SRV records have it as their target to state that a service does not exist.
const checks: Readonly<Record<KnownType, (content: string) => string | undefined>> = {
  A: (content) => (isIpv4(content) ? undefined : 'is no IPv4 address: give one such as 192.0.2.1'),
  // A zone, such as in `fe80::1%eth0`, has a meaning on one machine only.
  AAAA: (content) =>
    isIpv6(content) && !content.includes('%')
      ? undefined
      : 'is no IPv6 address: give one such as 2001:db8::1',
  CNAME: checkTarget,
  MX: (content) => (content === '.' ? undefined : checkTarget(content)),
  TXT: () => undefined,
  SRV: checkService,
  CAA(content) {
    const [, flags] = /^(\d{1,3}) [A-Za-z0-9]+ (?:"[^"]*"|[^"\s]+)$/.exec(content) ?? []
    return Number(flags) <= 255
      ? undefined
      : 'is not the content of a CAA record: give such as 0 issue "ca.example.net"'
  },
}

function checkService(content: string): string | undefined {
  const words = content.split(' ')
  const numbers = words.slice(0, -1)
  const target = words.at(-1)!
  if (!numbers.every(isWord16)) return wrongService
  if (numbers.length === 3)
    return `has three numbers: the first is the priority, give it as priority: ${numbers[0]}`
  if (numbers.length !== 2) return wrongService
  return target === '.' ? undefined : checkTarget(target)
}

const wrongService = 'is not the content of an SRV record: give weight, port and host'

/** Whether a text is a number of 16 bits, as the weight and the port of an SRV record. */
function isWord16(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

function checkTarget(content: string): string | undefined {
  if (isIpv4(content) || isIpv6(content)) return 'is an address: give a host name'
  if (content.includes('*')) return 'has an asterisk, which no target has: give a host name'
  if (!/^[0-9A-Za-z_-]+(?:\.[0-9A-Za-z_-]+)*\.?$/.test(content))
    return 'is not a host name: give one such as mail.example.com'
  return checkNameLength(content.replace(/\.$/, ''))
}

/** Checks the length of a name and of its labels. Returns the problem; `undefined` if there is none. */
export function checkNameLength(name: string): string | undefined {
  if (name.length <= 63) return undefined
  const long = name.split('.').find((label) => label.length > 63)
  if (long !== undefined) return `has a label of ${long.length} characters: DNS allows 63`
  return name.length > 253 ? `is a name of ${name.length} characters: DNS allows 253` : undefined
}
