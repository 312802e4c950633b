import { expect, test } from 'vitest'
import { checkRenewal } from './check-renewal.ts'
import { checkRule } from './check-rule.ts'

test.each([
  { protocol: 'tcp', port: '80' },
  { protocol: 'udp', port: '80-80' },
  { protocol: 'icmp', port: null, allowed_ip: '2001:db8::/32' },
])('the rule %j is valid', (rule) => expect(checkRule({ allowed_ip: 'all', ...rule })).toEqual([]))

test.each([
  [{ protocol: 'tcp', port: null }, 'port', 'is required'],
  [{ protocol: 'icmp', port: '80' }, 'port', 'does not go with icmp'],
  [{ protocol: 'tcp', port: '90-80' }, 'port', 'give 80-90'],
  [{ protocol: 'tcp', port: '80', allowed_ip: ':::' }, 'allowed_ip', 'is no address'],
])('the rule %j is invalid', (rule, name, problem) => {
  expect(checkRule({ allowed_ip: 'all', ...rule })).toEqual([
    { name, problem: expect.stringContaining(problem) },
  ])
})

test('only a contract of more than one month can go without renewal', () => {
  expect(checkRenewal({ period: 1, auto_renew: false })).toContain('a contract of one month')
  expect(checkRenewal({ period: 3, auto_renew: false })).toBeUndefined()
  expect(checkRenewal({ period: 1 })).toBeUndefined()
})
