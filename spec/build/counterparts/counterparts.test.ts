import { expect, test } from 'vitest'
import { readGlossary } from '../translation/read-glossary.ts'
import { areLinked, findCounterpartFaults, isStale } from './check-counterpart.ts'
import { listOriginals, toCounterpart } from './list-originals.ts'

const glossary = readGlossary()
const originals = listOriginals()
const translated = originals.flatMap(({ path, text, counterpart }) =>
  counterpart === undefined ? [] : [{ path: toCounterpart(path), text, counterpart }],
)

test('there are guides and READMEs', () => {
  expect(originals.length).toBeGreaterThanOrEqual(25)
})

test('each guide and README is in Japanese too', () => {
  const missing = originals.filter(({ counterpart }) => counterpart === undefined)
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('no counterpart is older than its original: after bringing one up to date, run npx pnpm counterpart FILE', () => {
  expect(
    translated.filter(({ text, counterpart }) => isStale(text, counterpart)).map(({ path }) => path),
  ).toEqual([])
})

test('each README of a package has the link to its counterpart at its top, and back', () => {
  const readmes = translated.filter(({ path }) => path.endsWith('README.ja.md'))
  expect(
    readmes.filter(({ text, counterpart }) => !areLinked(text, counterpart)).map(({ path }) => path),
  ).toEqual([])
})

test.each(translated)(
  '$path has the headings, code, links and numbers of its original, in the style of the glossary',
  ({ text, counterpart }) => {
    expect(findCounterpartFaults(text, counterpart, glossary)).toEqual([])
  },
)
