import { expect, test } from 'vitest'
import { findAvoided, readGlossary } from './read-glossary.ts'
import { readMemory } from './read-memory.ts'

const japanese = [...readMemory(new URL('../../overlays/ja/', import.meta.url)).values()]
const glossary = readGlossary()

test('the glossary has at least a hundred terms, each once', () => {
  expect(glossary.terms.length).toBeGreaterThanOrEqual(100)
  expect(new Set(glossary.terms.map(({ en }) => en)).size).toBe(glossary.terms.length)
})

test('the translations use its terms', () => {
  expect(glossary.described.filter(({ ja }) => !japanese.some((text) => text.includes(ja)))).toEqual([])
})

test('the translations use none of the words that it avoids', () => {
  const avoided = japanese.map((text) => [text, ...findAvoided(glossary, text)])
  expect(avoided.filter(({ length }) => length > 1)).toEqual([])
})

test.each([
  ['サーバを追加します。', ['サーバ']],
  ['API のプロパティ', ['プロパティ']],
  ['変更は契約サーバーに反映されます。', ['契約サーバー']],
  ['サーバー', []],
])('%s has the avoided words %j', (text, words) => {
  expect(findAvoided(glossary, text)).toEqual(words)
})
