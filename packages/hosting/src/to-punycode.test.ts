import { ConfigError } from '@hostwright/common'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ifNative,
  toPunycode,
  toPunycodeDomain,
  toPunycodeAddress,
  toPunycodeProperties,
  toPunycodeHost,
  toPunycodeUrl,
} from './to-punycode.ts'

test.each([
  ['例え.jp', 'xn--r8jz45g.jp'],
  ['例え。jp', 'xn--r8jz45g.jp'],
  ['ブログ.例え.jp', 'xn--qckyd1c.xn--r8jz45g.jp'],
  ['_dmarc.例え.jp', '_dmarc.xn--r8jz45g.jp'],
  ['*.例え.jp', '*.xn--r8jz45g.jp'],
  ['München.example', 'xn--mnchen-3ya.example'],
  ['xn--r8jz45g.jp', 'xn--r8jz45g.jp'],
  ['default._domainkey.Example.COM', 'default._domainkey.example.com'],
  ['example.com.', 'example.com'],
  ['例え.jp.', 'xn--r8jz45g.jp'],
  ['127.1', '127.1'],
  ['0x7f', '0x7f'],
])('%s becomes %s', (name, expected) => {
  expect(toPunycodeDomain('domain', name)).toBe(expected)
})

test.each([
  '',
  ' ',
  'exam ple.com',
  '例 え.jp',
  'example.com/blog',
  '例え.jp/blog',
  '例え.jp:80',
  'https://例え.jp',
  'info@例え.jp',
  '例え%2Ejp',
  '..',
  'a..b',
  '例え..jp',
  '.例え.jp',
  '@',
  '\u00AD.jp',
  '例え.１',
  '１２７.１',
  '℀.jp',
  '\uD800.jp',
  undefined,
  7,
])('%j is not a domain name', (name) => {
  expect(() => toPunycodeDomain('common_name', name as string)).toThrow(ConfigError)
  expect(() => toPunycodeDomain('common_name', name as string)).toThrow(/^common_name is .*not a domain name/)
})

test('toPunycode converts a single name, and its error contains the name', () => {
  expect(toPunycode('ブログ.例え.jp')).toBe('xn--qckyd1c.xn--r8jz45g.jp')
  expect(() => toPunycode('例え.jp/blog')).toThrow(/^name is "例え.jp\/blog", which is not a domain name/)
})

const label = fc.stringMatching(/^[a-zA-Z0-9_](-?[a-zA-Z0-9_]){0,10}$/)
const name = fc.oneof(
  fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.')),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc
    .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 20 })
    .map((codes) => String.fromCodePoint(...codes).toWellFormed()),
  fc
    .array(fc.stringMatching(/^[\u3041-\u30FEa-z0-9_-]{1,8}$/), { minLength: 1, maxLength: 4 })
    .map((labels) => labels.join('。')),
)

test('any text leads to a name with the same number of labels, or a ConfigError', () => {
  const property = fc.property(name, (given) => {
    let result: string
    try {
      result = toPunycodeDomain('domain', given)
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError)
      return
    }
    expect(result).toMatch(/^[a-z0-9._*-]+$/)
    const labels = given.replace(/[.\u3002\uFF0E\uFF61]$/, '').split(/[.\u3002\uFF0E\uFF61]/)
    expect(result.split('.')).toHaveLength(labels.length)
    expect(toPunycodeDomain('domain', result)).toBe(result)
  })
  fc.assert(property, { numRuns: 1_000 })
})

test('an ASCII name changes in its case at most', () => {
  const ascii = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.'))
  const property = fc.property(ascii, (given) => {
    expect(toPunycodeDomain('domain', given)).toBe(given.toLowerCase())
  })
  fc.assert(property)
})

test('only the part of an address after the last @ is converted', () => {
  expect(toPunycodeAddress('mail_address', 'Info@例え.jp')).toBe('Info@xn--r8jz45g.jp')
  expect(toPunycodeAddress('mail_address', '"a@b"@例え.jp')).toBe('"a@b"@xn--r8jz45g.jp')
  expect(() => toPunycodeAddress('mail_address', '例え.jp')).toThrow('give it as user@domain')
  expect(() => toPunycodeAddress('mail_address', '@例え.jp')).toThrow('give it as user@domain')
  expect(() => toPunycodeAddress('mail_address', 'info@')).toThrow('not a domain name')
  expect(() => toPunycodeAddress('mail_address', undefined as never)).toThrow('give it as user@domain')
})

test.each([
  ['例え.jp', 'xn--r8jz45g.jp'],
  ['例え.jp/ブログ?q=例え', 'xn--r8jz45g.jp/ブログ?q=例え'],
  ['HTTPS://例え.jp:8443/Blog', 'HTTPS://xn--r8jz45g.jp:8443/Blog'],
  ['https://example.com/blog', 'https://example.com/blog'],
])('the name in the web address %s is converted', (url, expected) => {
  expect(toPunycodeUrl('url', url)).toBe(expected)
})

test('a web address needs a name', () => {
  for (const url of ['', 'https://', '/blog', 'https://info@例え.jp/', 7, undefined]) {
    expect(() => toPunycodeUrl('url', url as string)).toThrow(/^url is /)
  }
})

test('the host @ is not converted', () => {
  expect(toPunycodeHost('host', '@')).toBe('@')
  expect(toPunycodeHost('host', 'ブログ')).toBe('xn--qckyd1c')
  expect(() => toPunycodeHost('host', '')).toThrow(ConfigError)
})

test('free text is converted only if it is native', () => {
  expect(ifNative(toPunycodeDomain)('content', '.')).toBe('.')
  expect(ifNative(toPunycodeDomain)('content', 'Mail.Example.COM.')).toBe('Mail.Example.COM.')
  expect(ifNative(toPunycodeDomain)('content', 'mail.例え.jp')).toBe('mail.xn--r8jz45g.jp')
})

test('the properties with a rule are converted in a copy of the body', () => {
  const body: { domain: string; memo?: string; addresses: string[] } = {
    domain: '例え.jp',
    addresses: ['a@例え.jp', 'b@example.com'],
  }
  const converted = toPunycodeProperties(body, {
    domain: toPunycodeDomain,
    memo: toPunycodeDomain,
    addresses: toPunycodeAddress,
  })
  expect(converted).toEqual({ domain: 'xn--r8jz45g.jp', addresses: ['a@xn--r8jz45g.jp', 'b@example.com'] })
  expect(body.domain).toBe('例え.jp')
})
