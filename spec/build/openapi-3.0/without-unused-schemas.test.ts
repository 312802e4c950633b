import { expect, test } from 'vitest'
import { withoutUnusedSchemas } from './without-unused-schemas.ts'

test('drops unused schemas, and schemas that only those used', () => {
  const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` })
  const schemas = {
    Used: { type: 'string' },
    Branch: { properties: { leaf: ref('Leaf') } },
    Leaf: { type: 'string' },
  }
  expect(withoutUnusedSchemas({ paths: { a: ref('Used') }, components: { schemas } })).toEqual({
    paths: { a: ref('Used') },
    components: { schemas: { Used: { type: 'string' } } },
  })
})
