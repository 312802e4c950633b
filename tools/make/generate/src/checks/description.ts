/** A JSON Schema. */
export interface Schema {
  readonly $ref?: string
  readonly [keyword: string]: unknown
}

/** A `$ref` into the description in place of a part of it. */
export interface Reference {
  readonly $ref: string
}

export interface RawParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

interface RawContent {
  readonly 'application/json'?: {
    readonly schema: Schema
    readonly examples?: Readonly<Record<string, unknown>>
  }
}

export interface RawHeader {
  readonly required?: boolean
  readonly schema: Schema
}

export interface RawResponse {
  readonly headers?: Readonly<Record<string, RawHeader | Reference>>
  readonly content?: RawContent
}

export interface RawBody {
  readonly required?: boolean
  readonly content: RawContent
}

export interface RawOperation {
  readonly operationId: string
  readonly 'x-scope'?: 'read' | 'write'
  readonly 'x-permission'?: object
  readonly parameters?: readonly (RawParameter | Reference)[]
  readonly requestBody?: RawBody | Reference
  readonly responses: Readonly<Record<string, RawResponse | Reference>>
}

const methods = ['get', 'put', 'post', 'delete'] as const

type PathItem = { readonly [Method in (typeof methods)[number]]?: RawOperation } & Pick<
  RawOperation,
  'parameters'
>

/** An OpenAPI description, as far as checks are made of it. */
export interface Description {
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** An operation where it was found; its parameters include those of its path. */
export interface FoundOperation {
  readonly path: string
  /** In upper case. */
  readonly method: string
  readonly operation: RawOperation
}

export function* eachOperation({ paths }: Description): Generator<FoundOperation> {
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (operation === undefined) continue
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      yield { path, method: method.toUpperCase(), operation: { ...operation, parameters } }
    }
  }
}

/** What a reference leads to, or the part itself when it is none. */
export function resolve<T extends object>(description: Description, part: T | Reference): T {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T
  const target = part.$ref
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], description)
  if (target === undefined) throw new Error(`The description has nothing at ${part.$ref}.`)
  return resolve(description, target as T | Reference)
}
