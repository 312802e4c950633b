import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lint = createLinter('examples-validate')

const withValues = (limit: number, day: string, memo: unknown): Record<string, object> => {
  const memoSchema = { type: 'object', properties: { memo: { $ref: '#/components/schemas/Memo' } } }
  const { 'openapi.yaml': description } = withOperation(
    {
      parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 500 }, example: limit }],
      requestBody: {
        content: {
          'application/json': {
            schema: memoSchema,
            examples: { one: { $ref: '#/components/examples/One' } },
          },
        },
      },
      responses: {
        200: {
          description: 'ok',
          headers: { 'X-Day': { schema: { type: 'string', format: 'date', examples: [day] } } },
        },
      },
    },
    '/v1/logs',
    'post',
  )
  const components = {
    schemas: { Memo: { type: ['string', 'null'], maxLength: 5 } },
    examples: { One: { value: { memo } } },
  }
  return { 'openapi.yaml': { ...description, components } }
}

test.concurrent('accepts values that fit', async () => {
  expect(await lint(withValues(50, '2026-11-21', null))).toEqual([])
})

test.concurrent('rejects values that do not', async () => {
  const messages = await lint(withValues(501, '2026-11-31', 'too long'))
  expect(messages.toSorted()).toEqual([
    'The example does not fit its schema: value must be <= 500.',
    'The example does not fit its schema: value must match format "date".',
    'The example does not fit its schema: value/memo must NOT have more than 5 characters.',
  ])
})
