import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lintOperation = createLinter('retry-class')
const lint = (operation: object, method = 'post'): Promise<string[]> =>
  lintOperation(withOperation(operation, '/v1/me', method))
const header = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }
const keyMismatch = 'x-retry is idempotency-key exactly when the operation takes the Idempotency-Key header.'

test.concurrent('accepts each class, and none on GET', async () => {
  expect(await lint({ 'x-retry': 'never' })).toEqual([])
  expect(await lint({ 'x-retry': 'idempotent' }, 'put')).toEqual([])
  expect(await lint({ 'x-retry': 'idempotency-key', parameters: [header] })).toEqual([])
  expect(await lint({}, 'get')).toEqual([])
})

test.concurrent('rejects a missing or unknown class, and one on GET', async () => {
  const message = 'x-retry of POST /v1/me must be one of idempotent, idempotency-key, never.'
  expect(await lint({})).toEqual([message])
  expect(await lint({ 'x-retry': 'always' })).toEqual([message])
  expect(await lint({ 'x-retry': 'idempotent' }, 'get')).toEqual([
    'x-retry is for operations other than GET.',
  ])
})

test.concurrent('rejects a class that does not fit the header', async () => {
  expect(await lint({ 'x-retry': 'idempotency-key' })).toEqual([keyMismatch])
  expect(await lint({ 'x-retry': 'never', parameters: [header] })).toEqual([keyMismatch])
})
