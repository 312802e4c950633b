import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDomainName } from './domain-name.ts'

test('a domain name keeps its form: reading it again, or in capitals, gives the same', () => {
  const property = fc.property(
    fc.oneof(fc.domain(), fc.string(), fc.string({ unit: 'grapheme' })),
    (text) => {
      const name = toDomainName(text)
      if (name === undefined) return
      expect(name).toMatch(/^[a-z0-9_.-]{1,253}$/)
      expect(toDomainName(name)).toBe(name)
      expect(toDomainName(name.toUpperCase())).toBe(name)
    },
  )
  fc.assert(property, { numRuns: 1_000 })
})

test.each(['example.com?x', 'example.com/x', 'example.com#x', String.raw`example.com\x`, 'example.com:80'])(
  '%s is not a domain name',
  (text) => {
    expect(toDomainName(text)).toBeUndefined()
  },
)

test('every host name with a top-level domain is a domain name', () => {
  const property = fc.property(fc.domain(), (text) => {
    expect(toDomainName(text)).toBe(text.toLowerCase())
  })
  fc.assert(property, { numRuns: 1_000 })
})
