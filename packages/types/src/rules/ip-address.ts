/** An IP address as a number of 128 bits. IPv4 addresses are mapped to IPv6: `::ffff:192.0.2.1`. */
export interface IpAddress {
  /** The version of the protocol. */
  readonly version: 4 | 6
  /** The address as a number; that of `::ffff:192.0.2.1` for 192.0.2.1. */
  readonly value: bigint
}

const bits = { 4: 32, 6: 128 } as const

/**
 * Whether a text is an IPv4 or IPv6 address without brackets. An IPv6 address may have a zone, such as `fe80::1%eth0`.
 */
export function isIp(text: string): boolean {
  return parseIp(text) !== undefined
}

/** Whether a text is an IPv4 address such as `192.0.2.1`. */
export function isIpv4(text: string): boolean {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && +part < 256)
}

/** Whether a text is an IPv6 address such as `2001:db8::1`. */
export function isIpv6(text: string): boolean {
  return parseIp(text)?.version === 6
}

/**
 * Returns a function that tests whether an address belongs to an IP address or a CIDR range, such as `192.0.2.1` or
 * `192.0.2.0/24`; `undefined` for any other text.
 */
export function parseIpRange(range: string): ((address: string) => boolean) | undefined {
  const [first, length, ...rest] = range.split('/') as [string, ...string[]]
  const start = parseIp(first)
  if (start === undefined || rest.length > 0) return undefined
  const most = bits[start.version]
  if (length !== undefined && !(/^\d+$/.test(length) && Number(length) <= most)) return undefined
  const shift = BigInt(most - Number(length ?? most))
  return (address) => {
    const found = parseIp(address)
    return found !== undefined && found.value >> shift === start.value >> shift
  }
}

/** Parses an IPv4 or IPv6 address; `undefined` for any other text. */
export function parseIp(text: string): IpAddress | undefined {
  const short = parseIpv4(text)
  if (short !== undefined) return { version: 4, value: (0xffffn << 32n) + short }
  const long = parseIpv6(text)
  return long === undefined ? undefined : { version: 6, value: long }
}

function parseIpv4(text: string): bigint | undefined {
  return isIpv4(text) ? text.split('.').reduce((value, part) => value * 256n + BigInt(part), 0n) : undefined
}

function parseIpv6(text: string): bigint | undefined {
  // The part after a percent sign is the zone, the name of a network interface.
  const [address, ...zone] = text.split('%') as [string, ...string[]]
  if (zone.length > 1 || (zone[0] !== undefined && !/^[0-9a-zA-Z\-.:]+$/.test(zone[0]))) return undefined
  const halves = address.split('::')
  const [head, tail] = halves.map(toGroups)
  if (head === undefined || halves.length > 2 || (halves.length === 2 && tail === undefined)) return undefined
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array.from({ length: missing }, () => 0), ...(tail ?? [])]
  return groups.reduce((value, group) => (value << 16n) + BigInt(group), 0n)
}

/** Returns the 16-bit groups of an address. The last two can be written as an IPv4 address. */
function toGroups(text: string, index: number, halves: readonly string[]): number[] | undefined {
  if (text === '') return []
  const parts = text.split(':')
  const isLast = index === halves.length - 1
  const dotted = isLast ? parseIpv4(parts.at(-1)!) : undefined
  const written = dotted === undefined ? parts : parts.slice(0, -1)
  if (!written.every((part) => /^[0-9a-fA-F]{1,4}$/.test(part))) return undefined
  const groups = written.map((part) => Number.parseInt(part, 16))
  return dotted === undefined ? groups : [...groups, Number(dotted >> 16n), Number(dotted & 0xffffn)]
}
