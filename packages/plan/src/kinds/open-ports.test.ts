import { expect, test } from 'vitest'
import { isCovered, listPublic, type RuleFacts } from './open-ports.ts'

const rule = (allowed_ip: string, port: string | null = '22', protocol = 'tcp'): RuleFacts => ({
  type: 'custom',
  protocol,
  port,
  allowed_ip,
})

test.each<readonly [string, readonly RuleFacts[], number]>([
  ['a preset for SSH', [{ type: 'ssh' }], 1],
  ['a preset for remote desktops', [{ type: 'rdp', protocol: null, port: null, allowed_ip: 'all' }], 1],
  ['a rule for all', [rule('all')], 1],
  ['all addresses of IPv4', [rule('0.0.0.0/0')], 1],
  ['all addresses of IPv6', [rule('::/0')], 1],
  ['half of IPv4', [rule('128.0.0.0/1')], 1],
  ['half of IPv6', [rule('8000::/1')], 1],
  ['two quarters of IPv4 in two rules', [rule('0.0.0.0/2'), rule('128.0.0.0/2')], 2],
  ['a range of ports with SSH in it', [rule('all', '20-30')], 1],
  ['every port', [rule('all', '1-65535')], 1],
  ['a rule without a port', [rule('all', null)], 1],
  ['telnet', [rule('all', '23')], 1],
  ['a container engine', [rule('all', '2375-2376')], 1],
  ['two quarters, of which one has a range of ports', [rule('0.0.0.0/2', '1-100'), rule('192.0.0.0/2')], 2],
  ['a quarter of IPv4', [rule('0.0.0.0/2')], 0],
  ['the same quarter twice', [rule('0.0.0.0/2'), rule('0.0.0.0/2', '22-23')], 0],
  ['the hosts of the internet in IPv6', [rule('2000::/3')], 1],
  ['half of the hosts of the internet in IPv6', [rule('3000::/4')], 1],
  ['a quarter of them', [rule('2000::/5')], 0],
  ['a quarter of each family', [rule('0.0.0.0/2'), rule('4000::/2')], 0],
  ['two quarters for two protocols', [rule('0.0.0.0/2'), rule('128.0.0.0/2', '22', 'udp')], 0],
  ['one network', [rule('203.0.113.0/24')], 0],
  ['a web server', [{ type: 'web' }, rule('all', '443')], 0],
  ['icmp', [rule('all', null, 'icmp')], 0],
])('%s', (_, rules, count) => {
  expect(listPublic(rules)).toHaveLength(count)
})

test.each<readonly [string, RuleFacts, readonly RuleFacts[], boolean]>([
  ['a wider network', rule('203.0.113.0/25'), [rule('203.0.113.0/24')], true],
  [
    'two halves of its network',
    rule('203.0.113.0/24'),
    [rule('203.0.113.0/25'), rule('203.0.113.128/25')],
    true,
  ],
  ['two parts of its ports', rule('all', '10-20'), [rule('all', '1-15'), rule('all', '16-30')], true],
  ['a rule for all in place of a preset', { type: 'web_http' }, [rule('all', '80')], true],
  ['one family of two', { type: 'ssh' }, [rule('0.0.0.0/0')], false],
  ['a part of its ports', rule('all', '10-20'), [rule('all', '1-15'), rule('all', '17-30')], false],
  ['another protocol', rule('all', '53'), [rule('all', '53', 'udp')], false],
  ['nothing', rule('203.0.113.1'), [], false],
  ['an address in the notation of IPv4', rule('::ffff:203.0.113.1'), [rule('::ffff:0:0/96')], true],
])('what a rule lets in is let in by %s: %o', (_, one, others, expected) => {
  expect(isCovered(one, others)).toBe(expected)
})
