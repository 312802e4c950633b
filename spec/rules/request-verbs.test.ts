import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'

const lint = createLinter('request-verbs')

function withRequest(operationId: string, name: string): Record<string, object> {
  const schema = { $ref: `#/components/schemas/${name}` }
  const requestBody = { content: { 'application/json': { schema } } }
  const paths = { '/v1/wp': { post: { operationId, requestBody, responses: {} } } }
  const components = { schemas: { [name]: { type: 'object' } } }
  return {
    'openapi.yaml': { openapi: '3.1.0', info: { title: 'Fixture', version: '1.0.0' }, paths, components },
  }
}

test.concurrent('accepts the verb of the operation, and a name without one', async () => {
  await Promise.all([
    expect(lint(withRequest('installWordPress', 'InstallWordPressRequest'))).resolves.toEqual([]),
    expect(lint(withRequest('orderVps', 'VpsOrderRequest'))).resolves.toEqual([]),
  ])
})

test.concurrent('rejects another verb', async () => {
  expect(await lint(withRequest('installWordPress', 'CreateWordPressSiteRequest'))).toEqual([
    'CreateWordPressSiteRequest must have the verb of installWordPress.',
  ])
})
