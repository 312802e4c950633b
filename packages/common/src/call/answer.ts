/** What an operation responded. */
export interface Answer<Data> {
  /** The body; `undefined` where the description gives none (a 202). */
  readonly data: Data
  /** The response itself, for its headers; its body has been read. */
  readonly response: Response
}
