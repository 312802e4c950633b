/** What a panel shows of a sandbox's account at a moment. */
export interface AccountView {
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly now: number
  /** In yen. */
  readonly balance: number
  readonly servers: readonly ShownServer[]
  /** The last requests, oldest first. */
  readonly requests: readonly ShownRequest[]
  /** How many faults have not happened as often as they should. */
  readonly pendingFaults: readonly string[]
}

export interface ShownServer {
  readonly kind: 'VPS' | 'hosting'
  readonly name: string
  /** Of the contract, such as `active`. */
  readonly status: string
  /** Of the machine, such as `running`; only of a VPS. */
  readonly power?: string | undefined
}

export interface ShownRequest {
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly at: number
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** Null when no response came. */
  readonly status: number | null
  readonly code: string | null
  /** How many requests of the minute were left after it; null where it does not say. */
  readonly left: number | null
}

/** What a panel does to an account. */
export interface AccountActions {
  readonly advance: (ms: number) => Promise<void>
  readonly addFault: (fault: ShownFault) => Promise<void>
  readonly clearFaults: () => Promise<void>
  readonly setBalance: (yen: number) => Promise<void>
}

/** What goes wrong with the next request to an operation, or to any. */
export interface ShownFault {
  readonly operationId?: string
  readonly effect:
    | 'drop-request'
    | 'drop-response'
    | 'html'
    | { readonly status: number; readonly code: string }
    | { readonly retryAfterSeconds: number }
    | { readonly finishLateMs: number; readonly answerAfterMs: number }
}
