import { expect, test } from 'vitest'
import { withErrorTable } from './with-error-table.ts'

const head = '| Status | Code | Meaning | What to do |\n| --- | --- | --- | --- |\n'
const statuses = new Map([
  ['NOT_FOUND', '404'],
  ['PROTECTED', '409'],
])
const missing = { summary: 'No such resource', description: 'Check the URL' }
const describe = (examples: Readonly<Record<string, { summary: string; description?: string }>>) => ({
  info: { description: `Errors\n\n${head}\nMore.` },
  components: { examples },
})

test('the table of errors has a row for each code, in the order of the codes', () => {
  const examples = { PROTECTED: { summary: 'Costs $& more', description: 'Wait' }, NOT_FOUND: missing }
  expect(withErrorTable(describe(examples), statuses)).toMatchObject({
    info: {
      description: `Errors\n\n${head}| 404 | \`NOT_FOUND\` | No such resource | Check the URL |
| 409 | \`PROTECTED\` | Costs $& more | Wait |\n\nMore.`,
    },
  })
})

test.each([
  ['without an example', { NOT_FOUND: missing }],
  ['whose example does not say what to do', { NOT_FOUND: missing, PROTECTED: { summary: 'Protected' } }],
])('a code %s is an error that names the file', (_, examples) => {
  expect(() => withErrorTable(describe(examples), statuses)).toThrow('components/examples/PROTECTED.yaml')
})

test('an introduction without the head of the table is an error', () => {
  const description = { info: { description: 'Text' }, components: {} }
  expect(() => withErrorTable(description, statuses)).toThrow('lacks the head of the table of errors')
})
