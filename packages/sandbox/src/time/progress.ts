import type { Store } from '../storage/store.ts'
import { type Machine, readPolicy } from './transition-policy.ts'

/**
 * An operation that takes time. The policy at its start decided its end, and a later policy does not move the end of an
 * operation that runs for a known time.
 */
export interface Progress {
  /** Start of the operation, in milliseconds since the epoch. */
  readonly startedAt: number
  /** Duration in milliseconds; null while the operation is held or waits for reads. */
  readonly durationMs: number | null
  readonly readsLeft: number | null
  readonly fails: boolean
}

/**
 * Returns an operation that begins at a time and usually takes `usualMs` milliseconds. The policy of its kind decides
 * the actual end.
 */
export function beginProgress(store: Store, machine: Machine, usualMs: number, startedAt: number): Progress {
  const policy = readPolicy(store, machine)
  const usual = { startedAt, durationMs: usualMs, readsLeft: null, fails: false }
  switch (policy.mode) {
    case 'usual':
      return usual
    case 'immediate':
      return { ...usual, durationMs: 0 }
    case 'after':
      return { ...usual, durationMs: policy.seconds * 1000 }
    case 'reads':
      return { ...usual, durationMs: null, readsLeft: policy.reads }
    case 'held':
      return { ...usual, durationMs: null }
    case 'error':
      return { ...usual, fails: true }
  }
}

/** Returns the end of the operation; infinity while a test holds it or it waits for reads. */
export function endOf({ startedAt, durationMs }: Progress): number {
  return durationMs === null ? Number.POSITIVE_INFINITY : startedAt + durationMs
}

/** Returns an operation after one more read of its status, which may end the operation. */
export function countRead<P extends Progress>(progress: P, now: number): P {
  const { readsLeft } = progress
  if (readsLeft === null) return progress
  return readsLeft <= 1 ? endNow(progress, now) : { ...progress, readsLeft: readsLeft - 1 }
}

/**
 * Returns an operation after a change of policy: one that is held or waits for reads ends, a failed one recovers, and a
 * running one continues.
 */
export function settle<P extends Progress>(progress: P, now: number): P {
  if (progress.durationMs === null) return endNow(progress, now)
  return now < endOf(progress) ? progress : { ...progress, fails: false }
}

function endNow<P extends Progress>(progress: P, now: number): P {
  return { ...progress, durationMs: now - progress.startedAt, readsLeft: null }
}
