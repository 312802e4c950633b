import type { Client, PendingOperation, Wait, WaitOptions } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { PowerState, VpsServer } from '@hostwright/types'
import type { Acceptance } from './acceptance.ts'
import { followServer } from './follow-server.ts'
import type { ServerPath } from './server-path.ts'
import { toPendingOperation } from './to-pending-operation.ts'

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
    // It was `processing` and is now the state from before the operation.
    isFailed: (state: PowerState, before: readonly PowerState[]) =>
      state === 'error' || (state !== goal && state !== 'processing' && before.includes('processing')),
  }
  return toPendingOperation(operationId, path, 'power', acceptance, (options) =>
    waitForPower(client, path, [goal], options, rules, acceptance.see),
  )
}

/** Waits until a VPS is in one of several power states. */
export function waitForPower(
  client: Client,
  path: ServerPath,
  states: readonly PowerState[],
  options?: WaitOptions<PowerState>,
  rules: Partial<Pick<Wait<PowerState>, 'isReached' | 'isFailed'>> = {},
  onResponse?: (response: Response) => void,
): Promise<PowerState> {
  const server = followServer(portsOf(client), path, onResponse)
  const wait: Wait<PowerState> = {
    goal: `VPS ${path.uuid} to be ${states.join(' or ')}`,
    async read(readOptions) {
      // The VPS itself includes the power state, so the first read needs no second request.
      const url = '/v1/vps/servers/{uuid}/power'
      return (await server.read<Pick<VpsServer, 'power'>>(readOptions, url, true)).power.status
    },
    isReached: (state) => states.includes(state),
    isFailed: (state) => state === 'error',
    intervalMs: 5_000,
    deadlineMs: powerDeadlineMs,
    ...rules,
  }
  return client.waitUntil(wait, options)
}
