/** Compiled checks of a JSON Schema by name. A check that fails stores its problems in `errors`. */
export type Checks = Readonly<
  Record<string, { (value: unknown): boolean; errors?: readonly SchemaError[] | null }>
>

/** A rule of the JSON Schema that a value violates. */
export interface SchemaError {
  /** Location of the value, as a JSON pointer. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** The part of the schema that contains the rule. */
  readonly parentSchema: Readonly<Record<string, unknown>>
  readonly data: unknown
  readonly message?: string
}

/** A problem of a value, and the value's path in the file. */
export interface FileProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}
