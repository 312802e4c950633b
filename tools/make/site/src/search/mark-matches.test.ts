import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { markMatches, type Part, toExcerpt } from './mark-matches.ts'

const show = (parts: readonly Part[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('what was looked for is marked, in any case, and whole', () => {
  expect(show(markMatches('Orders and an order', ['order', 'orders']))).toBe('[Orders] and an [order]')
  expect(show(markMatches('a.b (c)', ['a.b', '(c)']))).toBe('[a.b] [(c)]')
})

test('an excerpt has the first place where it is, with words around it', () => {
  const text = `${'Nothing of that here. '.repeat(10)}Then an order is placed. ${'And more. '.repeat(30)}`
  expect(show(toExcerpt(text, ['order']))).toMatch(/^… .*Then an \[order\] is placed\. And more\..* …$/)
  expect(show(toExcerpt(text, ['absent']))).toMatch(/^Nothing of that.* …$/)
})

test('of several places it has the one with the most of what was looked for', () => {
  const text = `An order. ${'And more. '.repeat(60)}Each order has a journal. ${'And more. '.repeat(60)}A journal.`
  expect(show(toExcerpt(text, ['order', 'journal']))).toContain('Each [order] has a [journal].')
})

test('no text is lost or added by marks', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (text, terms) => {
      const lower = terms.map((term) => term.toLowerCase())
      expect(
        markMatches(text, lower)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
