/** Compiled checks by name. A failed check has its problems in `errors`. */
export type Checks = Readonly<
  Record<string, { (value: unknown): boolean; errors?: readonly SchemaError[] | null }>
>

/** A rule of the JSON Schema that a value breaks. */
export interface SchemaError {
  /** Location of the value, as a JSON pointer. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** The schema that has the keyword. */
  readonly parentSchema: Readonly<Record<string, unknown>>
  readonly data: unknown
  readonly message?: string
}

/** The problem of a value, and its location in the file. */
export interface FileProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}
