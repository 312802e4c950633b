import { HostwrightError } from './hostwright-error.ts'

/**
 * Why a wait ended without its goal: `failed` when the API reports a state from which the goal is
 * not reached, `deadline` when `deadlineMs` passed first.
 */
export type WaitReason = 'failed' | 'deadline'

/** One state that a wait has seen, kept when it differs from the one before. */
export interface SeenState<State> {
  /** The state that was read. */
  readonly state: State
  /** When it was first seen. */
  readonly at: Date
}

/** A wait ended without its goal. What was being waited for may still happen. */
export class WaitError<State = unknown> extends HostwrightError {
  /** Why the wait ended. */
  declare readonly reason: WaitReason
  /** The last state that was read; `undefined` when none could be read. */
  declare readonly lastState: State | undefined
  /** The states that were seen, oldest first, repetitions left out. */
  declare readonly history: readonly SeenState<State>[]

  constructor(reason: WaitReason, message: string, history: readonly SeenState<State>[], cause?: unknown) {
    super('WaitError', message, { cause, reason, lastState: history.at(-1)?.state, history })
  }
}
