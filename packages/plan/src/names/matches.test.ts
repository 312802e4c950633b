import { array, assert, constantFrom, pre, property } from 'fast-check'
import { expect, test } from 'vitest'
import { matches, matchesAny, toPattern } from './matches.ts'

const record = 'hosting/hw123456.example.jp/dns/_acme-challenge.www.example.com TXT "token/1"'

test.each([
  ['hosting/*/dns/_acme-challenge.**', record, true],
  ['hosting/*/dns/_acme-challenge.*', record, true],
  ['hosting/*', 'hosting/hw123456.example.jp', true],
  ['hosting/*', record, true],
  ['vps/web-*', 'vps/web-01', true],
  ['vps/web-*', 'vps/db-01', false],
  ['vps/web-01', 'vps/web-01/power', true],
  ['vps/web-0', 'vps/web-01', false],
  ['vps/web-01', 'vps/web-011', false],
  ['vps/*/power', 'vps/web-01/packet_filter/tcp 22 from all', false],
  ['**/power', 'vps/web-01/power', true],
  ['VPS/Web-01', 'vps/web-01', true],
  ['hosting/a.b', 'hosting/axb', false],
  ['hosting/(x', 'hosting/(x', true],
  [String.raw`vps/web-\*`, 'vps/web-*', true],
  [String.raw`vps/web-\*`, 'vps/web-01', false],
  [String.raw`vps/web-\**`, 'vps/web-*-old', true],
  ['hosting/hw123456.example.jp./dns/**', record, true],
  ['hosting/*/dns/_acme-challenge.www.example.com. TXT*', record, true],
  ['hosting/*/domains/例え.jp', 'hosting/hw123456.example.jp/domains/xn--r8jz45g.jp', true],
  ['hosting/*/mail/*@例え.JP.', 'hosting/hw123456.example.jp/mail/info@xn--r8jz45g.jp', true],
  ['hosting/*/dns/例え.*', 'hosting/hw123456.example.jp/dns/xn--r8jz45g.example.com A 192.0.2.1', true],
  ['hosting/*/dns/a.example.com TXT 例え.', 'hosting/hw123456.example.jp/dns/a.example.com TXT 例え.', true],
  ['hosting/*/domains/例.jp', 'hosting/hw123456.example.jp/domains/xn--r8jz45g.jp', false],
  ['hosting/*/dns/_acme-challenge.www.example.com', record, true],
  ['hosting/*/dns/_acme-challenge.www.example.com txt', record, true],
  ['hosting/*/dns/_acme-challenge.www.example.com TXT "tok', record, false],
  ['hosting/*/dns/_acme-challenge.www.example.com T', record, false],
  ['hosting/*/dns/_acme-challenge.www', record, false],
  ['**/domains/例え.jp', 'hosting/hw123456.example.jp/domains/xn--r8jz45g.jp', true],
  ['hosting/*/cron/echo a.', 'hosting/hw123456.example.jp/cron/echo a', false],
  ['hosting/*/ssh_keys/例え', 'hosting/hw123456.example.jp/ssh_keys/例え', true],
])('%s matches %s: %s', (pattern, address, expected) => {
  expect(matches(pattern, address)).toBe(expected)
})

test('an address matches if one of several patterns does', () => {
  expect(matchesAny('vps/web-01', ['vps/db-*', 'vps/web-*'])).toBe(true)
  expect(matchesAny('vps/web-01', undefined)).toBe(false)
})

test('the pattern of an address matches it, those below it and no other', () => {
  const addresses = array(constantFrom('*', '\\', 'a', 'b', '.', '(', '/', ' '), {
    minLength: 1,
    maxLength: 8,
  }).map((signs) => signs.join(''))
  assert(
    property(addresses, addresses, (one, other) => {
      expect(matches(toPattern(one), one)).toBe(true)
      expect(matches(toPattern(one), `${one}/${other}`)).toBe(true)
      pre(other !== one && !other.startsWith(`${one}/`))
      expect(matches(toPattern(one), other)).toBe(false)
    }),
  )
})
