/** A difference between the API and its description. It contains no value of the account. */
export interface Finding {
  readonly check: 'status' | 'content' | 'schema' | 'property' | 'value' | 'header'
  readonly operation: string
  /** The location of the difference in the response: `servers.*.status`, or the name of a header. */
  readonly at: string
  readonly message: string
}
