import type { CallOptions } from '@hostwright/common'
import type { Sdk } from '../sdk.ts'

/** How the SDK calls one operation, and what it must send and give. */
export interface Case {
  /** The SDK method that calls the operation with a single request. */
  readonly call: (sdk: Sdk, options: CallOptions) => Promise<unknown>
  /** Method, path and query that it sends. */
  readonly sends: string
  /** The body that it sends. */
  readonly body?: unknown
  /**
   * What it gives of a response: the body (`all`), one property of it, or the pending operation of a 202.
   * @default 'all'
   */
  readonly gives?: string
}
