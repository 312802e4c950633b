import {
  type Description,
  type Header,
  type Operation,
  type Parameter,
  type RequestBody,
  resolve,
  type Response,
  type Schema,
} from '../description.ts'

/** Builds one schema for a whole request, so that one check finds every problem. */
export function toRequestSchema(description: Description, operation: Operation): Schema {
  const parameters = (operation.parameters ?? []).map((part) => resolve<Parameter>(description, part))
  const body = operation.requestBody && resolve<RequestBody>(description, operation.requestBody)
  const part = (place: Parameter['in']): Schema => {
    const own = parameters.filter((parameter) => parameter.in === place)
    return toObject(own.map(({ name, schema, required }) => [name, schema, required ?? false]))
  }
  const bodySchema = body?.content['application/json']?.schema
  return toObject([
    ['path', part('path'), true],
    ['query', part('query'), true],
    ['header', part('header'), true],
    ...(bodySchema === undefined ? [] : [['body', bodySchema, body?.required ?? false] as const]),
  ])
}

/** Builds one schema for a whole response: its body and its described headers. */
export function toResponseSchema(description: Description, response: Response): Schema {
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { schema, required } = resolve<Header>(description, header)
    return [name, schema, required ?? false] as const
  })
  const body = response.content?.['application/json']?.schema
  return toObject([
    ['headers', toObject(headers), true],
    // A described response without content has no body at all.
    ['body', body ?? { not: {} }, body !== undefined],
  ])
}

function toObject(members: readonly (readonly [name: string, schema: Schema, required: boolean])[]): Schema {
  return {
    type: 'object',
    required: members.filter(([, , required]) => required).map(([name]) => name),
    properties: Object.fromEntries(members.map(([name, schema]) => [name, schema])),
  }
}
