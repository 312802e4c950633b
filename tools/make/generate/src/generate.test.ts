import { expect, test } from 'vitest'
import { toCommands } from './commands/to-commands.ts'
import type { Description } from './description.ts'
import { toCertainRejections } from './to-certain-rejections.ts'
import { toRetryClasses } from './to-retry-classes.ts'

// These tests cover the descriptions that the generators reject. Generated files are committed, and the checks compare
// them.
const describeOperation = (operation: object): Description =>
  ({
    paths: { '/orders': { post: { operationId: 'order', responses: {}, ...operation } } },
    components: { schemas: {} },
  }) as unknown as Description

test('an operation without a command is an error', () => {
  expect(() => toCommands(describeOperation({}))).toThrow('order has no command')
})

test('a POST that says it is idempotent is an error, because the client would not repeat it', () => {
  expect(() => toRetryClasses(describeOperation({ 'x-retry': 'idempotent' }))).toThrow(
    'POST /orders is idempotent',
  )
})

test('a certain rejection that no response documents is an error', () => {
  const rejections = { 'x-certain-rejections': { SERVER_ID_TAKEN: 'always' } }
  expect(() => toCertainRejections(describeOperation(rejections))).toThrow(
    'No response of POST /orders documents SERVER_ID_TAKEN',
  )
})
