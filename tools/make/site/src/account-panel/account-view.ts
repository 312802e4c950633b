import type {
  AddedFault,
  FaultOptions,
  JournaledRequest,
  RecordedExchange,
  ServerState,
} from '@hostwright/sandbox'

/** The state of a sandbox's account that is shown. */
export interface AccountView {
  /** Milliseconds since the epoch on the sandbox's clock. */
  readonly now: number
  /** In yen. */
  readonly balance: number
  readonly servers: readonly ServerState[]
  readonly faults: readonly AddedFault[]
  /** The last requests, oldest first. */
  readonly requests: readonly JournaledRequest[]
}

/** Actions of a reader on an account. Each rejects with a message of the sandbox. */
export interface AccountActions {
  readonly advance: (ms: number) => Promise<unknown>
  readonly addFault: (fault: FaultOptions) => Promise<unknown>
  readonly removeFault: (id: number) => Promise<unknown>
  readonly clearFaults: () => Promise<unknown>
  readonly setBalance: (yen: number) => Promise<unknown>
  readonly readExchange: (id: number) => Promise<RecordedExchange>
}
