import { ConfigError } from '@hostwright/common'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { toAccountName, toDomainName, toServerName, toSubdomainLabel, toVpsKey } from './normal-form.ts'

const labels = constantFrom('shop', 'Shop', '例え', 'xn--r8jz45g', 'ＷＷＷ', 'café', 'cafe\u0301', '_dmarc')
const names = array(labels, { minLength: 2, maxLength: 4 })

/** Ways to spell one name differently: upper case, another full stop, decomposed letters, a dot at the end. */
const spellings = constantFrom<(name: string) => string>(
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.normalize('NFD'),
  (name) => `${name}.`,
)

test('normalizing a normal form does not change it', () => {
  assert(
    property(names, (parts) => {
      const name = toDomainName(parts.join('.'))
      expect(toDomainName(name)).toBe(name)
    }),
  )
})

test('two spellings of one name have one normal form', () => {
  assert(
    property(names, spellings, spellings, (parts, one, other) => {
      const name = parts.join('.')
      expect(toDomainName(one(name))).toBe(toDomainName(other(name)))
    }),
  )
})

test.each([
  [toDomainName, 'Example.COM.', 'example.com'],
  [toDomainName, '例え.jp', 'xn--r8jz45g.jp'],
  [toSubdomainLabel, 'Shop.', 'shop'],
  [toServerName, 'HW123456.example.jp.', 'hw123456.example.jp'],
  [toVpsKey, '0A1B2C3D-0000-4000-8000-00000000000F', '0a1b2c3d-0000-4000-8000-00000000000f'],
  [toVpsKey, 'web-01', 'web-01'],
  [toAccountName, 'Deploy@Example.com.', 'Deploy@example.com'],
  [toAccountName, 'deploy', 'deploy'],
])('%o: %s is %s', (normalise, given, expected) => {
  expect(normalise(given)).toBe(expected)
})

test('an invalid domain name is rejected with a ConfigError', () => {
  expect(() => toDomainName('shop')).toThrow(ConfigError)
  expect(() => toDomainName('shop')).toThrow('is not a domain name')
  expect(() => toDomainName('a b.example')).toThrow('is not a domain name')
})
