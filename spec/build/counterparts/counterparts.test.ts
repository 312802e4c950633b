import { expect, test } from 'vitest'
import { readGlossary } from '../translation/read-glossary.ts'
import { areLinked, findCounterpartFaults, isStale } from './check-counterpart.ts'
import { listOriginals, toCounterpart } from './list-originals.ts'
import { untranslated } from './untranslated.ts'

const glossary = readGlossary()
const originals = listOriginals()
const translated = originals.flatMap(({ path, text, counterpart }) =>
  counterpart === undefined ? [] : [{ path: toCounterpart(path), text, counterpart }],
)

test('there are guides, and some of them are in Japanese', () => {
  expect(originals.length).toBeGreaterThanOrEqual(25)
  expect(translated.length).toBeGreaterThanOrEqual(1)
})

test('the list of texts that are in English only can just shrink: a new one has a counterpart, a translated one leaves the list', () => {
  const missing = originals.filter(({ counterpart }) => counterpart === undefined).map(({ path }) => path)
  expect(missing).toEqual([...untranslated].toSorted())
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
