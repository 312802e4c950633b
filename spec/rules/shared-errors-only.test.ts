import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lint = createLinter('shared-errors-only')

const withNotFound = (type: string, schema: object): Record<string, object> => {
  const { 'openapi.yaml': description } = withOperation({
    responses: { 404: { $ref: '#/components/responses/NotFound' } },
  })
  const schemas = { ApiErrorResponse: { type: 'object' }, Other: { type: 'object' } }
  const responses = { NotFound: { description: 'none', content: { [type]: { schema } } } }
  return { 'openapi.yaml': { ...description, components: { responses, schemas } } }
}

test.concurrent('accepts a shared response with ApiErrorResponse in JSON', async () => {
  expect(
    await lint(withNotFound('application/json', { $ref: '#/components/schemas/ApiErrorResponse' })),
  ).toEqual([])
})

test.concurrent('rejects another schema', async () => {
  const message = 'The schema of an error response must refer to ApiErrorResponse.'
  await Promise.all([
    expect(lint(withNotFound('application/json', { $ref: '#/components/schemas/Other' }))).resolves.toEqual([
      message,
    ]),
    expect(lint(withNotFound('application/json', { type: 'string' }))).resolves.toEqual([message]),
  ])
})

test.concurrent('rejects another media type', async () => {
  expect(await lint(withNotFound('text/plain', { $ref: '#/components/schemas/ApiErrorResponse' }))).toEqual([
    'An error response has application/json content and no other.',
  ])
})

test.concurrent('rejects an error that an operation describes itself', async () => {
  const bad = withOperation({
    responses: {
      200: { description: 'ok' },
      500: { description: 'broken' },
      default: { description: 'any' },
    },
  })
  expect(await lint(bad)).toEqual([
    '500 must refer to a response in components/responses.',
    'default must refer to a response in components/responses.',
  ])
})
