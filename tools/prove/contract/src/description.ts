import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import {
  type Description,
  listOperations,
  type Parameter,
  type Reference,
  type RequestBody,
  resolve,
  type Response,
} from '@hostwright/generate/description'
import type { operations } from '@hostwright/types'

/** An operation of the bundled description. */
export interface DocumentedOperation {
  readonly id: keyof operations
  readonly method: string
  /** Path with `{name}` for its parameters. */
  readonly path: string
  readonly retry: 'idempotent' | 'idempotency-key' | 'never' | undefined
  /** Parameters of the operation and those of its path. */
  readonly parameters: readonly DocumentedParameter[]
  /**
   * Request body of the first example; `undefined` if the operation takes none. The first example of an order is a dry
   * run.
   */
  readonly body: unknown
  /** Responses with every documented status, and every named example of each. */
  readonly responses: readonly DocumentedResponse[]
}

export type DocumentedParameter = Pick<Parameter, 'name' | 'in' | 'required' | 'example'>

export interface DocumentedResponse {
  readonly status: number
  /** Name of the example: the error code of an error, `undefined` for a response without a body. */
  readonly example: string | undefined
  /** Response body of the example. */
  readonly value: unknown
}

const file = createRequire(import.meta.url).resolve('@hostwright/openapi/openapi.json')
const bundle = JSON.parse(readFileSync(file, 'utf8')) as Description

/** All operations of the bundled description. */
export const documentedOperations: readonly DocumentedOperation[] = listOperations(bundle).map(
  ({ path, method, operation }) => {
    const { operationId, parameters = [], requestBody } = operation
    const bodies = requestBody && examplesOf(resolve<RequestBody>(bundle, requestBody))
    return {
      id: operationId as DocumentedOperation['id'],
      method,
      path,
      retry: operation['x-retry'],
      parameters: parameters.map((part) => resolve<DocumentedParameter>(bundle, part)),
      body: bodies && (bodies['minimal'] ?? Object.values(bodies)[0]),
      responses: Object.entries(operation.responses).flatMap(toResponses),
    }
  },
)

/** Returns the successful responses of an operation. The dry run of an order is left out: `place` never returns it. */
export function successesOf({ responses }: DocumentedOperation): DocumentedResponse[] {
  return responses.filter(({ status, example }) => status < 400 && example !== 'dry_run')
}

/** Names the part of a response that a call returned: the whole body, a property, or the operation that a 202 began. */
export function findReturned(
  { id }: DocumentedOperation,
  { status, value }: DocumentedResponse,
  returned: unknown,
): string {
  if (status === 202 && (returned as { operationId?: string }).operationId === id) return 'the operation'
  if (isDeepStrictEqual(returned, value)) return 'the body'
  const parts = Object.entries(value ?? {})
  const isInside = parts.every(([name, part]) => isDeepStrictEqual(Object(returned)[name], part))
  if (parts.length > 0 && isInside) return 'the body, and more'
  const property = parts.find(([, part]) => isDeepStrictEqual(returned, part))
  return property?.[0] ?? 'nothing of it'
}

function toResponses([key, part]: [string, Response | Reference]): DocumentedResponse[] {
  const status = Number(key)
  const examples = Object.entries(examplesOf(resolve<Response>(bundle, part)))
  if (examples.length === 0) return [{ status, example: undefined, value: undefined }]
  return examples.map(([example, value]) => ({ status, example, value }))
}

function examplesOf({ content }: Response): Record<string, unknown> {
  const examples = Object.entries(content?.['application/json']?.examples ?? {})
  return Object.fromEntries(
    examples.map(([name, part]) => [name, resolve<{ value?: unknown }>(bundle, part as Reference).value]),
  )
}
