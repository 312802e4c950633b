import { expect, test } from 'vitest'
import type { JsonObject } from '../json.ts'
import { findClaims } from './find-claims.ts'

const describe = (description: string, source?: string): JsonObject => ({
  components: {
    schemas: {
      Server: {
        type: 'object',
        ...(source && { 'x-provenance': source }),
        properties: { port: { description } },
      },
    },
  },
})
const find = (description: string, source?: string): boolean[] =>
  findClaims(describe(description, source)).map(({ isMarked }) => isMarked)

test.each([
  'It must be a number.',
  'At most 20 per server.',
  'It is true by default.',
  'True erases the disk.',
  'Only letters are accepted.',
])('a sentence with a rule, a number, a default or an effect is a claim: %s', (sentence) => {
  expect(find(sentence)).toEqual([false])
})

test.each([
  'Name of the server.',
  'The `max_20` of it.',
  'If the response is lost, read the list instead of retrying 3 times.',
])('what only names something, code and advice are none: %s', (sentence) => {
  expect(find(sentence)).toEqual([])
})

test('a claim is marked by its own words, or by the node that contains its text', () => {
  expect(find('At most 20 (public reference). At most 30.')).toEqual([true, false])
  expect(find('That it must be sent is inferred.')).toEqual([true])
  expect(find('At most 20.', 'public-reference')).toEqual([true])
  expect(find('At most 20.', 'requirements')).toEqual([false])
})

test('the mark of a value overrides that of its set', () => {
  const schema = {
    'x-enumProvenance': { b: 'inferred' },
    'x-enumDescriptions': { a: 'HTTP 400.', b: 'HTTP 503.' },
  }
  const found = findClaims({ components: { schemas: { Code: schema } } })
  expect(found.map(({ isMarked }) => isMarked)).toEqual([false, true])
})
