/** A difference between the API and its description. It holds no value of the account. */
export interface Finding {
  readonly check: 'status' | 'content' | 'schema' | 'property' | 'value' | 'header'
  readonly operation: string
  /** Where it is in the response: `servers.*.status`, or the name of a header. */
  readonly at: string
  readonly message: string
}
