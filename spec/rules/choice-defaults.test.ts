import { expect, test } from 'vitest'
import type { Schema } from './redocly.ts'
import { createLinter } from './testing/create-linter.ts'
import { withSchemas } from './testing/describe.ts'

const lint = createLinter('choice-defaults')
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const source = { type: 'string', default: 'all' }

test.concurrent('a default of an alternative is found, beside a reference and behind one', async () => {
  const beside = { type: 'object', properties: { allowed_ip: { ...ref('Text'), default: 'all' } } }
  const behind = { type: 'object', properties: { source: ref('Source') } }
  const schemas = { Beside: beside, Behind: behind, Source: source, Text: { type: 'string' } }
  const rule = { oneOf: [ref('Beside')], anyOf: [ref('Behind')] }
  await expect(lint(withSchemas({ Rule: rule, ...schemas }))).resolves.toEqual([
    'allowed_ip is a property of an alternative: say its default in the description.',
    'source is a property of an alternative: say its default in the description.',
  ])
})

test.concurrent('an object that is no alternative may have a default, and null may be one beside it', async () => {
  const item = { type: 'object', properties: { source } }
  const list = { type: 'object', properties: { first: { oneOf: [ref('Text'), { type: 'null' }] } } }
  await expect(
    lint(withSchemas({ Item: item, List: list, Text: { type: 'string', default: '' } })),
  ).resolves.toEqual([])
})
