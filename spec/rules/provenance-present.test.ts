import { expect, test } from 'vitest'
import { lintFixture } from './testing/lint-fixture.ts'
import { withOperation, withSchemas } from './testing/describe.ts'

const rule = 'provenance-present'

test('accepts the three sources', async () => {
  for (const provenance of ['requirements', 'public-reference', 'inferred']) {
    expect(await lintFixture(rule, withOperation({ 'x-provenance': provenance }))).toEqual([])
  }
})

test('rejects none, and any other', async () => {
  const message = 'x-provenance of GET /v1/me must be one of requirements, public-reference, inferred.'
  expect(await lintFixture(rule, withOperation({}))).toEqual([message])
  expect(await lintFixture(rule, withOperation({ 'x-provenance': 'guess' }))).toEqual([message])
})

test('rejects any other on a default, on a value, and on a value that is none', async () => {
  const good = {
    type: 'string',
    enum: ['a', 'b'],
    'x-enumProvenance': { b: 'inferred' },
    default: 'a',
    'x-defaultProvenance': 'public-reference',
  }
  const operation = 'x-provenance of POST /v1/logs must be one of requirements, public-reference, inferred.'
  expect(await lintFixture(rule, withSchemas({ Kind: good }))).toEqual([operation])
  const bad = { ...good, 'x-enumProvenance': { c: 'inferred' }, 'x-defaultProvenance': 'guess' }
  expect(await lintFixture(rule, withSchemas({ Kind: bad }))).toEqual([
    operation,
    'x-defaultProvenance must be one of requirements, public-reference, inferred.',
    'x-enumProvenance gives an enum value one of requirements, public-reference, inferred.',
  ])
})

test('rejects any other on a schema', async () => {
  expect(
    await lintFixture(rule, withSchemas({ Log: { type: 'string', 'x-provenance': 'guess' } })),
  ).toContain('x-provenance must be one of requirements, public-reference, inferred.')
})
