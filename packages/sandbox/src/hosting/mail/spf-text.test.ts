import { expect, test } from 'vitest'
import { checkSpf } from '@hostwright/types/rules'
import { toDefaultSpf, withGmail } from './spf-text.ts'

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
  expect(checkSpf(text)).toBeUndefined()
})
