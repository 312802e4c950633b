import { HostwrightError } from './hostwright-error.ts'

/**
 * Why a wait ended without its goal: `failed` if the API shows a state that cannot lead to it, `deadline` if
 * `deadlineMs` passed first.
 */
export type WaitReason = 'failed' | 'deadline'

/** A state that a wait has seen and that differs from the one before. */
export interface SeenState<State> {
  /** The state that was read. */
  readonly state: State
  /** When it was first seen. */
  readonly at: Date
}

/** A wait ended without its goal, which may still be reached later. */
export class WaitError<State = unknown> extends HostwrightError {
  /** Why the wait ended. */
  declare readonly reason: WaitReason
  /** The last state; `undefined` if none could be read. */
  declare readonly lastState: State | undefined
  /** The different states in order, oldest first. */
  declare readonly history: readonly SeenState<State>[]

  constructor(reason: WaitReason, message: string, history: readonly SeenState<State>[], cause?: unknown) {
    super('WaitError', message, { cause, reason, lastState: history.at(-1)?.state, history })
  }
}
