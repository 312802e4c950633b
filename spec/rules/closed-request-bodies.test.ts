import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withSchemas } from './testing/describe.ts'

const lint = createLinter('closed-request-bodies')
const closed = { type: 'object', properties: { memo: { type: 'string' } }, additionalProperties: false }
const open = { type: 'object', properties: { memo: { type: 'string' } } }

test.concurrent('accepts closed objects at every depth, and free maps', async () => {
  const map = { type: 'object', additionalProperties: { type: 'string' } }
  const good = withSchemas({
    Memo: { ...closed, properties: { inner: closed, map } },
    Either: { oneOf: [closed, closed] },
  })
  expect(await lint(good)).toEqual([])
})

test.concurrent('rejects an open object at every depth', async () => {
  const bad = withSchemas({
    Top: open,
    Inner: { ...closed, properties: { list: { type: 'array', items: open } } },
    Branch: { oneOf: [closed, { $ref: '#/components/schemas/Top' }] },
    Spread: { oneOf: [closed, open] },
  })
  expect(await lint(bad)).toEqual(
    Array(3).fill('An object in a request body needs additionalProperties: false.'),
  )
})
