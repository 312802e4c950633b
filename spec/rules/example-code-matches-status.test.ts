import { expect, test } from 'vitest'
import { lintFixture } from './testing/lint-fixture.ts'
import { withOperation, withSchemas } from './testing/describe.ts'

const rule = 'example-code-matches-status'

const withExamples = (status: string, examples: Record<string, string>): Record<string, object> => {
  const named = Object.entries(examples).map(([name, code]) => [name, { value: { error: { code } } }])
  const content = { 'application/json': { examples: Object.fromEntries(named) } }
  return withOperation({ responses: { [status]: { description: 'refused', content } } })
}

test('accepts the codes of the status', async () => {
  const good = withExamples('404', { NOT_FOUND: 'NOT_FOUND', VPS_NOT_FOUND: 'VPS_NOT_FOUND' })
  expect(await lintFixture(rule, good)).toEqual([])
})

test('rejects a name that is not the code', async () => {
  expect(await lintFixture(rule, withExamples('404', { missing: 'NOT_FOUND' }))).toEqual([
    'Example missing must be named after its error.code, NOT_FOUND.',
  ])
})

test('rejects a code of another status, and a status without codes', async () => {
  expect(await lintFixture(rule, withExamples('409', { NOT_FOUND: 'NOT_FOUND' }))).toEqual([
    'Code NOT_FOUND does not belong to status 409.',
  ])
  expect(await lintFixture(rule, withExamples('418', { NOT_FOUND: 'NOT_FOUND' }))).toEqual([
    'Code NOT_FOUND does not belong to status 418.',
  ])
})

test('rejects an error without an example', async () => {
  expect(await lintFixture(rule, withExamples('404', {}))).toEqual([
    'Status 404 needs one named example per error code.',
  ])
})

test('rejects a list of codes that is not the table', async () => {
  const messages = await lintFixture(
    rule,
    withSchemas({ ErrorCode: { type: 'string', 'x-extensible-enum': ['NOT_FOUND'] } }),
  )
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch('ErrorCode must list exactly the codes BAD_REQUEST,')
})
