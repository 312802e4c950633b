import { expect, test } from 'vitest'
import { parseRange, checkAddress } from './allowed-address.ts'
import type { KeyRecord } from './key-record.ts'

function isAllowed(allowed_ips: readonly string[] | undefined, address: string): boolean {
  try {
    checkAddress({ allowed_ips } as KeyRecord, address)
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('this address') })
    return false
  }
}

test.each<[allowed: string[] | undefined, address: string, expected: boolean]>([
  [undefined, '192.0.2.1', true],
  [['192.0.2.1'], '192.0.2.1', true],
  [['192.0.2.1'], '192.0.2.2', false],
  [['192.0.2.0/24'], '192.0.2.255', true],
  [['192.0.2.0/24'], '192.0.3.0', false],
  [['198.51.100.7', '192.0.2.0/30'], '192.0.2.3', true],
  [['198.51.100.7', '192.0.2.0/30'], '192.0.2.4', false],
  [['2001:db8::1'], '2001:db8::1', true],
  [['2001:db8::/32'], '2001:db8:ffff::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['192.0.2.1'], '2001:db8::1', false],
])('a key for %j may be used from %s: %s', (allowed, address, expected) => {
  expect(isAllowed(allowed, address)).toBe(expected)
})

test.each(['', 'example.com', '192.0.2.256', '192.0.2.0/', '192.0.2.0/x', '192.0.2.0/2x', '192.0.2.0/x2'])(
  '“%s” is no range of addresses',
  (range) => {
    expect(() => parseRange(range)).toThrow(`allowed_ips: ${range} is neither an IP address nor a CIDR range`)
  },
)
