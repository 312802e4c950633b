import { expect, test } from 'vitest'
import type { Schema } from './redocly.ts'
import { createLinter } from './testing/create-linter.ts'
import { withSchemas } from './testing/describe.ts'

const lintSchemas = createLinter('portable-schemas')
const lint = (schemas: Record<string, Schema>): Promise<string[]> =>
  lintSchemas(withSchemas(schemas), { allowedConst: ['dry_run'] })

test.concurrent('accepts named objects and enumerations, nullable scalars and the allowed constant', async () => {
  const properties = {
    dry_run: { type: 'boolean', const: true },
    memo: { type: ['string', 'null'], pattern: '^[a-z]+$' },
    status: { oneOf: [{ $ref: '#/components/schemas/Status' }, { type: 'null' }] },
  }
  expect(
    await lint({ Server: { type: 'object', properties }, Status: { type: 'string', enum: ['on', 'off'] } }),
  ).toEqual([])
})

test.concurrent('rejects keywords that generators do not support', async () => {
  const bad = { if: {}, else: {}, not: {}, patternProperties: {}, unevaluatedProperties: false }
  expect(
    await lint({ Server: { type: 'object', ...bad }, Pair: { type: 'array', prefixItems: [] } }),
  ).toEqual([
    'if is not portable.',
    'else is not portable.',
    'patternProperties is not portable.',
    'unevaluatedProperties is not portable.',
    'not is not portable.',
    'prefixItems is not portable.',
  ])
})

test.concurrent('rejects unions of types, null in enum, other constants and lookaround', async () => {
  const union: Schema = { type: ['string', 'integer'] }
  expect(
    await lint({
      A: union,
      B: { enum: ['x', null] },
      C: { const: 'x' },
      D: { type: 'string', pattern: '^(?!x)' },
    }),
  ).toEqual([
    "A list of types must be one type and then 'null'.",
    "Write oneOf with type 'null' instead of null in enum.",
    'const is allowed only for a boolean in dry_run.',
    'Lookaround and backreferences do not exist in every regular expression engine.',
  ])
})

test.concurrent('rejects objects and enumerations without a name', async () => {
  const properties: Record<string, Schema> = {
    owner: { type: 'object' },
    states: { type: 'array', items: { type: 'string', enum: ['on'] } },
  }
  expect(await lint({ Server: { type: 'object', properties } })).toEqual([
    'Give this object a name: move it into components/schemas.',
    'Give this enumeration a name: move it into components/schemas.',
  ])
})

test.concurrent('rejects formats that break generated models', async () => {
  expect(
    await lint({
      Password: { type: 'string', format: 'password', writeOnly: true },
      Address: { type: 'string', format: 'ipv4' },
      PrivateKey: { type: 'string', format: 'password', readOnly: true },
    }),
  ).toEqual([
    'writeOnly says that it is secret; beside a pattern, format password breaks models.',
    'Write a pattern instead of format ipv4, which breaks validators.',
  ])
})
