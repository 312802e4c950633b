/** What is read of the description. */
export interface Description {
  readonly paths: Readonly<Record<string, PathItem>>
}

type Method = 'get' | 'post' | 'put' | 'delete'

export type PathItem = Readonly<Partial<Record<Method, OperationObject>>> & {
  readonly parameters?: readonly object[]
}

export interface OperationObject {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly object[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
  readonly 'x-scope': string
  readonly 'x-provenance': string
  readonly 'x-retry'?: string
  readonly 'x-destructive'?: true
  readonly 'x-long-running'?: object
}

export interface Body {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } }
}

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly writeOnly?: boolean
  readonly format?: string
  readonly 'x-extensible-enum'?: readonly string[]
  readonly 'x-provenance'?: string
}

/** Follows a reference; what stands beside it counts more. */
export function resolve<Node extends object>(description: Description, node: Node): Node {
  const { $ref, ...beside } = node as Node & { readonly $ref?: string }
  if ($ref === undefined) return node
  let target: unknown = description
  for (const name of $ref.slice(2).split('/')) target = (target as Record<string, unknown>)[name]
  return { ...resolve(description, target as Node), ...beside }
}
