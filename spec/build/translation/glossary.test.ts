import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMemory } from './read-memory.ts'

const overlays = new URL('../../overlays/', import.meta.url)
const japanese = [...readMemory(new URL('ja/', overlays)).values()]

const terms = readFileSync(new URL('glossary.ja.md', overlays), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!英語|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, en = '', ja = '', avoided = '']) => ({ en, ja, avoided: avoided.split('、') }))

test('the glossary has at least fifty terms, each once', () => {
  expect(terms.length).toBeGreaterThanOrEqual(50)
  expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length)
})

test('the translations use its terms', () => {
  expect(terms.filter(({ ja }) => !japanese.some((text) => text.includes(ja)))).toEqual([])
})

test('the translations use none of the words that it avoids', () => {
  const avoided = terms.flatMap((term) => term.avoided).filter((word) => word !== '')
  // サーバ without a long vowel mark is avoided, サーバー is not.
  const pattern = new RegExp(`(?:${avoided.join('|')})(?!ー)`)
  expect(japanese.filter((text) => pattern.test(text))).toEqual([])
})
