import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation, withSchemas } from './testing/describe.ts'

const lint = createLinter('provenance-present')

test.concurrent('accepts the three sources', async () => {
  const sources = ['requirements', 'public-reference', 'inferred']
  const linted = sources.map((source) => lint(withOperation({ 'x-provenance': source })))
  expect(await Promise.all(linted)).toEqual([[], [], []])
})

test.concurrent('rejects a missing source, and any other', async () => {
  const message = 'x-provenance of GET /v1/me must be one of requirements, public-reference, inferred.'
  await Promise.all([
    expect(lint(withOperation({}))).resolves.toEqual([message]),
    expect(lint(withOperation({ 'x-provenance': 'guess' }))).resolves.toEqual([message]),
  ])
})

test.concurrent('rejects any other source of a default or of a value, and the source of a value that does not exist', async () => {
  const good = {
    type: 'string',
    enum: ['a', 'b'],
    'x-enumProvenance': { b: 'inferred' },
    default: 'a',
    'x-defaultProvenance': 'public-reference',
  }
  const operation = 'x-provenance of POST /v1/logs must be one of requirements, public-reference, inferred.'
  const bad = { ...good, 'x-enumProvenance': { c: 'inferred' }, 'x-defaultProvenance': 'guess' }
  await Promise.all([
    expect(lint(withSchemas({ Kind: good }))).resolves.toEqual([operation]),
    expect(lint(withSchemas({ Kind: bad }))).resolves.toEqual([
      operation,
      'x-defaultProvenance must be one of requirements, public-reference, inferred.',
      'x-enumProvenance gives an enum value one of requirements, public-reference, inferred.',
    ]),
  ])
})

test.concurrent('rejects any other source of a schema', async () => {
  expect(await lint(withSchemas({ Log: { type: 'string', 'x-provenance': 'guess' } }))).toContain(
    'x-provenance must be one of requirements, public-reference, inferred.',
  )
})
