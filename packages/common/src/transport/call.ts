import type { Priority } from '../pacing/queue.ts'
import type { Attempt } from './attempt.ts'

/** What the layers need to know of the call that a request belongs to. */
export interface Call {
  /** Method and route template, such as `GET /v1/vps/servers/{uuid}`: says what was called, never on what. */
  readonly operation: string
  /** The time one attempt may take, its body included. */
  readonly timeoutMs: number
  /** The moment after which no further attempt begins and none goes on. */
  readonly deadlineAt: number
  /** Whether it is a read of a wait, which lets calls of the user go first. */
  readonly priority: Priority
  /** Whether an order may be sent again with the same Idempotency-Key when its outcome is unknown. */
  readonly resend: boolean
  /** Told each attempt as it ended. */
  readonly onAttempt: ((attempt: Attempt) => void) | undefined
}
