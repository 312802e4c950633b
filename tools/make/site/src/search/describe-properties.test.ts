import { expect, test } from 'vitest'
import { createFollow } from '../reference/description.ts'
import type { DescribedOperation } from '../reference/list-operations.ts'
import { describeProperties } from './describe-properties.ts'

const description = {
  components: {
    schemas: {
      Plan: { properties: { plan_id: { type: 'string', description: 'プラン ID' } } },
      Order: {
        properties: {
          root_password: { type: 'string', description: 'root のパスワード' },
          plans: { type: 'array', items: { $ref: '#/components/schemas/Plan' } },
        },
      },
    },
  },
}
const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})

test('the properties of a request have their descriptions, those of a response their names', () => {
  const operation = {
    parameters: [{ name: 'uuid', in: 'path', description: 'VPS の ID' }],
    operation: { requestBody: json('Order'), responses: { 200: json('Plan'), 404: json('Order') } },
  } as unknown as DescribedOperation
  expect(describeProperties(operation, createFollow(description))).toBe(
    'uuid VPS の ID root_password root のパスワード plans  plan_id プラン ID plan_id',
  )
})
