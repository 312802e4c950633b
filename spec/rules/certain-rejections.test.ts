import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lintOperation = createLinter('certain-rejections')
const lint = (rejections?: object, retry = 'idempotency-key'): Promise<string[]> =>
  lintOperation(
    withOperation(
      { 'x-retry': retry, ...(rejections && { 'x-certain-rejections': rejections }), responses },
      '/v1/orders',
      'post',
    ),
  )

const withExamples = (...codes: string[]): object => ({
  description: 'refused',
  content: {
    'application/json': {
      examples: Object.fromEntries(codes.map((code) => [code, { value: { error: { code } } }])),
    },
  },
})
const responses = {
  200: withExamples('default'),
  409: withExamples('SERVER_ID_TAKEN', 'DUPLICATE_REQUEST'),
  422: withExamples('VALIDATION_ERROR'),
  500: withExamples('INTERNAL_ERROR'),
}
const misplaced =
  'x-certain-rejections of POST /v1/orders must be there exactly if x-retry is idempotency-key.'

test.concurrent('accepts documented codes with each condition, and none on other operations', async () => {
  await Promise.all([
    expect(lint({ SERVER_ID_TAKEN: 'given-name', VALIDATION_ERROR: 'new-key' })).resolves.toEqual([]),
    expect(lint({ VALIDATION_ERROR: 'always' })).resolves.toEqual([]),
    expect(lint(undefined, 'never')).resolves.toEqual([]),
  ])
})

test.concurrent('rejects an order without the list, and the list on another operation', async () => {
  await Promise.all([
    expect(lint()).resolves.toEqual([misplaced]),
    expect(lint({ VALIDATION_ERROR: 'always' }, 'never')).resolves.toEqual([misplaced]),
  ])
})

test.concurrent('rejects a code that no 4xx response documents', async () => {
  const codes = ['PROTECTED', 'INTERNAL_ERROR', 'default']
  expect(await Promise.all(codes.map((code) => lint({ [code]: 'always' })))).toEqual(
    codes.map((code) => [`${code} must be an example of one of the 4xx responses of POST /v1/orders.`]),
  )
})

test.concurrent('rejects an unknown condition', async () => {
  expect(await lint({ VALIDATION_ERROR: 'sometimes' })).toEqual([
    'The condition of VALIDATION_ERROR must be one of always, given-name, new-key.',
  ])
})
