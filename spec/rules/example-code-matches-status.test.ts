import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lint = createLinter('example-code-matches-status')

const withExamples = (status: string, examples: Record<string, string>): Record<string, object> => {
  const named = Object.entries(examples).map(([name, code]) => [name, { value: { error: { code } } }])
  const content = { 'application/json': { examples: Object.fromEntries(named) } }
  return withOperation({ responses: { [status]: { description: 'refused', content } } })
}

test.concurrent('accepts the codes of the status', async () => {
  const good = withExamples('404', { NOT_FOUND: 'NOT_FOUND', VPS_NOT_FOUND: 'VPS_NOT_FOUND' })
  expect(await lint(good)).toEqual([])
})

test.concurrent('rejects a name that is not the code', async () => {
  expect(await lint(withExamples('404', { missing: 'NOT_FOUND' }))).toEqual([
    'Example missing must be named after its error.code, NOT_FOUND.',
  ])
})

test.concurrent('rejects a code of another status, and a status without codes', async () => {
  await Promise.all([
    expect(lint(withExamples('409', { NOT_FOUND: 'NOT_FOUND' }))).resolves.toEqual([
      'Code NOT_FOUND does not belong to status 409.',
    ]),
    expect(lint(withExamples('418', { NOT_FOUND: 'NOT_FOUND' }))).resolves.toEqual([
      'Code NOT_FOUND does not belong to status 418.',
    ]),
  ])
})

test.concurrent('rejects an error without an example', async () => {
  expect(await lint(withExamples('404', {}))).toEqual(['Status 404 needs one named example per error code.'])
})
