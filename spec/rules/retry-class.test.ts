import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lintOperation = createLinter('retry-class')
const lint = (operation: object, method = 'post'): Promise<string[]> =>
  lintOperation(withOperation(operation, '/v1/me', method))
const header = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }
const keyMismatch = 'x-retry is idempotency-key exactly when the operation takes the Idempotency-Key header.'

test.concurrent('accepts each class, and none on GET', async () => {
  await Promise.all([
    expect(lint({ 'x-retry': 'never' })).resolves.toEqual([]),
    expect(lint({ 'x-retry': 'idempotent' }, 'put')).resolves.toEqual([]),
    expect(lint({ 'x-retry': 'idempotency-key', parameters: [header] })).resolves.toEqual([]),
    expect(lint({}, 'get')).resolves.toEqual([]),
  ])
})

test.concurrent('rejects a missing or unknown class, and one on GET', async () => {
  const message = 'x-retry of POST /v1/me must be one of idempotent, idempotency-key, never.'
  await Promise.all([
    expect(lint({})).resolves.toEqual([message]),
    expect(lint({ 'x-retry': 'always' })).resolves.toEqual([message]),
    expect(lint({ 'x-retry': 'idempotent' }, 'get')).resolves.toEqual([
      'x-retry is for operations other than GET.',
    ]),
  ])
})

test.concurrent('rejects a class that does not fit the header', async () => {
  await Promise.all([
    expect(lint({ 'x-retry': 'idempotency-key' })).resolves.toEqual([keyMismatch]),
    expect(lint({ 'x-retry': 'never', parameters: [header] })).resolves.toEqual([keyMismatch]),
  ])
})

test.concurrent('rejects an example of the key, which pages would send with each order', async () => {
  const key = '7f9c2ba4-e88f-4d5e-a3a1-0c5c2d1f6b3e'
  const examples = [
    { ...header, example: key },
    { ...header, schema: { type: 'string', examples: [key] } },
  ]
  for (const parameter of examples) {
    await expect(lint({ 'x-retry': 'idempotency-key', parameters: [parameter] })).resolves.toEqual([
      'The Idempotency-Key must have no example.',
    ])
  }
})
