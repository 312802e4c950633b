import type { Provenance, Schema } from '@hostwright/generate/description'

/** The bundled description: the parts that the reference and the console read. */
export interface Description {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly servers?: readonly Server[]
  readonly tags?: readonly Tag[]
  readonly 'x-tagGroups'?: readonly TagGroup[]
  readonly paths: Readonly<Record<string, PathItem>>
}

export interface Server {
  readonly url: string
  readonly variables?: Readonly<Record<string, { readonly default: string }>>
}

export interface TagGroup {
  readonly name: string
  readonly tags: readonly string[]
}

export interface Tag {
  readonly name: string
  readonly description?: string
  readonly 'x-displayName'?: string
}

/** The operations of a path by method. */
export type PathItem = Partial<Readonly<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>>>

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Linked<Parameter>[]
  readonly requestBody?: Linked<Body>
  readonly responses?: Readonly<Record<string, Linked<Body>>>
  readonly 'x-scope': 'read' | 'write'
  readonly 'x-permission'?: { readonly service: string; readonly category?: string; readonly newOrder?: true }
  readonly 'x-retry'?: 'idempotent' | 'idempotency-key' | 'never'
  readonly 'x-destructive'?: true
  readonly 'x-provenance': Provenance
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Linked<Schema>
  readonly 'x-provenance'?: Provenance
}

/** A request body, or a response. */
export interface Body {
  readonly description?: string
  readonly content?: {
    readonly 'application/json'?: {
      readonly schema: Linked<Schema>
      readonly examples?: Readonly<Record<string, Linked<Example>>>
    }
  }
}

export interface Example {
  readonly summary?: string
  readonly value: unknown
}

/** A part of the description, or a reference to it, which may override some of its properties. */
export type Linked<T> = T | ({ readonly $ref: string } & Partial<T>)

/** Resolves a reference to a part of the description. */
export type Follow = <T>(part: Linked<T>) => T

export function createFollow(description: object): Follow {
  return function follow<T>(part: Linked<T>): T {
    if (typeof part !== 'object' || part === null || !('$ref' in part)) return part
    const { $ref, ...here } = part
    const keys = $ref.slice('#/'.length).split('/')
    const found = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], description)
    return { ...follow(found as Linked<T>), ...here }
  }
}
