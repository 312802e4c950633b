import type { PowerState } from '@hostwright/types'
import { durations } from '../transitions.ts'

/** The last thing that was done to the power of a VPS. Its state follows from this and the clock. */
export interface PowerOperation {
  readonly kind: PowerOperationKind
  /** Milliseconds since the epoch. */
  readonly requestedAt: number
}

export type PowerOperationKind = 'create' | 'start' | 'stop' | 'reboot'

interface PowerTransition {
  readonly from: PowerState | undefined
  readonly to: PowerState
  readonly durationMs: number
}

/** Which state an operation starts from, how long it takes and where it leads. */
export const powerOperations: Readonly<Record<PowerOperationKind, PowerTransition>> = {
  create: { from: undefined, to: 'running', durationMs: durations.build },
  start: { from: 'stopped', to: 'running', durationMs: durations.power },
  stop: { from: 'running', to: 'stopped', durationMs: durations.power },
  reboot: { from: 'running', to: 'running', durationMs: durations.power },
}

export function powerState({ kind, requestedAt }: PowerOperation, now: number): PowerState {
  const { to, durationMs } = powerOperations[kind]
  return now < requestedAt + durationMs ? 'processing' : to
}
