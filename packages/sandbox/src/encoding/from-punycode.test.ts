import { domainToASCII, domainToUnicode } from 'node:url'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromPunycode } from './from-punycode.ts'

test.each([
  ['xn--wgv71a119e.example.jp', '日本語.example.jp'],
  ['www.xn--bcher-kva.example', 'www.bücher.example'],
  ['xn--80ak6aa92e.example', 'аррӏе.example'],
  ['www.example.com', 'www.example.com'],
])('%s is decoded to %s', (host, text) => expect(fromPunycode(host)).toBe(text))

test.each(['xn--.example', 'xn--a-.b_', 'xn--999999999.example', 'xn--a!b.example'])(
  '%s is not Punycode and is kept',
  (host) => expect(fromPunycode(host)).toEqual(expect.any(String)),
)

test.each(['xn--z.example', 'xn--a-z.example', 'xn--wgv71a119.example', 'xn--A-b.example'])(
  '%s is truncated Punycode and is kept',
  (host) => expect(fromPunycode(host)).toBe(host),
)

test('every encoded name is decoded to the original', () => {
  const property = fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
    const ascii = domainToASCII(`${text}.example`)
    fc.pre(/^xn--[a-z0-9-]+\.example$/.test(ascii))
    expect(fromPunycode(ascii)).toBe(domainToUnicode(ascii))
  })
  fc.assert(property, { numRuns: 1_000 })
})
