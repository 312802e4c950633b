/** The response of an operation, parsed. */
export interface Answer<Data> {
  /** The parsed response body; `undefined` if the operation responds without one, as with a 202. */
  readonly data: Data
  /** The response, for its headers: its body was already read. */
  readonly response: Response
}
