import table from '../operations.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lint = createLinter('operations-table')

test.concurrent('accepts an operation that matches the table', async () => {
  const good = withOperation({ operationId: 'getApiKey', 'x-scope': 'read', 'x-provenance': 'requirements' })
  expect(await lint(good, { complete: false })).toEqual([])
})

test.concurrent('rejects another id and another scope', async () => {
  const bad = withOperation({ operationId: 'readKey', 'x-scope': 'write' })
  expect(await lint(bad, { complete: false })).toEqual([
    'operationId of GET /v1/me must be getApiKey.',
    'x-scope of GET /v1/me must be read.',
  ])
})

test.concurrent('rejects an operation that the table does not have', async () => {
  const bad = withOperation({ operationId: 'getApiKey', 'x-scope': 'read' }, '/v1/you')
  expect(await lint(bad, { complete: false })).toEqual(['GET /v1/you is not in operations.json.'])
})

test.concurrent('rejects an operation that claims a better source than the table', async () => {
  const operation = { operationId: 'listDnsRecords', 'x-scope': 'read', 'x-provenance': 'requirements' }
  const bad = withOperation(operation, '/v1/server/{servername}/dns')
  expect(await lint(bad, { complete: false })).toEqual(['listDnsRecords comes from public-reference.'])
})

test.concurrent('requires every row of the table with `complete`', async () => {
  const part = withOperation({ operationId: 'getApiKey', 'x-scope': 'read' })
  const missing = await lint(part, { complete: true })
  expect(missing).toHaveLength(table.length - 1)
  expect(missing).toContain('listLogs (GET /v1/logs) is not described.')
})
