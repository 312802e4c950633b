import { HostwrightError } from './hostwright-error.ts'

/**
 * Why a wait ended without reaching its goal: `failed` if the API shows a state from which the goal cannot be reached,
 * `deadline` if `deadlineMs` passed first.
 */
export type WaitReason = 'failed' | 'deadline'

/** A state that a wait has read, if it differs from the state before it. */
export interface SeenState<State> {
  /** The state that was read. */
  readonly state: State
  /** Time at which the state was first read. */
  readonly at: Date
}

/** A wait ended before its goal was reached. The goal may still be reached later. */
export class WaitError<State = unknown> extends HostwrightError {
  /** Why the wait ended: `failed` or `deadline`. */
  declare readonly reason: WaitReason
  /** The last state that was read; `undefined` if no read succeeded. */
  declare readonly lastState: State | undefined
  /** The states that were read, oldest first. A state that equals the one before it is left out. */
  declare readonly history: readonly SeenState<State>[]

  constructor(reason: WaitReason, message: string, history: readonly SeenState<State>[], cause?: unknown) {
    super('WaitError', message, { cause, reason, lastState: history.at(-1)?.state, history })
  }
}
