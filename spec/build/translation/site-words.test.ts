import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { findJapanese } from './find-japanese.ts'
import { findAvoided, ofTypeScript, readGlossary } from './read-glossary.ts'

const site = new URL('../../../tools/make/site/src/', import.meta.url)
const glossary = readGlossary()

/** Sources with texts of the site. The search has the words that readers type, which the glossary may avoid. */
const texts = globSync('**/*.{ts,tsx}', { cwd: site })
  .filter((path) => !/^search\/|^checks\/|\.test\.ts$|split-errors/.test(path))
  .flatMap((path) =>
    findJapanese(readFileSync(new URL(path, site), 'utf8')).map((text) => `${path}: ${text}`),
  )

test('the Japanese texts of the site follow the style and the glossary of the description', () => {
  expect(texts.length).toBeGreaterThanOrEqual(150)
  const faulty = texts.map((place) => {
    const text = place.slice(place.indexOf(': ') + 2)
    const isAvoided = (word: string): boolean => !place.startsWith('sdk/') || !ofTypeScript.has(word)
    return [place, ...findFaults(text), ...findAvoided(glossary, text).filter(isAvoided)]
  })
  expect(faulty.filter(({ length }) => length > 1)).toEqual([])
})
