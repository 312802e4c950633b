/**
 * Compiled check of a message. Returns whether the message matches the description; if not, its problems are in
 * `errors`.
 */
export interface Check {
  (message: unknown): boolean
  errors?: readonly Problem[] | null
}

/** The checks of requests and responses, by their names in `generated/operations.ts`. */
export type Checks = Readonly<Record<string, Check>>

/** A problem at one location in a message. */
export interface Problem {
  /** The location of the problem, as a JSON pointer. */
  readonly instancePath: string
  /** The JSON Schema keyword that is violated. */
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
  /**
   * The schema that contains the violated keyword. Checks of responses, and those that stop at the first problem, leave
   * it out.
   */
  readonly parentSchema?: Readonly<Record<string, unknown>>
  /** The value at the location. The same checks leave it out. */
  readonly data?: unknown
}
