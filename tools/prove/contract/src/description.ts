import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
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

export interface DocumentedParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly example: unknown
}

export interface DocumentedResponse {
  readonly status: number
  /** Name of the example: the error code of an error, `undefined` for a response without a body. */
  readonly example: string | undefined
  /** Response body of the example. */
  readonly value: unknown
}

type Linked<T> = T | { readonly $ref: string }

interface Content {
  readonly content?: {
    readonly 'application/json'?: { readonly examples?: Record<string, Linked<{ readonly value: unknown }>> }
  }
}

interface RawOperation {
  readonly operationId: keyof operations
  readonly 'x-retry'?: DocumentedOperation['retry']
  readonly parameters?: readonly Linked<DocumentedParameter>[]
  readonly requestBody?: Linked<Content>
  readonly responses: Record<string, Linked<Content>>
}

type PathItem = Pick<RawOperation, 'parameters'> & Record<string, RawOperation>

const file = createRequire(import.meta.url).resolve('@hostwright/openapi/openapi.json')
const bundle = JSON.parse(readFileSync(file, 'utf8')) as { readonly paths: Record<string, PathItem> }

/** All operations of the bundled description. */
export const documentedOperations: readonly DocumentedOperation[] = Object.entries(bundle.paths).flatMap(
  ([path, { parameters: shared = [], ...item }]) =>
    Object.entries(item).map(([method, { operationId: id, ...raw }]) => {
      const bodies = raw.requestBody && examplesOf(raw.requestBody)
      return {
        id,
        method: method.toUpperCase(),
        path,
        retry: raw['x-retry'],
        parameters: [...shared, ...(raw.parameters ?? [])].map(follow),
        body: bodies && (bodies['minimal'] ?? Object.values(bodies)[0]),
        responses: Object.entries(raw.responses).flatMap(toResponses),
      }
    }),
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
  const property = Object.entries(value ?? {}).find(([, part]) => isDeepStrictEqual(returned, part))
  return property?.[0] ?? 'nothing of it'
}

function toResponses([key, response]: [string, Linked<Content>]): DocumentedResponse[] {
  const status = Number(key)
  const examples = Object.entries(examplesOf(response))
  if (examples.length === 0) return [{ status, example: undefined, value: undefined }]
  return examples.map(([example, value]) => ({ status, example, value }))
}

function examplesOf(content: Linked<Content>): Record<string, unknown> {
  const examples = follow(content).content?.['application/json']?.examples ?? {}
  return Object.fromEntries(Object.entries(examples).map(([name, node]) => [name, follow(node).value]))
}

function follow<T extends object>(node: Linked<T>): T {
  if (!('$ref' in node)) return node
  const keys = node.$ref.slice('#/'.length).split('/')
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], bundle) as T
}
