import { expect, test } from 'vitest'
import { chooseAssumptions } from '../../assumptions/assumptions.ts'
import { listDnsProblems } from './dns-content.ts'

const assume = chooseAssumptions()
const long = 'a'.repeat(63)

test.each([
  ['A', '192.0.2.1'],
  ['AAAA', '2001:db8::1'],
  ['CNAME', 'www.example.net'],
  ['CNAME', '_x-1.example.net.'],
  ['CNAME', `${long}.${long}.example`],
  ['MX', 'mail'],
  ['TXT', ''],
  ['SRV', '0 65535 sip.example.net'],
  ['SRV', '65535 0 sip.example.net'],
  ['SRV', '10 5060 sip.example.net.'],
  ['CAA', '0 issue "ca.example.net"'],
  ['CAA', '128 iodef mailto:a@example.net'],
])('%s: the content “%s” is valid', (type, content) => {
  expect(listDnsProblems({ type, content }, assume)).toEqual([])
})

test.each([
  ['A', '192.0.2.256', 'an IPv4 address'],
  ['A', '2001:db8::1', 'an IPv4 address'],
  ['AAAA', '192.0.2.1', 'an IPv6 address'],
  ['AAAA', 'fe80::1%eth0', 'an IPv6 address'],
  ['CNAME', '192.0.2.1', 'the name of a host'],
  ['CNAME', '', 'the name of a host'],
  ['CNAME', '.', 'the name of a host'],
  ['CNAME', 'a..b', 'the name of a host'],
  ['CNAME', 'a b', 'the name of a host'],
  ['CNAME', 'x/example.net', 'the name of a host'],
  ['MX', `${long}a.example`, 'the name of a host'],
  ['MX', `${`${long}.`.repeat(3)}${long}.`, 'the name of a host'],
  ['SRV', 'sip.example.net', 'a weight, a port and the name of a host'],
  ['SRV', '5', 'a weight, a port and the name of a host'],
  ['SRV', '5 5060', 'a weight, a port and the name of a host'],
  ['SRV', '5 65536 sip.example.net', 'a weight, a port and the name of a host'],
  ['SRV', '5 5060x sip.example.net', 'a weight, a port and the name of a host'],
  ['SRV', '65536 5060 sip.example.net', 'a weight, a port and the name of a host'],
  ['SRV', '5 -5060 sip.example.net', 'a weight, a port and the name of a host'],
  ['SRV', '5e1 5060 sip.example.net', 'a weight, a port and the name of a host'],
  ['SRV', '5 x5060 sip.example.net', 'a weight, a port and the name of a host'],
  ['SRV', '123456 5060 sip.example.net', 'a weight, a port and the name of a host'],
  ['SRV', '5 5060 192.0.2.1', 'a weight, a port and the name of a host'],
  ['SRV', '10 5 5060 sip.example.net', 'a weight, a port and the name of a host'],
  ['CAA', '1234 issue "ca"', 'flags, a tag and a value'],
  ['CAA', 'x0 issue "ca"', 'flags, a tag and a value'],
  ['CAA', '0 is-sue "ca"', 'flags, a tag and a value'],
  ['CAA', '0 issue "c"a"', 'flags, a tag and a value'],
  ['CAA', '0 issue', 'flags, a tag and a value'],
])('%s: the content “%s” is invalid', (type, content, wanted) => {
  expect(listDnsProblems({ type, content }, assume)).toEqual([`content: must be ${wanted} for ${type}.`])
  expect(listDnsProblems({ type, content }, chooseAssumptions({ 'dns-content': 'none' }))).toEqual([])
})

test('an unknown record type is rejected with a list of the known ones', () => {
  for (const type of ['NS', 'a', ''])
    expect(listDnsProblems({ type, content: '192.0.2.1' }, assume)).toEqual([
      'type: must be one of A, AAAA, CNAME, MX, TXT, SRV, CAA.',
    ])
})
