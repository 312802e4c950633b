import { expect, test } from 'vitest'
import { toComparableContent } from './to-comparable-content.ts'

test.each([
  ['MX', ' -', '-'],
  ['CNAME', 'WWW.example.com. ', 'www.example.com'],
  ['AAAA', ' 2001:DB8::0:1', '[2001:db8::1]'],
  ['A', ' 192.0.2.1 ', '192.0.2.1'],
  ['SRV', '0  443 Web.example.com.', '0 443 web.example.com'],
  ['SRV', '', ''],
  ['NS' as 'MX', 'NS1.example.com.', 'ns1.example.com'],
  ['SPF' as 'TXT', '"v=spf1 " "-all"', 'v=spf1 -all'],
  ['CAA', '0 Issue "CA.example.net; Policy=EV; x=1"', '0 issue ca.example.net; Policy=EV; x=1'],
  ['CAA', '', '  '],
  ['TXT', 'as it is', 'as it is'],
  ['TXT', ' "one" "two" ', 'onetwo'],
  ['TXT', '"one""two"', 'onetwo'],
  ['TXT', '("one"\n  "two" )', 'onetwo'],
  ['TXT', '(  "one" )', 'one'],
  ['TXT', '("one"', '("one"'],
  ['TXT', '"one")', '"one")'],
  ['TXT', '"one" two', '"one" two'],
  ['TXT', '"one" x"two"', '"one" x"two"'],
  ['TXT', 'x"one"', 'x"one"'],
  ['TXT', '"one"x', '"one"x'],
  ['TXT', String.raw`"a\"b" "c\\d\;e"`, String.raw`a"bc\d;e`],
  ['TXT', String.raw`"\065\066" "\067"`, 'ABC'],
  ['TXT', String.raw`"\227\129\130"`, 'あ'],
  ['TXT', String.raw`"\239\187\191a"`, '\uFEFFa'],
  ['TXT', String.raw`"\255"`, String.raw`\255`],
  ['TXT', String.raw`"\195\191"`, 'ÿ'],
  ['TXT', String.raw`"\065\256"`, String.raw`\065\256`],
  ['TXT', String.raw`"\6"`, String.raw`"\6"`],
  ['TXT', String.raw`"a" "\6"`, String.raw`"a" "\6"`],
] as const)('a %s record with the content %j is compared as %j', (type, content, expected) => {
  expect(toComparableContent({ type, content })).toBe(expected)
})
