import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withOperation } from './testing/describe.ts'

const lintShown = createLinter('shown-fields')
const json = (schema: object): object => ({ content: { 'application/json': { schema } } })
const object = (properties: object, marks: object = {}): object => ({ type: 'object', properties, ...marks })
const text = { type: 'string' }
const inferred = { 'x-provenance': 'inferred' }
const documented = { 'x-provenance': 'requirements' }

const lint = (shown: object, operation: object): Promise<string[]> =>
  lintShown(withOperation({ operationId: 'getApiKey', ...operation }), {
    shown: { getApiKey: shown },
  })
const responding = (schema: object, marks: object = {}): object => ({
  responses: { 200: { description: 'ok', ...marks, ...json(schema) } },
})

test.concurrent('a shown response has no mark at any depth', async () => {
  const plain = object({ id: text, server: object({ uuid: text }) })
  const marked = object({ id: text, server: object({ uuid: { ...text, ...inferred } }) })
  await Promise.all([
    expect(lint({ response: 'all' }, responding(plain))).resolves.toEqual([]),
    expect(lint({ response: 'all' }, responding(marked))).resolves.toEqual([
      'server.uuid of the response is shown, so it must not be marked.',
    ]),
    expect(lint({ response: 'all' }, responding(object({}, inferred)))).resolves.toEqual([
      'The response is shown, so it must not be marked.',
    ]),
  ])
})

test.concurrent('a response that is not shown is marked: itself, its schema or its operation', async () => {
  await Promise.all([
    expect(lint({}, responding(object({})))).resolves.toEqual([
      'The response is not shown, or not all of it: mark it with x-provenance.',
    ]),
    expect(lint({}, responding(object({}), inferred))).resolves.toEqual([]),
    expect(lint({}, responding(object({}, inferred)))).resolves.toEqual([]),
    expect(lint({}, { ...responding(object({})), ...inferred })).resolves.toEqual([]),
  ])
})

test.concurrent('in a partly shown response, exactly the shown properties are marked as shown', async () => {
  const shown = { response: ['sites.url'] }
  const sites = (id: object, url: object): object =>
    object({ sites: { type: 'array', items: object({ id, url }) } }, inferred)
  await Promise.all([
    expect(lint(shown, responding(sites(text, { ...text, ...documented })))).resolves.toEqual([]),
    expect(lint(shown, responding(sites({ ...text, ...documented }, text)))).resolves.toEqual([
      'sites.id of the response is not shown: mark it with x-provenance.',
      'sites.url of the response is shown: mark it with x-provenance: requirements.',
    ]),
  ])
})

test.concurrent('properties of a request are shown or marked, in every alternative', async () => {
  const oneOf = [object({ name: text, memo: text }), object({ key: { ...text, ...inferred } }, documented)]
  const body = { requestBody: json({ oneOf }), responses: {} }
  await Promise.all([
    expect(lint({ request: ['name', 'memo'] }, body)).resolves.toEqual([]),
    expect(lint({ request: ['name', 'key'] }, body)).resolves.toEqual([
      'memo of the request is not shown: mark it with x-provenance.',
      'key of the request is shown: mark it with x-provenance: requirements.',
    ]),
  ])
})
