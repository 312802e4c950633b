import type { LateRequest } from '../faults/late-requests.ts'
import { type HostingContract, hostingContracts, setupStatus } from '../hosting/server/hosting-contract.ts'
import type { Store } from '../storage/store.ts'
import { endOf, type Progress } from '../time/progress.ts'
import type { Machine } from '../time/transition-policy.ts'
import { listContracts, signupStatus, type VpsContract } from '../vps/contract.ts'
import { isInstalling, reinstallState } from '../vps/reinstall-state.ts'

/** An operation in progress. */
export interface RunningOperation {
  /** The kind of operation: that of the state machine whose state changes, or a late request. */
  readonly kind: Machine | 'late-request'
  /** The uuid of the VPS, the servername, or the path of the request. */
  readonly target: string
  /** The name of the VPS, the servername, or the method of the request. */
  readonly name: string
  /** The current state, the kind of power operation, or `waiting` for a late request. */
  readonly state: string
  /** Start of the operation, in milliseconds since the epoch on the sandbox's clock. */
  readonly startedAt: number
  /**
   * End of the operation, in milliseconds since the epoch on the sandbox's clock; null while it is held or waits for
   * reads.
   */
  readonly endsAt: number | null
  /** Number of reads of its state after which the operation ends; null if the end does not depend on reads. */
  readonly readsLeft: number | null
}

/** Lists the operations in progress, sorted by their ends. Operations without an end are last. */
export function listRunningOperations(
  store: Store,
  lateRequests: readonly LateRequest[],
  now: number,
): RunningOperation[] {
  return [
    ...listContracts(store).flatMap((vps) => listVpsOperations(vps, now)),
    ...hostingContracts(store)
      .all()
      .filter(({ setup }) => now < endOf(setup))
      .map((contract) => toSetup(contract, now)),
    ...lateRequests.map(toLateRequest),
  ].toSorted((a, b) => (a.endsAt ?? Number.MAX_VALUE) - (b.endsAt ?? Number.MAX_VALUE))
}

function listVpsOperations(vps: VpsContract, now: number): RunningOperation[] {
  const { installation, power, uuid: target, name } = vps
  if (isInstalling(installation, now)) {
    const isOrder = installation.kind === 'create'
    const kind = isOrder ? 'signup' : 'reinstall'
    const state = isOrder ? signupStatus(vps, now) : reinstallState(installation, now)
    return [{ kind, target, name, state, ...readTimes(installation) }]
  }
  if (power === null || now >= endOf(power)) return []
  return [{ kind: 'power', target, name, state: power.kind, ...readTimes(power) }]
}

function toSetup(contract: HostingContract, now: number): RunningOperation {
  const { servername, setup } = contract
  const state = setupStatus(contract, now)
  return { kind: 'hosting', target: servername, name: servername, state, ...readTimes(setup) }
}

function toLateRequest({ method, path, arrivedAt, dueAt }: LateRequest): RunningOperation {
  return {
    kind: 'late-request',
    target: path,
    name: method,
    state: 'waiting',
    startedAt: arrivedAt,
    endsAt: dueAt,
    readsLeft: null,
  }
}

function readTimes(progress: Progress): Pick<RunningOperation, 'startedAt' | 'endsAt' | 'readsLeft'> {
  const { startedAt, durationMs, readsLeft } = progress
  return { startedAt, endsAt: durationMs === null ? null : endOf(progress), readsLeft }
}
