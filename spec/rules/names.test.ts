import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withSchemas } from './testing/describe.ts'

const lint = createLinter('names')

const source = (path: string, pathFile: string, schemaFile: string): Record<string, object> => ({
  'openapi.yaml': {
    openapi: '3.1.0',
    info: { title: 'Fixture', version: '1.0.0' },
    paths: { [path]: { $ref: pathFile } },
  },
  [pathFile]: {
    get: {
      responses: {
        200: { description: 'ok', content: { 'application/json': { schema: { $ref: `../${schemaFile}` } } } },
      },
    },
  },
  [schemaFile]: { type: 'string' },
})

test.concurrent('accepts names in the conventional case', async () => {
  const good = withSchemas({
    LogEntry: { type: 'object', properties: { request_id: { type: 'string' }, ipv4: { type: 'string' } } },
  })
  expect(await lint(good)).toEqual([])
})

test.concurrent('rejects other cases', async () => {
  const bad = withSchemas({ log_entry: { type: 'object', properties: { requestId: { type: 'string' } } } })
  expect(await lint(bad)).toEqual([
    'log_entry must be in PascalCase.',
    'Property requestId must be in snake_case.',
  ])
})

test.concurrent('rejects names of types that languages already have', async () => {
  const bad = withSchemas({ DateTime: { type: 'string' }, Protocol: { type: 'string' } })
  expect(await lint(bad)).toEqual([
    'DateTime is a built-in type of some language.',
    'Protocol is a built-in type of some language.',
  ])
})

test.concurrent('accepts files that are named after their content', async () => {
  expect(
    await lint(source('/v1/logs/{id}', 'paths/v1_logs_{id}.yaml', 'components/schemas/Log.yaml')),
  ).toEqual([])
})

test.concurrent('rejects files with another name or in another folder', async () => {
  await Promise.all([
    expect(lint(source('/v1/logs', 'paths/logs.yaml', 'components/headers/Log.yaml'))).resolves.toEqual([
      'The file of /v1/logs must be called v1_logs.yaml.',
      'Log belongs into components/schemas.',
    ]),
    expect(lint(source('/v1/logs', 'paths/v1_logs.yaml', 'schemas/Log.yaml'))).resolves.toEqual([
      'This file belongs into components/schemas, named after the component.',
    ]),
  ])
})
