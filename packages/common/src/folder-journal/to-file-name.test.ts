import { assert, constantFrom, integer, oneof, pre, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { toFileName } from './to-file-name.ts'

// Single units include halves of surrogate pairs, for which UTF-8 has a single code.
const anyUnit = integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit))
const special = ['é', 'É', 'ß', 'İ', '\u212a', 'con', 'COM1', '%0041', '']
const likely = constantFrom(...Array.from('aAbB019%_=+/.@-~ '), ...special)
const texts = string({ unit: oneof(likely, anyUnit), maxLength: 60, size: 'max' })

/** Returns pairs of texts that differ a little: in case, by one character, or in their Unicode form. */
const pairs = oneof(
  tuple(texts, texts),
  texts.map((text) => [text, text.toUpperCase()] as const),
  texts.map((text) => [text, text.normalize('NFD')] as const),
  tuple(texts, likely, texts).map(([start, one, end]) => [start + end, start + one + end] as const),
  texts.map((text) => [text, toFileName(text)] as const),
)

test('two different texts never have names that are equal if case is ignored', () => {
  assert(
    property(pairs, ([one, other]) => {
      pre(one !== other)
      expect(toFileName(one).toLowerCase()).not.toBe(toFileName(other).toLowerCase())
    }),
    { numRuns: 5000 },
  )
})

test('every name is valid on Linux, macOS and Windows, with room for a suffix', () => {
  assert(
    property(texts.filter(Boolean), (text) => {
      const name = toFileName(text)
      expect(name).toMatch(/^[a-z0-9.@%=_~-]{1,180}$/)
      expect(name).not.toMatch(/\.$|^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['vps/web-1.password', 'vps~web-1.password'],
  ['vps/Web_1+', 'vps~%0057eb_1%002b'],
  ['..', '.%002e'],
  ['nul.password', '%006eul.password'],
  ['lpt1', '%006cpt1'],
  ['console', 'console'],
])('the name of %s is %s', (text, name) => {
  expect(toFileName(text)).toBe(name)
})

test('two long texts that differ only at their end have different names of at most 180 characters', () => {
  const names = ['1', '2'].map((end) => toFileName(`mail/${'a'.repeat(300)}${end}`))
  expect(new Set(names).size).toBe(2)
  expect(names.map(({ length }) => length)).toEqual([165, 165])
})
