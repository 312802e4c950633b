import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { errorStatuses } from './error-statuses.ts'
import { listOperations } from './operation.ts'

test('every schema of every request and response compiles', () => {
  const operations = listOperations()
  expect(operations).toHaveLength(table.length)
  for (const operation of operations) {
    // Every operation has a successful response and at least one error response.
    expect(operation.responseChecks.size, operation.id).toBeGreaterThan(1)
    expect(operation.requestCheck, operation.id).toBeTypeOf('function')
    for (const [status, check] of operation.responseChecks)
      expect(check, `${operation.id} ${status}`).toBeTypeOf('function')
  }
})

test('no two operations share a method and path, and each has its scope', () => {
  const operations = listOperations()
  expect(operations).toHaveLength(table.length)
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
  for (const { id, scope, path } of operations) {
    expect(['read', 'write'], id).toContain(scope)
    expect(path, id).toMatch(/^\/v1\//)
  }
})

test('every error code of the description belongs to one status', () => {
  const statuses = errorStatuses()
  expect(statuses.get('PRICE_MISMATCH')).toBe(422)
  expect(statuses.get('INVALID_POWER_STATE')).toBe(409)
  expect(statuses.get('PAYMENT_REQUIRED')).toBe(402)
})
