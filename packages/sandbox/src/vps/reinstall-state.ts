import type { ReinstallState } from '@hostwright/types'
import type { Store } from '../storage/store.ts'
import { durations } from '../time/durations.ts'
import { beginProgress, endOf, type Progress } from '../time/progress.ts'

/**
 * The last installation of an operating system: the creation of the VPS, which begins with its order, or a reinstall.
 * Its state is calculated from this and the clock.
 */
export interface Installation extends Progress {
  readonly kind: 'create' | 'reinstall'
}

/** For each kind of installation, the state machine to which it belongs and the usual durations of its two phases. */
const kinds = {
  create: { machine: 'signup', first: durations.setup, second: durations.build },
  reinstall: { machine: 'reinstall', first: durations.rebuild, second: durations.configure },
} as const

export function beginInstallation(store: Store, kind: Installation['kind'], now: number): Installation {
  const { machine, first, second } = kinds[kind]
  return { kind, ...beginProgress(store, machine, first + second, now) }
}

export function reinstallState(installation: Installation, now: number): ReinstallState {
  if (now < endOfFirstPhase(installation)) return 'rebuilding'
  if (now < endOf(installation)) return 'configuring'
  return installation.fails ? 'error' : 'completed'
}

/** Returns the time when the new disk of an installation is ready. For a new VPS, the VPS exists from then on. */
export function endOfFirstPhase(installation: Installation): number {
  const { first, second } = kinds[installation.kind]
  const { startedAt } = installation
  return startedAt + Math.round(((endOf(installation) - startedAt) * first) / (first + second))
}

/** Whether an installation is in progress, during which the API rejects changes of the VPS. */
export function isInstalling(installation: Installation, now: number): boolean {
  return now < endOf(installation)
}
