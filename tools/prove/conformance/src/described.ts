import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The bundled description, as a file. */
export const descriptionPath: string = createRequire(import.meta.url).resolve(
  '@hostwright/openapi/openapi.json',
)

/** One error that an operation may respond with. */
export interface DescribedError {
  readonly operationId: string
  readonly status: number
  readonly code: string
}

/** One operation, with a request that its examples make whole. */
export interface DescribedOperation {
  readonly id: string
  readonly method: string
  /** With `{name}` for the parameters in it. */
  readonly path: string
  readonly parameters: readonly DescribedParameter[]
  /** The body of the first example; `undefined` when it takes none. */
  readonly body: unknown
  readonly errors: readonly DescribedError[]
}

export interface DescribedParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly example: unknown
}

interface Bundle {
  readonly paths: Record<string, RawPath>
}

interface RawPath {
  readonly parameters?: readonly Linked<DescribedParameter>[]
}

interface RawOperation {
  readonly operationId?: string
  readonly parameters?: readonly Linked<DescribedParameter>[]
  readonly requestBody?: Linked<RawContent>
  readonly responses: Record<string, Linked<RawContent>>
}

interface RawContent {
  readonly content?: {
    readonly 'application/json'?: { readonly examples?: Record<string, Linked<{ readonly value: unknown }>> }
  }
}

type Linked<T> = T | { readonly $ref: string }

const bundle = JSON.parse(readFileSync(descriptionPath, 'utf8')) as Bundle

export const describedOperations: readonly DescribedOperation[] = Object.entries(bundle.paths).flatMap(
  ([path, { parameters = [], ...item }]) =>
    Object.entries(item as Record<string, RawOperation>)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method, raw]) => toOperation(path, method, raw, parameters)),
)

export const describedErrors: readonly DescribedError[] = describedOperations.flatMap(({ errors }) => errors)

function toOperation(
  path: string,
  method: string,
  raw: RawOperation,
  shared: readonly Linked<DescribedParameter>[],
): DescribedOperation {
  const operationId = raw.operationId!
  const bodies = raw.requestBody && examplesOf(raw.requestBody)
  // The first example of an order is a dry run.
  const body = bodies && (bodies['minimal'] ?? Object.values(bodies)[0])
  const errors = Object.entries(raw.responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) =>
      Object.keys(examplesOf(response)).map((code) => ({ operationId, status: Number(status), code })),
    )
  const parameters = [...shared, ...(raw.parameters ?? [])].map(follow)
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    body: body && follow(body).value,
    errors,
  }
}

function examplesOf(content: Linked<RawContent>): Record<string, Linked<{ readonly value: unknown }>> {
  return follow(content).content?.['application/json']?.examples ?? {}
}

function follow<T extends object>(node: Linked<T>): T {
  if (!('$ref' in node)) return node
  const keys = node.$ref.slice('#/'.length).split('/')
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], bundle) as T
}
