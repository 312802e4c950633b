import type { Course } from './transition-policy.ts'

/** Something that takes its time. */
export interface Progress {
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly course: Course
}

/** When it ends; never, while it is held or waits for reads. */
export function endOf({ startedAt, course: { durationMs } }: Progress): number {
  return durationMs === null ? Number.POSITIVE_INFINITY : startedAt + durationMs
}

/** What it is after its status has been read once more. */
export function countRead<P extends Progress>(progress: P, now: number): P {
  const { readsLeft } = progress.course
  if (readsLeft === null) return progress
  if (readsLeft <= 1) return endNow(progress, now)
  return { ...progress, course: { ...progress.course, readsLeft: readsLeft - 1 } }
}

/** What it is when nothing holds it any more and what has failed is well again. What is under way goes on. */
export function settle<P extends Progress>(progress: P, now: number): P {
  if (progress.course.durationMs === null) return endNow(progress, now)
  return now < endOf(progress) ? progress : { ...progress, course: { ...progress.course, fails: false } }
}

function endNow<P extends Progress>(progress: P, now: number): P {
  const { startedAt, course } = progress
  return { ...progress, course: { ...course, durationMs: now - startedAt, readsLeft: null } }
}
