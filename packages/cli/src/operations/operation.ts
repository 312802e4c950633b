/** An operation of the API, as a command needs it; generated from the description. */
export interface Operation {
  readonly id: string
  /** The command of the operation, such as `dns create`. */
  readonly command: readonly string[]
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly scope: 'read' | 'write'
  /** The source of its documentation, as `x-provenance` has it. */
  readonly source: 'requirements' | 'public-reference' | 'inferred'
  readonly retry?: 'idempotent' | 'idempotency-key' | 'never'
  readonly destructive?: true
  /** Whether the work continues after the response. */
  readonly longRunning?: true
  /** The parameters of the path, in order. */
  readonly parameters: readonly Input[]
  readonly query: readonly Input[]
  readonly body: readonly Input[]
  /** The only property of the response: the command prints its value. */
  readonly unwrap?: string
}

/** A parameter, or a property of a request. */
export interface Input {
  readonly name: string
  readonly type: 'string' | 'integer' | 'boolean' | 'strings' | 'json'
  readonly brief: string
  readonly required?: true
  readonly secret?: true
  /** All values that the property may have. */
  readonly values?: readonly string[]
  /** The values that are known, of a set that may grow. */
  readonly known?: readonly string[]
  readonly default?: unknown
  readonly example?: unknown
}

/** A group of operations, loaded only by a command of that group. */
export interface Group {
  readonly brief: string
  readonly load: () => Promise<{ readonly operations: readonly Operation[] }>
}
