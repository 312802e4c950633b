import { expect, test } from 'vitest'
import { checkFilterTarget, checkSpf, isSpf } from './check-mail.ts'

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

test.each([
  ['spf2 -all', 'has to begin with v=spf1'],
  ['v=spf1\t-all', 'a tab or a line break'],
  ['v=spf1 "-all"', 'a quotation mark'],
])('the SPF text %j is invalid', (text, problem) => expect(checkSpf(text)).toContain(problem))

test.each([
  [{ type: 'mail_address' }, 'give an address'],
  [{ type: 'trash', target: 'a@example.net' }, 'leave it out'],
] as const)('the filter action %j is invalid', (action, problem) =>
  expect(checkFilterTarget(action)).toContain(problem),
)

test.each([
  { type: 'mail_address', target: 'a@example.net' },
  { type: 'trash', target: '' },
  { type: 'delete' },
] as const)('the filter action %j is valid', (action) => expect(checkFilterTarget(action)).toBeUndefined())
