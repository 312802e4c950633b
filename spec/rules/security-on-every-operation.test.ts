import { expect, test } from 'vitest'
import { lintFixture } from './testing/lint-fixture.ts'
import { withOperation } from './testing/describe.ts'

const rule = 'security-on-every-operation'

test('accepts the scheme with the scope of the operation', async () => {
  expect(
    await lintFixture(rule, withOperation({ 'x-scope': 'read', security: [{ apiKey: ['read'] }] })),
  ).toEqual([])
})

test('rejects missing security, another scope and another scheme', async () => {
  const message = 'security of GET /v1/me must be [{ apiKey: [read] }], as x-scope says.'
  for (const security of [undefined, [], [{ apiKey: ['write'] }], [{ other: ['read'] }]]) {
    expect(await lintFixture(rule, withOperation({ 'x-scope': 'read', security }))).toEqual([message])
  }
})

test('rejects an unknown scope', async () => {
  const bad = withOperation({ 'x-scope': 'admin', security: [{ apiKey: ['admin'] }] })
  expect(await lintFixture(rule, bad)).toEqual(['x-scope of GET /v1/me must be read or write.'])
})
