import { expect, test } from 'vitest'
import type { Schema } from './redocly.ts'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lint = createLinter('response-patterns')
const name = { type: 'string', pattern: '^[a-z.]+$' }

/** Returns a description with one operation that takes and returns objects with these properties. */
function withBodies(
  request: Record<string, Schema>,
  response: Record<string, Schema>,
): Record<string, object> {
  const toContent = (properties: Record<string, Schema>): object => ({
    content: { 'application/json': { schema: { type: 'object', properties } } },
  })
  const responses = { '200': { description: 'OK', ...toContent(response) } }
  return withOperation({ requestBody: toContent(request), responses }, '/v1/me', 'post')
}

test.concurrent('a pattern that a request does not have is found, also in the items of a list', async () => {
  const message =
    'A request can set domain to what the pattern of domain rejects: a response has no such pattern.'
  const wide = { type: 'string' }
  await expect(lint(withBodies({ domain: wide }, { domain: name }))).resolves.toEqual([message])
  const list = { type: 'array', items: { type: 'object', properties: { domain: name } } }
  await expect(lint(withBodies({ domain: wide }, { list }))).resolves.toEqual([message])
})

test.concurrent('a full name has no pattern, because the host of a record is part of it', async () => {
  await expect(lint(withBodies({ host: { type: 'string' } }, { fqdn: name }))).resolves.toEqual([
    'A request can set host to what the pattern of fqdn rejects: a response has no such pattern.',
  ])
})

test.concurrent('the pattern of the request, and those of what no request sets, may stand', async () => {
  await expect(lint(withBodies({ domain: name }, { domain: name, currency: name }))).resolves.toEqual([])
  await expect(lint(withBodies({ domain: name }, { domain: { type: 'string' } }))).resolves.toEqual([])
})
