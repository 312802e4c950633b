import { expect, test } from 'vitest'
import { toCommands } from './commands/to-commands.ts'
import type { Description } from './description.ts'
import { toCertainRejections } from './to-certain-rejections.ts'
import { toRetryClasses } from './to-retry-classes.ts'
import { toTimes } from './to-times.ts'

// These tests cover the descriptions that the generators reject. Generated files are committed, and the checks compare
// them.
const describeOperation = (operation: object): Description =>
  ({
    paths: { '/orders': { post: { operationId: 'order', responses: {}, ...operation } } },
    components: { schemas: {} },
  }) as unknown as Description

test('an operation without a command is an error', () => {
  expect(() => toCommands(describeOperation({}), new Map())).toThrow('order has no command')
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

const describeDates = (...schemas: readonly object[]): Description =>
  ({
    paths: {},
    components: { schemas: Object.fromEntries(schemas.map((schema, index) => [`Schema${index}`, schema])) },
  }) as unknown as Description

test('a date of the description is a time of parseTime, with the day that it means', () => {
  const due = { type: 'string', format: 'date' }
  const source = toTimes(describeDates({ properties: { due, last: { ...due, 'x-last-day': true } } }))
  expect(source).toContain("  due: 'start',\n  last: 'end',\n")
})

test('a date that is the last day in one schema alone is an error', () => {
  const due = { type: 'string', format: 'date' }
  const twice = describeDates(
    { properties: { due } },
    { properties: { due: { ...due, 'x-last-day': true } } },
  )
  expect(() => toTimes(twice)).toThrow('due is the last day in one schema and not in another')
})
