import { expect, test } from 'vitest'
import { toTypes } from './to-types.ts'

const response = { $ref: '#/components/responses/Refused' }
const text = { type: 'string', description: 'A text.' }

/** The types of a description with these schemas and one operation. */
function generate(schemas: object): Promise<string> {
  const operation = { operationId: 'order', summary: 'Order it', responses: { 409: response } }
  const examples = { TAKEN: { value: {} }, FULL: { value: {} } }
  return toTypes(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Fixture', version: '1.0.0' },
      paths: { '/orders': { post: operation } },
      components: {
        schemas: {
          ...schemas,
          ErrorCode: { type: 'string', 'x-enumDescriptions': { TAKEN: 'HTTP 409. Somebody has it.' } },
        },
        responses: {
          Refused: { description: 'No. Try later.', content: { 'application/json': { examples } } },
          Accepted: { description: 'Accepted.' },
        },
      },
    }),
  )
}

const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: object): object => ({ type: 'object', properties })

test('a schema has a type of its own name, which others refer to', async () => {
  const types = await generate({ Uuid: text, Server: object({ uuid: to('Uuid') }) })
  expect(types).toContain('export type Uuid = string;')
  expect(types).toMatch(
    /export type Server = \{\s+\/\*\*\n *\* A text\.\n *\*\n *\* \{@link Uuid\}\n *\*\/\s+uuid\?: Uuid;/,
  )
  expect(types).not.toContain('["schemas"]')
  expect(types).toMatch(/schemas: \{\s+\/\*\* A text\. \*\/\s+Uuid: Uuid;/)
})

test('a property has the text of what it refers to, unless it has one of its own', async () => {
  const own = { ...to('Level'), description: 'The level here.' }
  const Level = {
    type: 'string',
    description: 'A level.',
    enum: ['a'],
    'x-enumDescriptions': { a: 'First.' },
  }
  const types = await generate({ Level, Server: object({ level: to('Level'), own }) })
  expect(types).toMatch(/\* A level\.\n *\*\n *\* - `a`: First\.\n *\*\/\n *level\?: Level/)
  expect(types).toMatch(/\* The level here\.\n *\*\n *\* - `a`: First\.\n *\*\/\n *own\?: Level/)
  expect(types).toContain('export type Level = "a";')
})

test('what may be null has the text of what it is otherwise', async () => {
  const state = { oneOf: [to('Text'), { type: 'null' }] }
  expect(await generate({ Text: text, Server: object({ state }) })).toMatch(
    /\* A text\.\n *\*\n *\* \{@link Text\}\n *\*\/\s+state\?: Text \| null/,
  )
})

test('bounds and defaults are told, but not twice', async () => {
  const types = await generate({
    Server: object({
      memo: { ...text, maxLength: 500 },
      name: { type: 'string', description: 'At most 50 letters.', maxLength: 50 },
      ttl: { type: 'integer', description: 'Seconds.', minimum: 60, maximum: 86_400, default: 3_600 },
      tags: { type: 'array', description: 'Tags.', items: text, minItems: 1 },
    }),
  })
  expect(types).toMatch(/\* A text\.\n *\*\n *\* At most 500 characters\.\n/)
  expect(types).toContain('/** At most 50 letters. */')
  expect(types).toMatch(/\* Seconds\.\n *\*\n *\* 60 to 86400\.\n *\* @default 3600\n/)
  expect(types).toMatch(/\* Tags\.\n *\*\n *\* At least 1 item\.\n/)
  // What has a default may be left out.
  expect(types).toContain('ttl?: number')
})

test('what goes beyond the documentation says so', async () => {
  const types = await generate({ Log: { ...text, 'x-provenance': 'inferred' } })
  expect(types).toMatch(/\* A text\.\n *\*\n *\* Inferred: nobody documents it[^/]*\*\/\nexport type Log/)
})

test('in a set that may grow, a value that is not listed has to be cast', async () => {
  const types = await generate({ Kind: { ...text, 'x-extensible-enum': ['a', 'b'] } })
  expect(types).toContain('export type Kind = "a" | "b" | Unlisted;')
})

test('an operation has the codes of its responses, and each code its status and meaning', async () => {
  const types = await generate({})
  expect(types).toMatch(/\/\*\* Order it\. \*\/\s+order: "TAKEN" \| "FULL";/)
  expect(types).toMatch(/\/\*\* HTTP 409\. Somebody has it\. \*\/\s+TAKEN: 409;/)
})

test('a shared response without a body says so', async () => {
  const types = await generate({})
  expect(types).toMatch(/Accepted: \{[^}]*\};\s+\/\*\* There is no body\. \*\/\s+content\?: never;/)
})

test('of a shared response, an operation tells the first sentence', async () => {
  const types = await generate({})
  expect(types).toMatch(/\/\*\* No\. \*\/\s+409: components\["responses"\]\["Refused"\]/)
  expect(types).toMatch(/\/\*\* No\. Try later\. \*\/\nexport type ResponseRefused/)
})
