import { follow } from './follow.ts'
import type { Description, Operation, Parameter, Schema } from './description.ts'

interface OperationObject {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly 'x-destructive'?: boolean
  readonly 'x-retry'?: string
}

type PathItem = Readonly<Record<string, OperationObject | undefined>>

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Loads the API description and the schema of the file that `plan` takes. */
export async function loadDescription(): Promise<Description> {
  const [{ default: document }, { default: file }] = await Promise.all([
    import('@hostwright/openapi/openapi.json', { with: { type: 'json' } }),
    import('@hostwright/plan/desired.schema.json', { with: { type: 'json' } }),
  ])
  const { paths } = document as unknown as { readonly paths: Readonly<Record<string, PathItem>> }
  const operations = new Map<string, Operation>()
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const found = item[method.toLowerCase()]
      if (found) operations.set(found.operationId, toOperation(document, { path, method, found }))
    }
  }
  return { operations, document, file: file as unknown as Schema }
}

interface Found {
  readonly path: string
  readonly method: Operation['method']
  readonly found: OperationObject
}

function toOperation(document: object, { path, method, found }: Found): Operation {
  const { operationId, summary = '', description = '', requestBody } = found
  const parameters = (found.parameters ?? [])
    .map((parameter) => follow(document, parameter))
    .filter(({ in: place }) => place === 'path' || place === 'query')
  const body = requestBody && follow(document, requestBody).content?.['application/json']?.schema
  return {
    operationId,
    method,
    path,
    summary,
    description: description.trim(),
    parameters,
    ...(body && { body }),
    isDestructive: found['x-destructive'] === true,
    isOrder: found['x-retry'] === 'idempotency-key',
  }
}
