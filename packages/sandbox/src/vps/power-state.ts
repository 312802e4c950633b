import type { PowerState } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { Store } from '../storage/store.ts'
import { durations } from '../time/durations.ts'
import { beginProgress, endOf, type Progress } from '../time/progress.ts'
import { type Installation, isInstalling, reinstallState } from './reinstall-state.ts'

/** The stored properties from which the power state of a VPS at any time is calculated. */
export interface Powered {
  readonly installation: Installation
  /** The last power operation; null if there was none since the last installation. */
  readonly power: PowerOperation | null
}

export interface PowerOperation extends Progress {
  readonly kind: PowerOperationKind
}

export type PowerOperationKind = 'start' | 'stop' | 'reboot'

interface PowerTransition {
  readonly from: PowerState
  readonly to: PowerState
}

/** The state in which each power operation is allowed, and the state that it leads to. */
export const powerOperations: Readonly<Record<PowerOperationKind, PowerTransition>> = {
  start: { from: 'stopped', to: 'running' },
  stop: { from: 'running', to: 'stopped' },
  reboot: { from: 'running', to: 'running' },
}

export function beginPowerOperation(store: Store, kind: PowerOperationKind, now: number): PowerOperation {
  return { kind, ...beginProgress(store, 'power', durations.power, now) }
}

export function powerState({ installation, power }: Powered, now: number): PowerState {
  if (isInstalling(installation, now)) return 'processing'
  // A VPS without a power operation is running after its installation. After a failed reinstall it is stopped, so that
  // another one is possible, unless an assumption makes `shownPower` return `error`.
  if (power === null) return installation.fails ? 'stopped' : 'running'
  if (now < endOf(power)) return 'processing'
  return power.fails ? 'error' : powerOperations[power.kind].to
}

/** Returns the power state that the API shows, and that decides whether power operations and reinstalls are allowed. */
export function shownPower(powered: Powered, now: number, assume: AssumptionChoices): PowerState {
  const { installation, power } = powered
  const { kind, fails } = installation
  if (!isInstalling(installation, now)) {
    const isLost = power === null && fails && assume['failed-reinstall'] !== reinstallable
    return isLost ? 'error' : powerState(powered, now)
  }
  if (kind === 'create') return assume['power-while-building']
  const choice = assume['power-while-reinstalling']
  if (choice !== 'stopped-then-running') return choice
  return reinstallState(installation, now) === 'rebuilding' ? 'stopped' : 'running'
}

const reinstallable: AssumptionChoices['failed-reinstall'] = 'stopped'
