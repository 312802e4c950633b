import { expect, test } from 'vitest'
import { toOpenApi30 } from './to-openapi-3.0.ts'

const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` })
const reply = (schema: object, example: object): object => ({
  200: {
    description: 'Done.',
    content: { 'application/json': { schema, examples: { one: { value: example } } } },
  },
})
const head = { info: { title: 'Fixture', version: '1.0.0' } }

const source = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  ...head,
  paths: {
    '/v1/orders': {
      post: {
        security: [{ apiKey: ['write'] }],
        responses: reply(ref('Reply'), { dry_run: true, examples: [1] }),
      },
    },
  },
  components: {
    schemas: {
      Reply: { oneOf: [ref('Order'), ref('DryRun')] },
      Order: {
        type: 'object',
        required: ['memo'],
        properties: { memo: { type: ['string', 'null'], examples: [null] } },
      },
      DryRun: {
        type: 'object',
        required: ['dry_run'],
        properties: { dry_run: { const: true, type: 'boolean' }, state: ref('State') },
      },
      State: { description: 'State.', oneOf: [ref('Power'), { type: 'null' }] },
      Power: { type: 'string', 'x-extensible-enum': ['on'] },
    },
  },
}

const target = {
  openapi: '3.0.3',
  ...head,
  paths: {
    '/v1/orders': {
      post: { security: [{ apiKey: [] }], responses: reply(ref('Reply'), { dry_run: true, examples: [1] }) },
    },
  },
  components: {
    schemas: {
      Reply: {
        type: 'object',
        properties: {
          memo: { type: 'string', nullable: true, example: null },
          dry_run: { type: 'boolean' },
          state: ref('State'),
        },
      },
      State: { description: 'State.', type: 'string', nullable: true, 'x-extensible-enum': ['on'] },
    },
  },
}

test('gives the 3.1 description in 3.0', () => {
  expect(toOpenApi30(source as never)).toEqual(target)
})

test('does not change its input', () => {
  const before = structuredClone(source)
  toOpenApi30(source as never)
  expect(source).toEqual(before)
})
