import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { findDifferences } from './find-differences.ts'
import { findFaults } from './find-faults.ts'
import { findMisplaced } from './find-misplaced.ts'
import { findTexts } from './find-texts.ts'
import { isNounSentence } from './is-noun-sentence.ts'
import { readMemory } from './read-memory.ts'
import { toSegments } from './segments.ts'

const spec = new URL('../../', import.meta.url)
/** Reads a description of `dist/`, which the build has to write first. */
const read = (name: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`dist/${name}.json`, spec), 'utf8')) as JsonObject

const memory = readMemory(new URL('overlays/ja/', spec))
const [english, japanese] = [read('openapi'), read('openapi.ja')]

/** English segments, each with the first place where it appears. */
const places = new Map(
  findTexts(english)
    .flatMap(({ path, text }) => toSegments(text).map((segment) => [segment, path.join('/')] as const))
    .toReversed(),
)

test('every text has a translation', () => {
  const missing = [...places].filter(([segment]) => !memory.has(segment))
  expect(missing.map(([segment, place]) => `${place}: ${segment}`)).toEqual([])
})

test('every translation belongs to a text', () => {
  expect([...memory.keys()].filter((segment) => !places.has(segment))).toEqual([])
})

test('a translation has the code, the numbers, the links and the emphasis of its text', () => {
  const different = [...memory].map(([en, ja]) => [en, ja, ...findDifferences(en, ja)])
  expect(different.filter(({ length }) => length > 2)).toEqual([])
})

test('Japanese follows the style rules', () => {
  const faulty = [...memory.values()].map((ja) => [ja, ...findFaults(ja)])
  expect(faulty.filter(({ length }) => length > 1)).toEqual([])
})

test('an explanation that is one noun phrase ends with the noun', () => {
  expect(findTexts(japanese).filter(({ text }) => isNounSentence(text))).toEqual([])
})

test('a summary is a noun phrase, without a full stop', () => {
  const summaries = findTexts(japanese).filter(({ path }) => path.at(-1) === 'summary')
  expect(summaries.filter(({ text }) => /[うくすつぬむるぐぶいただ。]$/.test(text))).toEqual([])
})

test('mail, FTP, VPSs and databases are named only where the text is about them', () => {
  expect(findMisplaced(findTexts(english), findTexts(japanese))).toEqual([])
})

test('a deletion is not confirmed as a change', () => {
  const confirmations = findTexts(japanese).filter(({ path }) =>
    /^paths\/.*\/delete\/responses\/200\//.test(path.join('/')),
  )
  expect(confirmations.length).toBeGreaterThanOrEqual(30)
  expect(confirmations.filter(({ text }) => text.includes('変更'))).toEqual([])
})

test('only the texts differ', () => {
  const places = new Set(findTexts(english).map(({ path }) => path.join('/')))
  const differing = listDifferences(english, japanese, '')
  expect(differing.filter((place) => !places.has(place))).toEqual([])
})

test('no English sentence is left outside of payload', () => {
  const left = [...listStrings(japanese)].filter((text) =>
    /(?:[A-Za-z]+[,.]? ){3}/.test(text.replaceAll(/`[^`]*`/g, '')),
  )
  expect(left).toEqual([])
})

function listDifferences(before: Json | undefined, after: Json | undefined, place: string): string[] {
  if (before === after) return []
  if (!isNode(before) || !isNode(after)) return [place]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    listDifferences(at(before, key), at(after, key), place === '' ? key : `${place}/${key}`),
  )
}

function isNode(value: Json | undefined): value is JsonObject | Json[] {
  return Array.isArray(value) || isObject(value)
}

function at(node: JsonObject | Json[], key: string): Json | undefined {
  return Array.isArray(node) ? node[Number(key)] : node[key]
}

/** Lists the strings of a value without payload, which stays as the API sends it. */
function* listStrings(value: Json): Generator<string> {
  if (typeof value === 'string') yield value
  if (!isNode(value)) return
  for (const [key, child] of Object.entries(value))
    if (
      !['default', 'example', 'examples', 'pattern', 'tags', 'value'].includes(key) ||
      (isObject(child) && key === 'examples')
    )
      yield* listStrings(child)
}
