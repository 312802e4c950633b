import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { describeProblem } from './describe-problem.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })

/** Returns the descriptions of the problems of a body that violates a schema. */
function describeBody(schema: object, body: unknown): string[] {
  const check = ajv.compile({ type: 'object', properties: { body: schema } })
  check({ body })
  return (check.errors ?? []).map(describeProblem)
}

test.each<[what: string, schema: object, body: unknown, said: string]>([
  ['what is missing', { required: ['name'] }, {}, 'name: is required.'],
  [
    'what goes with another',
    { dependentRequired: { a: ['b'] } },
    { a: 1 },
    'b: is required together with a.',
  ],
  ['what is unknown', { properties: {}, additionalProperties: false }, { x: 1 }, 'x: is not known here.'],
  ['one of several', { properties: { a: { enum: ['x', 'y'] } } }, { a: 'z' }, 'a: must be one of x, y.'],
  ['the only value', { properties: { a: { const: true } } }, { a: false }, 'a: must be true.'],
  ['too few properties', { minProperties: 1 }, {}, 'body: needs at least one property.'],
  [
    'a form that the description tells',
    { properties: { a: { pattern: '^a', description: 'Begins with v1.0 a. Not with b.' } } },
    { a: 'b' },
    'a: must be as described: Begins with v1.0 a. Not with b.',
  ],
  [
    'a form that it does not tell',
    { properties: { a: { pattern: '^a' } } },
    { a: 'b' },
    'a: does not have the described form.',
  ],
  ['anything else', { properties: { a: { type: 'string' } } }, { a: 7 }, 'a: must be string.'],
  [
    'where it is, however deep',
    { properties: { a: { items: { properties: { 'b/c~d': { type: 'string' } } } } } },
    { a: [{}, { 'b/c~d': 7 }] },
    'a.1.b/c~d: must be string.',
  ],
])('a problem is described with its property: %s', (_, schema, body, said) => {
  expect(describeBody(schema, body)).toEqual([said])
})

test('a problem of the whole request is described too, and one without a message', () => {
  const error = { instancePath: '', keyword: 'custom', params: {}, schemaPath: '' }
  expect(describeProblem(error)).toBe('request: is not valid.')
})
