import { ApiFailure } from '../http/api-failure.ts'
import { parseIpRange } from '@hostwright/types/rules'
import type { KeyRecord } from './key-record.ts'

/** Rejects a request from an IP address that its API key does not allow. */
export function checkAddress({ allowed_ips = [] }: KeyRecord, address: string): void {
  if (allowed_ips.length === 0 || allowed_ips.some((range) => parseRange(range)(address))) return
  throw new ApiFailure('FORBIDDEN', 'This key may not be used from this address.')
}

/**
 * Returns a function that tests whether an address belongs to an IP address or a CIDR range, such as `192.0.2.1` or
 * `192.0.2.0/24`. Throws a `TypeError` for any other text.
 */
export function parseRange(range: string): (address: string) => boolean {
  const isIn = parseIpRange(range)
  if (isIn === undefined)
    throw new TypeError(`allowed_ips: ${range} is neither an IP address nor a CIDR range`)
  return isIn
}
