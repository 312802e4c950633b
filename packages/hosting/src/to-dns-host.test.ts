import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDnsHost } from './to-dns-host.ts'

const domain = 'example.com'

test.each([
  ['@', { form: 'label', name: domain, label: '@' }],
  ['www', { form: 'label', name: 'www.example.com', label: 'www' }],
  [domain, { form: 'name', name: domain, label: '@' }],
  ['WWW.Example.com.', { form: 'name', name: 'www.example.com', label: 'www' }],
  ['badexample.com', { form: 'label', name: 'badexample.com.example.com', label: 'badexample.com' }],
])('toDnsHost recognizes the form of %s and returns both forms', (host, expected) => {
  expect(toDnsHost({ domain, host })).toEqual(expected)
})

test.each([
  ['例え.jp', 'www.xn--r8jz45g.jp'],
  ['xn--r8jz45g.jp', 'WWW.例え.jp.'],
  ['例え.jp', 'www.例え.jp'],
])('a full name is one in whatever script the domain %s and the host %s are', (native, host) => {
  const expected = { form: 'name', name: 'www.xn--r8jz45g.jp', label: 'www' }
  expect(toDnsHost({ domain: native, host })).toEqual(expected)
})

test('both forms of a host give the same name and label', () => {
  const label = fc.stringMatching(/^[a-z0-9_*]{1,8}(\.[a-z0-9-]{1,8}){0,2}$/)
  fc.assert(
    fc.property(label, (host) => {
      const { form, ...fromLabel } = toDnsHost({ domain, host })
      const fromName = toDnsHost({ domain, host: fromLabel.name })
      expect([form, fromName]).toEqual(['label', { form: 'name', ...fromLabel }])
    }),
  )
})
