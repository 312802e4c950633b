/** Whether a request or a response is as described; if not, its problems are in `errors`. */
export interface Check {
  (message: unknown): boolean
  errors?: readonly Problem[] | null
}

/**
 * The checks of requests and responses against the description, by the names of `generated/operations.ts`.
 */
export type Checks = Readonly<Record<string, Check>>

/** A problem at one place of a message. */
export interface Problem {
  /** Where it is, as a JSON pointer. */
  readonly instancePath: string
  /** The JSON Schema keyword that is violated. */
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
  /** The schema with the keyword; only for problems of a request. */
  readonly parentSchema?: Readonly<Record<string, unknown>>
  /** The value at the place; only for problems of a request. */
  readonly data?: unknown
}
