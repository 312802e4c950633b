/** The response of an operation, parsed. */
export interface Answer<Data> {
  /** The response body; `undefined` if the description has none (a 202). */
  readonly data: Data
  /** The response, for its headers. Its body was read already. */
  readonly response: Response
}
