import { type Client, type PendingOperation, toInit, type Wait, type WaitOptions } from '@hostwright/common'
import type { PowerState } from '@hostwright/types'
import type { Acceptance } from './acceptance.ts'
import { followServer } from './follow-server.ts'
import type { ServerPath } from './server-path.ts'
import { toStatusLocation } from './status-location.ts'

/** Power operations that the API executes in the background after accepting them. */
export type PowerOperationId = 'startVps' | 'rebootVps' | 'stopVps'

/** The two stable power states. */
export type SettledPower = Extract<PowerState, 'running' | 'stopped'>

/** Default deadline of a wait for a power state, in milliseconds: the API shows operations within about 3 minutes. */
export const powerDeadlineMs = 300_000

/** Creates the pending operation for a power operation that the API has accepted. */
export function createPendingPower<Id extends PowerOperationId>(
  client: Client,
  path: ServerPath,
  operationId: Id,
  acceptance: Acceptance,
): PendingOperation<PowerState, Id> {
  const goal = operationId === 'stopVps' ? 'stopped' : 'running'
  const rules = {
    isReached(state: PowerState) {
      if (state === 'processing') acceptance.wasInProgress = true
      // A VPS is `running` before and after a reboot, so `running` ends the wait only if it can be the state after the
      // reboot.
      return state === goal && (operationId !== 'rebootVps' || acceptance.isReflected())
    },
    isFailed: isReverted(goal),
  }
  return {
    operationId,
    location: toStatusLocation(path, 'power'),
    acceptedAt: acceptance.at,
    wait: (options) => waitForPower(client, path, [goal], options, rules),
  }
}

/** Waits until a VPS is in one of several power states. */
export function waitForPower(
  client: Client,
  path: ServerPath,
  states: readonly PowerState[],
  options?: WaitOptions<PowerState>,
  rules: Partial<Pick<Wait<PowerState>, 'isReached' | 'isFailed'>> = {},
): Promise<PowerState> {
  const server = followServer(client, path)
  const wait: Wait<PowerState> = {
    goal: `VPS ${path.uuid} to be ${states.join(' or ')}`,
    read: (readOptions) =>
      server.read(
        readOptions,
        async (current) => {
          const init = { params: { path: current }, ...toInit(readOptions) }
          return (await client.api.GET('/v1/vps/servers/{uuid}/power', init)).data.power.status
        },
        // The first read asks for the VPS itself, which includes the power state, so no second request is needed.
        (detail) => detail.power.status,
      ),
    isReached: (state) => states.includes(state),
    isFailed: (state) => state === 'error',
    intervalMs: 5_000,
    deadlineMs: powerDeadlineMs,
    ...rules,
  }
  return client.waitUntil(wait, options)
}

/**
 * Returns the function that decides whether an operation has failed: the state is `error`, or it was `processing` and
 * is now another state than the goal.
 */
function isReverted(goal: SettledPower): NonNullable<Wait<PowerState>['isFailed']> {
  return (state, before) =>
    state === 'error' || (state !== goal && state !== 'processing' && before.includes('processing'))
}
