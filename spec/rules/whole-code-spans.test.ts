import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lint = createLinter('whole-code-spans')

test.concurrent('a code span that is broken over two lines is found, in an operation and in a schema', async () => {
  const schema = { type: 'string', description: 'At most\n`50\nletters`.' }
  const operation = {
    description: 'Fails with `404\nNOT_FOUND`, or `409`.',
    parameters: [{ name: 'limit', in: 'query', schema }],
  }
  await expect(lint(withOperation(operation))).resolves.toEqual([
    'Write `404 NOT_FOUND` on one line.',
    'Write `50 letters` on one line.',
  ])
})

test.concurrent('whole code spans and blocks of code may stand on any line', async () => {
  const description = 'Either `a`\nor `b`:\n\n```\none\ntwo\n```\n'
  await expect(lint(withOperation({ description }))).resolves.toEqual([])
})
