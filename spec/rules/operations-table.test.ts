import { expect, test } from 'vitest'
import { lintFixture } from './testing/lint-fixture.ts'
import { withOperation } from './testing/describe.ts'

const rule = 'operations-table'

test('accepts an operation that is as the table says', async () => {
  const good = withOperation({ operationId: 'getApiKey', 'x-scope': 'read', 'x-provenance': 'requirements' })
  expect(await lintFixture(rule, good, { complete: false })).toEqual([])
})

test('rejects another id and another scope', async () => {
  const bad = withOperation({ operationId: 'readKey', 'x-scope': 'write' })
  expect(await lintFixture(rule, bad, { complete: false })).toEqual([
    'operationId of GET /v1/me must be getApiKey.',
    'x-scope of GET /v1/me must be read.',
  ])
})

test('rejects an operation that the table does not have', async () => {
  const bad = withOperation({ operationId: 'getApiKey', 'x-scope': 'read' }, '/v1/you')
  expect(await lintFixture(rule, bad, { complete: false })).toEqual([
    'GET /v1/you is not in operations.json.',
  ])
})

test('rejects an operation that claims a better source than the table gives', async () => {
  const operation = { operationId: 'listDnsRecords', 'x-scope': 'read', 'x-provenance': 'requirements' }
  const bad = withOperation(operation, '/v1/server/{servername}/dns')
  expect(await lintFixture(rule, bad, { complete: false })).toEqual([
    'listDnsRecords comes from public-reference.',
  ])
})

test('wants every row of the table when it is to be complete', async () => {
  const part = withOperation({ operationId: 'getApiKey', 'x-scope': 'read' })
  const missing = await lintFixture(rule, part, { complete: true })
  expect(missing).toHaveLength(109)
  expect(missing).toContain('listLogs (GET /v1/logs) is not described.')
})
