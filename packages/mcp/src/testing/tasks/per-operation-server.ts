import type { Client } from '@hostwright/common'
import { McpServer } from '@modelcontextprotocol/server'
import type { Description, Operation, Schema } from '../../description/description.ts'
import { follow } from '../../description/follow.ts'
import { toSchema } from '../../server/to-schema.ts'

type Send = (path: string, init: object) => Promise<{ readonly data: unknown }>

// Generators stop somewhere as well: no body of the description is deeper.
const deepest = 8

/** Creates a server with one tool for each operation of the description, as generators make it: no output schemas. */
export function createPerOperationServer(client: Client, { operations, document }: Description): McpServer {
  const server = new McpServer({ name: 'one tool per operation', version: '1.0.0' })
  for (const operation of operations.values()) {
    const { operationId, summary, description, method } = operation
    const annotations = { readOnlyHint: method === 'GET', destructiveHint: operation.isDestructive }
    const inputSchema = toSchema<Readonly<Record<string, unknown>>>(toInput(document, operation))
    server.registerTool(
      operationId,
      { description: `${summary}\n\n${description}`, inputSchema, annotations },
      async (given) => {
        const { data = null } = await send(client, operation, given)
        return { content: [{ type: 'text', text: JSON.stringify(data) }] }
      },
    )
  }
  return server
}

async function send(
  client: Client,
  { method, path, parameters }: Operation,
  given: Readonly<Record<string, unknown>>,
): Promise<{ readonly data: unknown }> {
  const pick = (place: string | undefined): object =>
    Object.fromEntries(
      Object.entries(given).filter(([name]) => parameters.find((one) => one.name === name)?.in === place),
    )
  const body = method === 'GET' ? {} : { body: pick(undefined) }
  const call = (client.api as unknown as Readonly<Record<string, Send>>)[method]!
  return call(path, { params: { path: pick('path'), query: pick('query') }, ...body })
}

function toInput(document: object, { parameters, body }: Operation): Schema {
  const own = parameters.map(({ name, description, schema = {} }) => {
    const { $ref: _, ...rest } = inline(document, schema, deepest)
    return [name, { ...rest, ...(description && { description }) }] as const
  })
  const { properties = {}, required = [] } = body === undefined ? {} : inline(document, body, deepest)
  const needed = parameters.filter((one) => one.required === true).map(({ name }) => name)
  return {
    type: 'object',
    properties: { ...Object.fromEntries(own), ...(properties as object) },
    required: [...needed, ...(required as string[])],
  }
}

/** Copies a schema with its references followed, without the keywords that only people read. */
function inline(document: object, given: Schema, depth: number): Schema {
  const { properties, items, oneOf, anyOf, ...rest } = follow(document, given) as Record<string, unknown>
  const next = (inner: unknown): Schema => (depth > 0 ? inline(document, inner as Schema, depth - 1) : {})
  const plain = Object.entries(rest).filter(([name]) => !name.startsWith('x-') && name !== 'examples')
  return {
    ...Object.fromEntries(plain),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as object).map(([name, inner]) => [name, next(inner)]),
      ),
    }),
    ...(items !== undefined && { items: next(items) }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map(next) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(next) }),
  }
}
