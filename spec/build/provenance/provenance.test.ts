import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { JsonObject } from '../json.ts'
import { findClaims } from './find-claims.ts'

const spec = new URL('../../', import.meta.url)
const read = (path: string): JsonObject => JSON.parse(readFileSync(new URL(path, spec), 'utf8')) as JsonObject

/** Sentences that the documentation states, by the title of its section. */
const sections = read('provenance.json') as Record<string, string[]>
const documented = new Set(Object.values(sections).flat())
/** Claims of the description in `dist/`, which the build has to write first. */
const claims = findClaims(read('dist/openapi.json'))

/** Titles of the documentation, and titles for sentences about this description or with advice of its own. */
const titles = new Set([
  'What the service does',
  'API key information',
  'Execution log entry',
  'Hosting plan',
  'Hosting server contract',
  'Hosting sign-up status',
  'Other per-server hosting resources',
  'VPS plan',
  'VPS sign-up server',
  'VPS list entry',
  'VPS detail',
  'Power state',
  'Packet filter',
  'Reinstallable image',
  'OS reinstall status',
  'Operation protection',
  'Hosting server status',
  'VPS sign-up status',
  'VPS power state',
  'VPS OS reinstall',
  'Common',
  'Hosting: ordering and contracts',
  'Hosting: per-server management',
  'VPS: ordering',
  'VPS: information',
  'VPS: power',
  'VPS: packet filter',
  'VPS: OS reinstall and protection',
  'Authentication',
  'Events',
  'Errors',
  'Limits',
  'Versioning',
  'of this description',
])

test('every sentence with a rule, a number, a default or an effect has a mark or a section', () => {
  const unsourced = claims.filter(({ sentence, isMarked }) => !isMarked && !documented.has(sentence))
  expect(unsourced.map(({ place, sentence }) => `${place}: ${sentence}`)).toEqual([])
})

test('every sentence with a section is in the description once, and needs the section', () => {
  const needed = new Set(claims.filter(({ isMarked }) => !isMarked).map(({ sentence }) => sentence))
  const listed = Object.values(sections).flat()
  expect(listed.filter((sentence) => !needed.has(sentence))).toEqual([])
  expect(listed).toHaveLength(documented.size)
})

test('every section is one of the documentation', () => {
  expect(Object.keys(sections).filter((section) => !titles.has(section))).toEqual([])
})
