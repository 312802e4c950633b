import { parseIp } from '@hostwright/types/rules'

/** The properties of a packet filter rule that say what it lets in. */
export interface RuleFacts {
  readonly type: string
  readonly protocol?: string | null | undefined
  readonly port?: string | null | undefined
  readonly allowed_ip?: string | null | undefined
}

type Range = readonly [first: bigint, last: bigint]

/** Traffic that a rule allows: to ports of a protocol, from a range of addresses of one family. */
interface Opening {
  readonly protocol: string
  readonly ports: Range
  readonly bits: number
  readonly addresses: Range
}

// Ports of SSH, remote desktops, databases and control panels.
const administered = [
  22, 23, 1433, 1521, 2375, 2376, 3306, 3389, 5432, 5900, 5984, 6379, 6443, 8006, 9200, 10_000, 11_211,
  27_017,
]
const presets: Readonly<Record<string, readonly string[]>> = {
  ssh: ['22'],
  web: ['80', '443'],
  web_http: ['80'],
  mysql: ['3306'],
  postgresql: ['5432'],
  mail: ['25', '110', '143', '465', '587', '993', '995'],
  rdp: ['3389'],
}

/**
 * Returns the rules that, together with the others, open a port of administration to everybody. Half of the addresses
 * of a family counts as everybody, also if several rules share it, and so does half of 2000::/3.
 */
export function listPublic<Rule extends RuleFacts>(rules: readonly Rule[]): Rule[] {
  const openings = rules.flatMap(toOpenings)
  const isPublic = (own: Opening): boolean =>
    administered.some((number) => {
      const port = BigInt(number)
      if (own.ports[0] > port || port > own.ports[1]) return false
      const beside = openings.filter(
        (one) => isAlike(one, own) && one.ports[0] <= port && port <= one.ports[1],
      )
      const open = join(beside.map(({ addresses }) => addresses))
      return listEverybody(own.bits).some((all) => 2n * count(open, all) > all[1] - all[0])
    })
  return rules.filter((rule) => toOpenings(rule).some(isPublic))
}

/** Whether other rules let in all that a rule lets in. A rule for icmp lets in only what a rule of its own addresses does. */
export function isCovered(rule: RuleFacts, others: readonly RuleFacts[]): boolean {
  if (rule.protocol === 'icmp')
    return others.some(
      ({ protocol, allowed_ip }) =>
        protocol === 'icmp' && [rule.allowed_ip, 'all'].includes(allowed_ip ?? 'all'),
    )
  const openings = others.flatMap(toOpenings)
  return toOpenings(rule).every((own) => {
    const beside = openings.filter((one) => isAlike(one, own))
    const edges = beside.flatMap(({ ports }) => [ports[0], ports[1] + 1n])
    const starts = [own.ports[0], ...edges.filter((edge) => own.ports[0] < edge && edge <= own.ports[1])]
    return starts.every((port) => {
      const open = beside.filter(({ ports }) => ports[0] <= port && port <= ports[1])
      return join(open.map(({ addresses }) => addresses)).some(
        ([first, last]) => first <= own.addresses[0] && own.addresses[1] <= last,
      )
    })
  })
}

function isAlike(one: Opening, other: Opening): boolean {
  return one.protocol === other.protocol && one.bits === other.bits
}

/** Returns the addresses of everybody in a family: all, and those that IPv6 gives to hosts of the internet. */
function listEverybody(bits: number): Range[] {
  const all: Range = [0n, (1n << BigInt(bits)) - 1n]
  return bits === 32 ? [all] : [all, [1n << 125n, (1n << 126n) - 1n]]
}

/** Counts the addresses of ranges, which do not overlap, within another range. */
function count(ranges: readonly Range[], [from, to]: Range): bigint {
  const parts = ranges.map(([first, last]) => (last < to ? last : to) - (first > from ? first : from) + 1n)
  return parts.reduce((sum, part) => (part > 0n ? sum + part : sum), 0n)
}

/** Joins ranges that overlap or touch. */
function join(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const [first, last] of ranges.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const former = joined.at(-1)
    if (former === undefined || first > former[1] + 1n) joined.push([first, last])
    else if (last > former[1]) joined[joined.length - 1] = [former[0], last]
  }
  return joined
}

/** Describes the ports of a rule, such as `tcp 22`. */
export function describePorts(rule: RuleFacts): string {
  return `${rule.protocol ?? 'tcp'} ${listPorts(rule).join(', ')}`
}

/** Lists the ports of a rule. A rule whose ports cannot be read opens all. */
function listPorts({ type, port }: RuleFacts): readonly string[] {
  return presets[type] ?? [/^\d+(-\d+)?$/.test(port ?? '') ? port! : '1-65535']
}

function toOpenings(rule: RuleFacts): Opening[] {
  const { protocol, allowed_ip } = rule
  if (protocol === 'icmp') return []
  return listPorts(rule).flatMap((text) => {
    const [first = 1, last = first] = text.split('-').map(Number)
    return toFamilies(allowed_ip ?? 'all').map(({ bits, addresses }) => ({
      protocol: protocol ?? 'tcp',
      ports: [BigInt(first), BigInt(last)] as const,
      bits,
      addresses,
    }))
  })
}

/** Returns the addresses of a rule by family. A text that is no address counts as all addresses. */
function toFamilies(text: string): Pick<Opening, 'bits' | 'addresses'>[] {
  const [address = '', length] = text.split('/')
  const found = parseIp(address)
  if (found === undefined)
    return [32, 128].map((bits) => ({ bits, addresses: [0n, (1n << BigInt(bits)) - 1n] as const }))
  const bits = found.version === 4 ? 32 : 128
  const value = BigInt.asUintN(bits, found.value)
  const size = 1n << BigInt(bits - Number(length ?? bits))
  const first = (value / size) * size
  return [{ bits, addresses: [first, first + size - 1n] }]
}
