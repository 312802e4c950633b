import type { PropertyProblem } from './check-schedule.ts'
import { isIp } from './ip-address.ts'

/** The properties of a custom rule of the packet filter that depend on one another. */
export interface CustomRule {
  /** `tcp`, `udp` or `icmp`. */
  readonly protocol: string | null
  /** A port or a range `min-max`; `null` for icmp. */
  readonly port: string | null
  /** `all`, an address or a CIDR block. */
  readonly allowed_ip: string
}

/** Lists the problems of a custom rule of the packet filter that its schema does not find. */
export function checkRule({ protocol, port, allowed_ip }: CustomRule): PropertyProblem[] {
  const wrongPort = checkPort(protocol, port)
  const isSource = allowed_ip === 'all' || isIp(allowed_ip.split('/')[0]!)
  return [
    ...(wrongPort === undefined ? [] : [{ name: 'port', problem: wrongPort }]),
    ...(isSource ? [] : [{ name: 'allowed_ip', problem: 'is no address: give such as 2001:db8::/32' }]),
  ]
}

function checkPort(protocol: string | null, port: string | null): string | undefined {
  if (protocol === 'icmp') return port === null ? undefined : 'does not go with icmp: leave it out'
  if (port === null) return 'is required for tcp and udp'
  const [first = 0, last = first] = port.split('-').map(Number)
  return first <= last ? undefined : `ends before it begins: give ${last}-${first}`
}
