/** The parts of the API description that `verify` reads. */
export interface Description {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, { readonly get?: OperationObject }>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export interface OperationObject {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly responses: Readonly<Record<string, ResponseObject>>
  readonly 'x-permission'?: { readonly service: string; readonly category?: string }
}

export interface ResponseObject {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema?: Schema }>>
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}

interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly $ref?: string
}

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly additionalProperties?: boolean | Schema
  readonly 'x-extensible-enum'?: readonly string[]
  readonly 'x-provenance'?: string
}

/** A `GET` operation of the API description. */
export interface ReadOperation extends OperationObject {
  readonly path: string
  /** The parameters that the operation requires. */
  readonly needs: readonly string[]
}

export async function loadDescription(): Promise<Description> {
  const { default: description } = await import('@hostwright/openapi/openapi.json', {
    with: { type: 'json' },
  })
  return description as unknown as Description
}

/** Returns every `GET` operation of the API description. */
export function readOperations(description: Description): readonly ReadOperation[] {
  return Object.entries(description.paths).flatMap(([path, { get }]) => {
    if (get === undefined) return []
    const needs = (get.parameters ?? [])
      .map((parameter) => follow(description, parameter))
      .filter(({ required }) => required)
      .map(({ name }) => name!)
    return [{ ...get, path, needs }]
  })
}

/** Returns the object that a node's `$ref` points to, or the node itself if it has none. */
export function follow<Node extends object>(description: Description, node: Node): Node {
  const { $ref } = node as { readonly $ref?: string }
  if ($ref === undefined) return node
  let target: unknown = description
  for (const name of $ref.slice(2).split('/')) target = (target as Record<string, unknown>)[name]
  return { ...follow(description, target as Node), ...node, $ref: undefined }
}
