/** A JSON Schema, with the keywords that the schema of the file uses. */
export interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly 'x-extensible-enum'?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
}

/** What is wrong with a value, and where it is in the file. */
export interface SchemaProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
  /** Whether it says that the value is meant to be something else, so that another alternative may fit better. */
  readonly isOther?: boolean
}
