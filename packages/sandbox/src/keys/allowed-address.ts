import { BlockList, isIP } from 'node:net'
import { ApiFailure } from '../http/api-failure.ts'
import type { KeyRecord } from './key-record.ts'

/** Rejects a request from an address that its key is not allowed for. */
export function checkAddress({ allowed_ips }: KeyRecord, address: string): void {
  if (allowed_ips === undefined || isAllowed(allowed_ips, address)) return
  throw new ApiFailure('FORBIDDEN', 'This key may not be used from this address.')
}

function isAllowed(allowed: readonly string[], address: string): boolean {
  const list = new BlockList()
  for (const range of allowed) addRange(list, range)
  return list.check(address, familyOf(address))
}

/** Adds `192.0.2.1` or `192.0.2.0/24` to a list of addresses; throws for any other text. */
export function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/')
  if (isIP(address) === 0 || (bits !== undefined && !/^\d+$/.test(bits)))
    throw new TypeError(`allowed_ips: ${range} is neither an IP address nor a CIDR range`)
  if (bits === undefined) list.addAddress(address, familyOf(address))
  else list.addSubnet(address, Number(bits), familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
