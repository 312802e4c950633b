import { expect, test } from 'vitest'
import { checkDnsContent } from './check-dns-content.ts'

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
  expect(checkDnsContent(type, content)).toBeUndefined()
})

test.each([
  ['A', '192.0.2.256', 'no IPv4 address'],
  ['A', '2001:db8::1', 'no IPv4 address'],
  ['AAAA', '192.0.2.1', 'no IPv6 address'],
  ['AAAA', 'fe80::1%eth0', 'no IPv6 address'],
  ['CNAME', '192.0.2.1', 'is an address'],
  ['CNAME', '', 'not a host name'],
  ['CNAME', '.', 'not a host name'],
  ['CNAME', 'a..b', 'not a host name'],
  ['CNAME', 'a b', 'not a host name'],
  ['CNAME', 'x/example.net', 'not a host name'],
  ['MX', `${long}a.example`, 'a label of 64 characters'],
  ['MX', `${`${long}.`.repeat(3)}${long}.`, 'a name of 255 characters'],
  ['SRV', 'sip.example.net', 'of an SRV record'],
  ['SRV', '5', 'of an SRV record'],
  ['SRV', '5 5060', 'of an SRV record'],
  ['SRV', '5 65536 sip.example.net', 'of an SRV record'],
  ['SRV', '5 5060x sip.example.net', 'of an SRV record'],
  ['SRV', '65536 5060 sip.example.net', 'of an SRV record'],
  ['SRV', '5 -5060 sip.example.net', 'of an SRV record'],
  ['SRV', '5e1 5060 sip.example.net', 'of an SRV record'],
  ['SRV', '5 x5060 sip.example.net', 'of an SRV record'],
  ['SRV', '123456 5060 sip.example.net', 'of an SRV record'],
  ['SRV', '5 5060 192.0.2.1', 'is an address'],
  ['SRV', '10 5 5060 sip.example.net', 'give it as priority: 10'],
  ['CAA', '1234 issue "ca"', 'of a CAA record'],
  ['CAA', 'x0 issue "ca"', 'of a CAA record'],
  ['CAA', '0 is-sue "ca"', 'of a CAA record'],
  ['CAA', '0 issue "c"a"', 'of a CAA record'],
  ['CAA', '0 issue', 'of a CAA record'],
])('%s: the content “%s” is invalid', (type, content, problem) => {
  expect(checkDnsContent(type, content)).toContain(problem)
})

test.each(['NS', 'a', '', 'constructor'])('a record of the type “%s” is invalid', (type) =>
  expect(checkDnsContent(type, '192.0.2.1')).toContain('give A, AAAA, CNAME, MX, TXT, SRV, CAA'),
)
