import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

const dkim = `hosting/hw123456.example.jp/dns/s1._domainkey.example.org TXT v=DKIM1; k=rsa; p=${'M'.repeat(392)}`

test('an address that is too long keeps its beginning, and two addresses with one beginning differ', () => {
  const short = shorten(dkim, 60)
  expect(short).toMatch(/^hosting\/hw123456\.example\.jp\/dns\/s1\._domainkey\.\.[0-9a-f.]{13}$/)
  expect(shorten(`${dkim}A`, 60)).not.toBe(short)
})

test.each(['hosting/hw123456.example.jp/domains/日本語.example.jp', dkim, 'a\u001B[1Ab'.repeat(40)])(
  'an address is never wider than its line',
  (address) => {
    for (const width of [20, 40, 79]) expect(stringWidth(shorten(address, width))).toBeLessThanOrEqual(width)
  },
)

test('an address that fits is whole', () => {
  expect(shorten('vps/web-01/power', 16)).toBe('vps/web-01/power')
})
