/** A JSON Schema, as far as the tools read it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly [keyword: string]: unknown
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

/** An operation of the description, with its references followed where the tools need them. */
export interface Operation {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly body?: Schema
  /** Whether it erases data, as `x-destructive` says. */
  readonly isDestructive: boolean
  /** Whether it spends money: only orders take an idempotency key. */
  readonly isOrder: boolean
}

/** The description of the API and the schema of the file, as the tools read them. */
export interface Description {
  readonly operations: ReadonlyMap<string, Operation>
  /** The whole document, in which references are followed. */
  readonly document: object
  /** The JSON Schema of the file that `plan` takes. */
  readonly file: Schema
}
