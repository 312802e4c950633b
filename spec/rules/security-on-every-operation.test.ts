import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lint = createLinter('security-on-every-operation')

test.concurrent('accepts the scheme with the scope of the operation', async () => {
  expect(await lint(withOperation({ 'x-scope': 'read', security: [{ apiKey: ['read'] }] }))).toEqual([])
})

test.concurrent('rejects missing security, another scope and another scheme', async () => {
  const message = 'security of GET /v1/me must be [{ apiKey: [read] }], as x-scope says.'
  const wrong = [undefined, [], [{ apiKey: ['write'] }], [{ other: ['read'] }]]
  const linted = wrong.map((security) => lint(withOperation({ 'x-scope': 'read', security })))
  expect(await Promise.all(linted)).toEqual(wrong.map(() => [message]))
})

test.concurrent('rejects an unknown scope', async () => {
  const bad = withOperation({ 'x-scope': 'admin', security: [{ apiKey: ['admin'] }] })
  expect(await lint(bad)).toEqual(['x-scope of GET /v1/me must be read or write.'])
})
