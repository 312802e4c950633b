/** The parts of Redocly's plugin interface that the rules use; the command-line package ships no types. */

export interface Location {
  /** JSON pointer in the file; `#/` at the top. */
  readonly pointer: string
  readonly absolutePointer: string
  readonly source: { readonly absoluteRef: string }
  child(keys: string | number | readonly (string | number)[]): Location
  key(): Location
}

export interface Resolved<Node> {
  readonly node: Node
  readonly location?: Location
}

export interface Context {
  readonly key: string | number
  /** Location of the visited node, after its `$ref` was followed. */
  readonly location: Location
  readonly rawLocation: Location
  report(problem: { message: string; location?: Location }): void
  /** Follows a `$ref`. `from` is the file that contains it, by default the visited one. */
  resolve<Node>(node: Node | Reference, from?: string): Resolved<Node>
}

export type Visit<Node> = (node: Node, context: Context) => void

export interface Visitor {
  Root?: { enter?: Visit<Description>; leave?: Visit<Description> }
  Info?: Visit<object>
  Tag?: Visit<object>
  PathItem?: Visit<object>
  Operation?: Visit<Operation>
  Parameter?: Visit<Parameter>
  RequestBody?: Visit<Body>
  Response?: Visit<Body>
  MediaType?: Visit<MediaType>
  Header?: Visit<Parameter>
  Example?: Visit<Example>
  Schema?: Visit<Schema>
}

export type Rule<Options extends object = object> = (options: Options) => Visitor

export interface Reference {
  $ref: string
}

export interface Description {
  openapi: string
  paths?: Readonly<Record<string, object>>
  components?: { securitySchemes?: Record<string, unknown> }
}

export interface Operation {
  operationId?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: Body | Reference
  responses?: Record<string, Body | Reference>
  security?: unknown
  'x-scope'?: string
  'x-provenance'?: string
  'x-statusProvenance'?: Readonly<Record<string, string>>
  'x-retry'?: string
  'x-certain-rejections'?: Readonly<Record<string, string>>
}

export interface Parameter extends Examples {
  name?: string
  in?: string
  schema?: Schema
}

export interface Body {
  'x-provenance'?: string
  content?: Record<string, MediaType>
}

export interface MediaType extends Examples {
  schema?: Schema
}

export interface Examples {
  example?: unknown
  examples?: Record<string, Example | Reference>
}

export interface Example {
  value?: unknown
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  example?: unknown
  examples?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  nullable?: boolean
  'x-provenance'?: string
  [keyword: string]: unknown
}
