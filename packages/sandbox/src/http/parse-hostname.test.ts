import { expect, test } from 'vitest'
import { parseHostname } from './parse-hostname.ts'

test.each([
  ['sandbox.example.com', 'sandbox.example.com'],
  ['Sandbox.Example.com', 'sandbox.example.com'],
  ['192.0.2.1', '192.0.2.1'],
])('%s is a host name', (text, expected) => {
  expect(parseHostname(text)).toBe(expected)
})

test.each([
  '',
  'example.com:80',
  'http://example.com',
  'example.com/path',
  'me@example.com',
  'a b',
  '*.example.com',
])('the text %j is not a host name', (text) => {
  expect(() => parseHostname(text)).toThrow(`${JSON.stringify(text)} is not a host name`)
})
