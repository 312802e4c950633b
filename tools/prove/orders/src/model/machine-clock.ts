import type { Sandbox } from '@hostwright/sandbox'
import type { MachinePlan } from './plan.ts'

/** Clocks of one machine, which may be wrong, and its sleep. */
export interface MachineClock {
  /** Clocks in the form of the client's options. */
  readonly platform: { readonly now: () => number; readonly monotonic?: () => number }
  step(ms: number): void
  /** Suspends the machine for this long. */
  sleep(ms: number): void
  readonly untilAwake: () => Promise<void>
}

export function createMachineClock(
  { clock }: Sandbox,
  { offsetMs, monotonic }: Pick<MachinePlan, 'offsetMs' | 'monotonic'>,
): MachineClock {
  // A monotonic clock begins anywhere.
  const start = clock.now() - 5_000_000
  let aheadMs = offsetMs
  let wakesAt = 0
  let sleptMs = 0
  const passed = (): number => clock.now() - start - (monotonic === 'excludes suspension' ? sleptMs : 0)
  return {
    platform: { now: () => clock.now() + aheadMs, ...(monotonic !== 'platform' && { monotonic: passed }) },
    step(ms) {
      aheadMs += ms
    },
    sleep(ms) {
      const now = clock.now()
      const until = Math.max(wakesAt, now + ms)
      sleptMs += until - Math.max(now, wakesAt)
      wakesAt = until
    },
    async untilAwake() {
      while (wakesAt > clock.now()) await clock.sleep(wakesAt - clock.now())
    },
  }
}
