import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIp, isIpv4, isIpv6, parseIpRange } from './ip-address.ts'

const short = fc.oneof(fc.ipV4(), fc.ipV4Extended())
const long = fc.oneof(
  fc.ipV6(),
  fc.stringMatching(/^[0-9a-f:]{1,20}(%[a-z0-9:]{0,4})?$/),
  fc.stringMatching(/^([0-9a-f]{0,4}:){1,8}([0-9]{1,3}\.){0,3}[0-9a-f]{0,4}$/),
)
const text = fc.oneof(
  short,
  long,
  fc.string(),
  fc.constantFrom('::', '::1', '1::', '01.2.3.4', '1.2.3.4 ', '::1%', '::%a%b', '::%a!'),
)

test('an address is valid if Node accepts it', () => {
  const property = fc.property(text, (address) => {
    expect([address, isIp(address), isIpv4(address), isIpv6(address)]).toEqual([
      address,
      isIP(address) !== 0,
      isIPv4(address),
      isIPv6(address),
    ])
  })
  fc.assert(property, { numRuns: 5_000 })
})

const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.tuple(fc.nat(3), fc.nat(3)).map(([a, b]) => `192.0.${a}.${b}`),
  fc.tuple(fc.nat(3), fc.nat(3)).map(([a, b]) => `2001:db8:${a}::${b}`),
  fc.nat(3).map((a) => `::ffff:192.0.0.${a}`),
)

test('a range contains the same addresses as in Node', () => {
  const property = fc.property(address, fc.nat(128), address, (start, length, other) => {
    const family = isIPv4(start) ? 'ipv4' : 'ipv6'
    const bits = family === 'ipv4' ? length % 33 : length
    const list = new BlockList()
    list.addSubnet(start, bits, family)
    const range = `${start}/${bits}`
    const expected = list.check(other, isIPv4(other) ? 'ipv4' : 'ipv6')
    expect([range, other, parseIpRange(range)?.(other)]).toEqual([range, other, expected])
    expect(parseIpRange(start)?.(start)).toBe(true)
  })
  fc.assert(property, { numRuns: 5_000 })
})

test.each([
  '::1%!a',
  '::1%a!',
  '::1%',
  '1::2::3',
  '1:2:3:4::5:6:7:8::9',
  '192.0.2.1::',
  '192.0.2.1::1',
  '::192.0.2.1:1',
])('%j is no address', (address) => {
  expect(isIp(address)).toBe(false)
})

test('a range contains nothing that is no address', () => {
  expect(parseIpRange('192.0.2.0/24')?.('nowhere')).toBe(false)
  expect(parseIpRange('::/0')?.('')).toBe(false)
})

test.each([
  '192.0.2.0/33',
  '2001:db8::/129',
  '192.0.2.0/8/8',
  '192.0.2.0/x8',
  '192.0.2.0/+8',
  '192.0.2.0/8 ',
  '192.0.2.0/8e0',
  '192.0.2.0/',
  '/8',
  '',
])('%j is no range', (range) => {
  expect(parseIpRange(range)).toBeUndefined()
})
