/** Compiled checks by their names. A check that fails leaves what it has found in `errors`. */
export type Checks = Readonly<
  Record<string, { (value: unknown): boolean; errors?: readonly SchemaError[] | null }>
>

/** A rule of the JSON Schema that a value breaks. */
export interface SchemaError {
  /** Where the value is, as a JSON pointer. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** The schema that has the keyword. */
  readonly parentSchema: Readonly<Record<string, unknown>>
  readonly data: unknown
  readonly message?: string
}

/** What is wrong with a value, and where it is in the file. */
export interface FileProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}
