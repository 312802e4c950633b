/** A JSON Schema, with the keywords that the tools read. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly [keyword: string]: unknown
}

/** A parameter of an API operation. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

/**
 * An operation of the API description. References to parameters and request bodies are followed; schemas keep theirs.
 */
export interface Operation {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly body?: Schema
  /** Whether the operation erases data, from `x-destructive` in the description. */
  readonly isDestructive: boolean
  /**
   * Whether the operation spends money. Only orders have an Idempotency-Key, so `x-retry: idempotency-key` in the
   * description decides.
   */
  readonly isOrder: boolean
}

/** The API description and the schema of the file that `plan` takes, in the form that the tools read. */
export interface Description {
  readonly operations: ReadonlyMap<string, Operation>
  /** The whole OpenAPI document, to which the references of schemas point. */
  readonly document: object
  /** The JSON Schema of the file that `plan` takes. */
  readonly file: Schema
}
