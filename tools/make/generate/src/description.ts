/** A JSON Schema, reduced to the keywords that the generators and the site read. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: Discriminator
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly examples?: readonly unknown[]
  readonly deprecated?: boolean
  readonly writeOnly?: boolean
  readonly 'x-extensible-enum'?: readonly string[]
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>
  readonly 'x-provenance'?: Provenance
  readonly [keyword: string]: unknown
}

interface Discriminator {
  readonly propertyName: string
  readonly mapping?: Readonly<Record<string, string>>
}

/** The source of a statement of the description. */
export type Provenance = 'requirements' | 'public-reference' | 'inferred'

/** A `$ref` that stands for a part of the description. */
export interface Reference {
  readonly $ref: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

export interface Content {
  readonly 'application/json'?: {
    readonly schema: Schema
    readonly examples?: Readonly<Record<string, unknown>>
  }
}

export interface Header {
  readonly required?: boolean
  readonly schema: Schema
}

export interface Response {
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Content
}

export interface RequestBody {
  readonly required?: boolean
  readonly content: Content
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: RequestBody | Reference
  readonly responses: Readonly<Record<string, Response | Reference>>
  readonly 'x-scope'?: 'read' | 'write'
  readonly 'x-permission'?: object
  readonly 'x-provenance'?: string
  readonly 'x-retry'?: 'idempotent' | 'idempotency-key' | 'never'
  readonly 'x-destructive'?: true
  readonly 'x-long-running'?: object
  readonly 'x-certain-rejections'?: Readonly<Record<string, string>>
}

const methods = ['get', 'put', 'post', 'delete'] as const

type PathItem = { readonly [Method in (typeof methods)[number]]?: Operation }

export interface RateLimits {
  readonly requestsPerMinute: number
  readonly requestsPerDay: number
  readonly concurrentRequests: number
}

/** An OpenAPI description, reduced to the members that the generators read. */
export interface Description {
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    /** The example of each error code, and others. */
    readonly examples: Readonly<Record<string, { readonly 'x-what-to-do'?: string }>>
  }
  readonly 'x-limits': {
    readonly vps: RateLimits
    readonly server: { readonly tiers: readonly RateLimits[] }
    readonly logs: { readonly retentionDays: number }
    readonly packetFilter: { readonly rulesPerVps: number }
    readonly newOrderPermission: { readonly minimumBalanceYen: number }
  }
}

/** An operation with its path and method. */
export interface FoundOperation {
  readonly path: string
  /** Method in upper case. */
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly operation: Operation
}

/** Returns every operation, in the order of the description. */
export function listOperations({ paths }: Description): FoundOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((name) => {
      const operation = item[name]
      return operation ? { path, method: name.toUpperCase() as FoundOperation['method'], operation } : []
    }),
  )
}

/**
 * Follows a reference. Members beside the `$ref` override those of the target. A part that is not a reference is
 * returned unchanged.
 */
export function resolve<Part extends object>(description: Description, part: Part | Reference): Part {
  const { $ref, ...beside } = part as Partial<Reference>
  if ($ref === undefined) return part as Part
  return { ...resolve(description, follow(description, $ref) as Part | Reference), ...beside }
}

/** Returns the part of the description at a reference. */
export function follow(description: Description, $ref: string): unknown {
  const found = $ref
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], description)
  if (found === undefined) throw new Error(`The description has nothing at ${$ref}.`)
  return found
}

/** First line of a generated module. */
export const generatedHeader = '// Generated from the description by tools/make/generate. Do not edit.\n'
