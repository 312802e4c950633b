import { expect, test } from 'vitest'
import { readSiteAddress } from './install.ts'

test.each([
  ['example.com', undefined, 'example.com', ''],
  ['Example.COM/', undefined, 'example.com', ''],
  ['HTTPS://example.com/Blog/', 'https', 'example.com', '/Blog'],
  ['http://shop.example.com/a/b_c.d~e-f', 'http', 'shop.example.com', '/a/b_c.d~e-f'],
  ['example.com/.well-known', undefined, 'example.com', '/.well-known'],
  ['example.com/a..b/c.', undefined, 'example.com', '/a..b/c.'],
])('the address %s is parsed', (url, scheme, host, folder) => {
  expect(readSiteAddress(url)).toEqual({ scheme, host, folder })
})

test.each([
  '',
  'https://',
  '/blog',
  'ftp://example.com',
  'xhttp://example.com',
  'example.com:8080',
  'example.com/blog?x=1',
  'example.com/blog#x',
  'example.com//blog',
  'example.com/.',
  'example.com/..',
  'example.com/a/../b',
  'example.com/./b',
  'example.com/a b',
  'user@example.com',
])('“%s” is rejected', (url) => {
  expect(() => readSiteAddress(url)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      errors: [expect.stringMatching(/^url: must be a domain/)],
    }),
  )
})
