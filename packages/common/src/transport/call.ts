/** What the layers need to know of the call that a request belongs to. */
export interface Call {
  /** Method and route template, such as `GET /v1/vps/servers/{uuid}`: says what was called, never on what. */
  readonly operation: string
  /** The time one attempt may take, its body included. */
  readonly timeoutMs: number
  /** The moment after which no further attempt begins and none goes on. */
  readonly deadlineAt: number
}
