/** The properties of an API operation that its command uses. The data is generated from the description. */
export interface Operation {
  readonly id: string
  /** The command of the operation, such as `dns create`. */
  readonly command: readonly string[]
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly scope: 'read' | 'write'
  /** Source of the operation's documentation, from `x-provenance` in the description. */
  readonly source: 'requirements' | 'public-reference' | 'inferred'
  readonly retry?: 'idempotent' | 'idempotency-key' | 'never'
  readonly destructive?: true
  /** Whether the API still works on the operation after its response, as on a reinstall. */
  readonly longRunning?: true
  /** The path parameters, in their order. */
  readonly parameters: readonly Input[]
  readonly query: readonly Input[]
  readonly body: readonly Input[]
  /**
   * Name of the only property of the response body. The command prints the value of this property instead of the whole
   * body.
   */
  readonly unwrap?: string
}

/** A parameter, or a property of a request body. */
export interface Input {
  readonly name: string
  readonly type: 'string' | 'integer' | 'boolean' | 'strings' | 'json'
  readonly brief: string
  readonly required?: true
  readonly secret?: true
  /** All values that the property can have. */
  readonly values?: readonly string[]
  /** The documented values of a property that may get further values in the future. */
  readonly known?: readonly string[]
  readonly default?: string | number | boolean
  readonly example?: unknown
}

/** The commands of one group of operations, which are loaded only if one of them is used. */
export interface Group {
  readonly brief: string
  readonly load: () => Promise<{ readonly operations: readonly Operation[] }>
}
