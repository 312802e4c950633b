import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lint = createLinter('path-rejections')
const responses = { 422: { description: 'Rejected.' } }
const mark = { 'x-statusProvenance': { 422: 'inferred' } }
const query = { name: 'lines', in: 'query', schema: { type: 'integer' } }

test.concurrent('accepts a marked 422, and one of an operation with a query or a body', async () => {
  const operations = [
    { responses, ...mark },
    { responses, parameters: [query] },
    { responses, requestBody: { content: {} } },
    { responses: {} },
  ]
  const linted = operations.map((operation) => lint(withOperation(operation)))
  expect(await Promise.all(linted)).toEqual([[], [], [], []])
})

test.concurrent('rejects a 422 without a mark, and one that is marked as documented', async () => {
  const message = `The 422 of GET /v1/me must be marked: x-statusProvenance with '422': inferred.`
  const documented = { responses, 'x-statusProvenance': { 422: 'requirements' } }
  await Promise.all([
    expect(lint(withOperation({ responses }))).resolves.toEqual([message]),
    expect(lint(withOperation(documented))).resolves.toEqual([message]),
  ])
})
