/** A JSON Schema, as far as the tools here look into it. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly [keyword: string]: unknown
}

/**
 * The properties of a schema of the description, all or some of them, for use in a schema of our own; with the name
 * `''` the schema itself.
 */
export type Take = (schema: string, ...names: readonly string[]) => Readonly<Record<string, JsonSchema>>
