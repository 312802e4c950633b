import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { findDifferences } from './find-differences.ts'
import { findFaults } from './find-faults.ts'
import { findAvoided, ofTypeScript, readGlossary } from './read-glossary.ts'
import { toSegments } from './segments.ts'

const site = new URL('../../../tools/make/site/src/', import.meta.url)
const glossary = readGlossary()

interface Pair {
  readonly path: string
  readonly en: string
  readonly ja: string
}

const pairs = globSync('**/*.ja.yaml', { cwd: site }).flatMap((path) =>
  (parse(readFileSync(new URL(path, site), 'utf8')) as Omit<Pair, 'path'>[]).map((pair) => ({
    ...pair,
    path,
  })),
)

function find({ path, en, ja }: Pair): string[] {
  const isAvoided = (word: string): boolean => !path.startsWith('sdk/') || !ofTypeScript.has(word)
  const ofStyle = toSegments(ja).flatMap((text) => [
    ...findFaults(text),
    ...findAvoided(glossary, text).filter(isAvoided),
  ])
  return [...findDifferences(en, ja), ...ofStyle]
}

test('what the site translates has the code and the numbers of its original, in the style of the glossary', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(120)
  const faulty = pairs.map((pair) => [pair.ja, ...find(pair)])
  expect(faulty.filter(({ length }) => length > 1)).toEqual([])
})

test('a pair that says another number, loses its code or breaks the style is found', () => {
  expect(find({ path: 'a', en: 'Waits 30 seconds for `stop`.', ja: '60秒待ちます。' })).toEqual([
    'code: `stop`, then none',
    'number lost: 30',
    'number added: 60',
  ])
  expect(find({ path: 'a', en: 'Stopped.', ja: '停止した。' })).not.toEqual([])
})

test('a word for a part of TypeScript is found, except in a text about the SDK', () => {
  const pair = { en: 'Inputs of an order', ja: '注文の引数' }
  expect(find({ path: 'workflows/order.ja.yaml', ...pair })).toEqual(['引数'])
  expect(find({ path: 'sdk/sdk.ja.yaml', ...pair })).toEqual([])
})
