import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCheckSet } from './create-check-set.ts'
import type { Description, Schema } from '../description.ts'

const schemas = {
  Name: { type: 'string', pattern: '^[a-c]*$', description: 'Only a, b and c. Nothing else.', maxLength: 3 },
  Rule: {
    oneOf: [{ $ref: '#/components/schemas/Open' }, { $ref: '#/components/schemas/Custom' }],
    discriminator: { propertyName: 'type', mapping: { open: '#/components/schemas/Open' } },
  },
  Open: {
    type: 'object',
    required: ['type'],
    additionalProperties: false,
    properties: { type: { const: 'open' }, description: { type: 'string' } },
  },
  Custom: {
    type: 'object',
    required: ['type', 'port'],
    properties: { type: { enum: ['custom', 7] }, port: { type: 'integer', minimum: 1, maximum: 9 } },
    dependentRequired: { port: ['name'] },
  },
} as const

const message: Schema = {
  type: 'object',
  required: ['query', 'body'],
  properties: {
    query: { type: 'object', properties: { from: { type: 'string', format: 'date' } } },
    body: {
      type: ['object', 'null'],
      minProperties: 1,
      properties: {
        name: { $ref: '#/components/schemas/Name' },
        rules: { type: 'array', maxItems: 2, items: { $ref: '#/components/schemas/Rule' } },
        example: { type: 'boolean' },
      },
    },
  },
}

const description = { paths: {}, components: { schemas } } as unknown as Description

type Checks = Readonly<Record<string, ValidateFunction>>

async function load(module: string): Promise<Checks> {
  const url = `data:text/javascript,${encodeURIComponent(module)}`
  return ((await import(/* @vite-ignore */ url)) as { default: Checks }).default
}

const member = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom('open', 'custom', 'abc', 'x', '2026-02-28', '2026-02-30', 7, 0, null),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
)
const rule = fc.record(
  { type: member, port: member, name: member, description: member },
  { requiredKeys: [] },
)
const body = fc.record(
  { name: member, rules: fc.oneof(fc.array(rule, { maxLength: 4 }), member), example: member },
  { requiredKeys: [] },
)
const value = fc.record(
  { query: fc.record({ from: member }, { requiredKeys: [] }), body: fc.oneof(body, member) },
  { requiredKeys: [] },
)

const toFacts = (problems: readonly ErrorObject[] | null | undefined): unknown[] =>
  (problems ?? []).map(({ instancePath, keyword, params, message: words }) => ({
    instancePath,
    keyword,
    params,
    words,
  }))

test.each([true, false])(
  'a compiled check finds what Ajv finds itself (thorough: %s)',
  async (isThorough) => {
    const set = createCheckSet(description, { isThorough, isVerbose: isThorough })
    set.add('send', message)
    const text = await set.toModule()
    // A thorough check makes its errors in one function, without their places in the schema.
    expect(text.includes('schemaPath')).toBe(!isThorough)
    const { send } = await load(text)
    const ajv = new Ajv2020({ allErrors: isThorough, strict: false, inlineRefs: false })
    formats.default(ajv)
    const check = ajv.compile({ ...message, components: { schemas } })
    let rejected = 0
    const property = fc.property(value, (sent) => {
      expect(send!(sent)).toBe(check(sent))
      expect(toFacts(send!.errors)).toEqual(toFacts(check.errors))
      rejected += check.errors ? 1 : 0
    })
    fc.assert(property, { numRuns: 2_000 })
    expect(rejected).toBeGreaterThan(100)
  },
)

test('a rejected request gets the words for the pattern, and the checks of its alternatives', async () => {
  const set = createCheckSet(description, { isThorough: true, isVerbose: true })
  set.add('send', message)
  const checks = await load(await set.toModule())
  expect(checks['send']!({ query: {}, body: { name: 'x', rules: [{}] } })).toBe(false)
  const found = (keyword: string): ErrorObject | undefined =>
    checks['send']!.errors?.find((problem) => problem.keyword === keyword)
  expect(found('pattern')?.parentSchema).toMatchObject({ description: 'Only a, b and c. Nothing else.' })
  expect(found('oneOf')?.parentSchema).toMatchObject({
    alternatives: ['Open', 'Custom'],
    discriminator: { mapping: { open: 'Open' } },
  })
  expect(checks['Open']!({ type: 'open', description: 'x' })).toBe(true)
  expect(checks['Custom']!({ type: 'open' })).toBe(false)
})

test('equal messages are compiled once, and may have several names', async () => {
  const set = createCheckSet(description, { isThorough: true, isVerbose: false })
  expect([set.add('one', message), set.add('other', structuredClone(message))]).toEqual(['one', 'one'])
  const { one, other } = await load(await set.toModule(new Map([['other', 'one']])))
  expect(other).toBe(one)
})

test('a keyword that would not be checked is an error', () => {
  const set = createCheckSet(description, { isThorough: true, isVerbose: false })
  set.add('send', { type: 'object', properties: { body: { type: 'object', unevaluatedProperties: false } } })
  return expect(set.toModule()).rejects.toThrow('unevaluatedProperties')
})

test('the checks compile no code from text at run time', async () => {
  const set = createCheckSet(description, { isThorough: true, isVerbose: true })
  set.add('send', message)
  expect(await set.toModule()).not.toMatch(/\beval\(|new Function|\bimport\b/)
})
