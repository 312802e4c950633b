import { expect, test } from 'vitest'
import { isSpf, toDefaultSpf, withGmail } from './spf-text.ts'

test.each([
  ['v=spf1', true],
  ['v=spf1 mx -all', true],
  ['V=SPF1 mx', true],
  ['v=spf10', false],
  ['v=spf2 mx', false],
  ['xv=spf1 mx', false],
  ['', false],
])('“%s” is the text of an SPF record: %s', (text, expected) => {
  expect(isSpf(text)).toBe(expected)
})

const gmail = 'include:_spf.example.net'

test.each([
  ['v=spf1 mx -all', `v=spf1 mx ${gmail} -all`],
  ['v=spf1 mx +ALL', `v=spf1 mx ${gmail} +ALL`],
  ['v=spf1 mx all', `v=spf1 mx ${gmail} all`],
  ['v=spf1  mx   ?all', `v=spf1 mx ${gmail} ?all`],
  ['v=spf1 mx', `v=spf1 mx ${gmail}`],
  ['v=spf1 a:ball all.example', `v=spf1 a:ball all.example ${gmail}`],
  [`v=spf1 ${gmail}  -all`, `v=spf1 ${gmail}  -all`],
])('the term for Gmail is inserted before `all`: %s', (text, expected) => {
  expect(withGmail(text)).toBe(expected)
})

test('the service’s own record names the machine, the domain, and ends softly', () => {
  const text = toDefaultSpf('host1.example.jp', 'example.com')
  expect(text).toBe('v=spf1 a:host1.example.jp a:example.com mx include:spf.example.net ~all')
  expect(isSpf(text)).toBe(true)
})
