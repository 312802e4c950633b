import { expect, test } from 'vitest'
import { toComparableContent } from './to-comparable-content.ts'

test.each([
  ['MX', ' -', '-'],
  ['CNAME', 'WWW.example.com. ', 'www.example.com'],
  ['AAAA', ' 2001:DB8::0:1', '[2001:db8::1]'],
  ['A', ' 192.0.2.1 ', '192.0.2.1'],
  ['SRV', '0  443 Web.example.com.', '0 443 web.example.com'],
] as const)('a %s record with the content %j is compared as %j', (type, content, expected) => {
  expect(toComparableContent({ type, content })).toBe(expected)
})
