import { expect, test } from 'vitest'
import { mapSchemas } from './map-schemas.ts'

const mark = (schema: object): { seen: true } => ({ ...schema, seen: true })

test('reaches every schema at every depth', () => {
  const operation = {
    parameters: [{ name: 'limit', schema: { type: 'integer' } }],
    responses: {
      200: {
        headers: { 'X-Day': { schema: { type: 'string' } } },
        content: { 'application/json': { schema: {} } },
      },
    },
  }
  const schemas = { List: { type: 'array', items: { oneOf: [{ type: 'string' }] } }, schema: {} }
  expect(mapSchemas({ paths: { '/a': { get: operation } }, components: { schemas } }, mark)).toEqual({
    paths: {
      '/a': {
        get: {
          parameters: [{ name: 'limit', schema: { type: 'integer', seen: true } }],
          responses: {
            200: {
              headers: { 'X-Day': { schema: { type: 'string', seen: true } } },
              content: { 'application/json': { schema: { seen: true } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        List: { type: 'array', items: { oneOf: [{ type: 'string', seen: true }], seen: true }, seen: true },
        schema: { seen: true },
      },
    },
  })
})

test('leaves the content of examples alone, but not a property called example', () => {
  const media = { schema: { properties: { example: {} } }, examples: { one: { value: { schema: {} } } } }
  expect(mapSchemas({ content: media }, mark)).toEqual({
    content: {
      schema: { properties: { example: { seen: true } }, seen: true },
      examples: { one: { value: { schema: {} } } },
    },
  })
})
