import { expect, test } from 'vitest'
import { withErrorCodes } from './with-error-codes.ts'

const head = '| Status | Code | Meaning | What to do |\n| --- | --- | --- | --- |\n'
const statuses = new Map([
  ['NOT_FOUND', '404'],
  ['PROTECTED', '409'],
])
const missing = { description: 'No such resource.', 'x-what-to-do': 'Check the URL' }
const locked = { description: 'Costs $& more.', 'x-what-to-do': 'Wait', 'x-provenance': 'inferred' }
const describe = (examples: Readonly<Record<string, { description: string; 'x-what-to-do'?: string }>>) => ({
  info: { description: `Errors\n\n${head}\nMore.` },
  components: { examples, schemas: { ErrorCode: { type: 'string' } } },
})

test('the table of errors has a row for each code, in the order of the codes', () => {
  expect(withErrorCodes(describe({ PROTECTED: locked, NOT_FOUND: missing }), statuses)).toMatchObject({
    info: {
      description: `Errors\n\n${head}| 404 | \`NOT_FOUND\` | No such resource. | Check the URL |
| 409 | \`PROTECTED\` | Costs $& more. | Wait |\n\nMore.`,
    },
  })
})

test('the schema of the codes has each one with its status, its meaning and its source', () => {
  const { components } = withErrorCodes(describe({ PROTECTED: locked, NOT_FOUND: missing }), statuses)
  expect(components).toMatchObject({
    schemas: {
      ErrorCode: {
        type: 'string',
        'x-extensible-enum': ['NOT_FOUND', 'PROTECTED'],
        'x-enumProvenance': { PROTECTED: 'inferred' },
        'x-enumDescriptions': {
          NOT_FOUND: 'HTTP 404. No such resource.',
          PROTECTED: 'HTTP 409. Costs $& more.',
        },
      },
    },
  })
})

test.each([
  ['that no response has', { NOT_FOUND: missing }],
  ['that does not say what to do', { NOT_FOUND: missing, PROTECTED: { description: 'Protected.' } }],
])('a code %s is an error that names the file', (_, examples) => {
  expect(() => withErrorCodes(describe(examples), statuses)).toThrow('PROTECTED of components/errors.yaml')
})

test('an introduction without the head of the table is an error', () => {
  const description = { info: { description: 'Text' }, components: {} }
  expect(() => withErrorCodes(description, statuses)).toThrow('lacks the head of the table of errors')
})
