/** The sandbox's time as this page knows it; it goes on between two messages. */
export interface SandboxTime {
  /** Whether the sandbox has told it. */
  isKnown(): boolean
  now(): number
  speed(): number
  set(now: number, speed: number): void
  /** Something happened at a moment: a clock that stands still may have been moved to it. */
  reach(at: number): void
}

export function createSandboxTime(): SandboxTime {
  let known = { at: 0, speed: 0, real: 0 }
  let isKnown = false
  const now = (): number => known.at + (performance.now() - known.real) * known.speed
  return {
    isKnown: () => isKnown,
    now,
    speed: () => known.speed,
    set(at, speed) {
      known = { at, speed, real: performance.now() }
      isKnown = true
    },
    reach(at) {
      if (at > now()) known = { ...known, at, real: performance.now() }
    },
  }
}
