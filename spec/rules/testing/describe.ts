import type { Operation, Schema } from '../redocly.ts'

const head = { openapi: '3.1.0', info: { title: 'Fixture', version: '1.0.0' } }

/** Returns a description with one operation. */
export function withOperation(operation: object, path = '/v1/me', method = 'get'): Record<string, object> {
  return {
    'openapi.yaml': {
      ...head,
      paths: { [path]: { [method]: { responses: {}, ...operation } satisfies Operation } },
    },
  }
}

/** Returns a description with one operation that sends and returns the given named schemas. */
export function withSchemas(schemas: Record<string, Schema>): Record<string, object> {
  const content = Object.fromEntries(
    Object.keys(schemas).map((name) => [
      `application/${name}`,
      { schema: { $ref: `#/components/schemas/${name}` } },
    ]),
  )
  const operation = { requestBody: { content }, responses: {} }
  return { 'openapi.yaml': { ...head, paths: { '/v1/logs': { post: operation } }, components: { schemas } } }
}
