/** Whether a message keeps to its schema; if not, `errors` are what is wrong with it. */
export interface Check {
  (message: unknown): boolean
  errors?: readonly Problem[] | null
}

/** Checks by their names. */
export type Checks = Readonly<Record<string, Check>>

/** What is wrong at one place of a message. */
export interface Problem {
  /** Where it is, as a JSON pointer. */
  readonly instancePath: string
  /** The keyword of JSON Schema that is not kept to. */
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
  /** The schema that the keyword is in. Only the problems of a request tell it. */
  readonly parentSchema?: Readonly<Record<string, unknown>>
  /** What is at the place. Only the problems of a request tell it. */
  readonly data?: unknown
}
