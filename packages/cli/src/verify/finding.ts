/** A difference between the API and its description. It contains no values of the account. */
export interface Finding {
  readonly check: 'status' | 'content' | 'schema' | 'property' | 'value' | 'header'
  readonly operation: string
  /** Location of the difference in the response: a path such as `servers.*.status`, or the name of a header. */
  readonly at: string
  readonly message: string
}
