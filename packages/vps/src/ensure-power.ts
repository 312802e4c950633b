import {
  type CallOptions,
  type Client,
  ConfigError,
  isApiError,
  WaitError,
  type WaitOptions,
} from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { PowerState } from '@hostwright/types'
import { powerDeadlineMs, type SettledPower, waitForPower } from './pending-power.ts'
import type { ServerPath } from './server-path.ts'

/**
 * Brings a VPS into a power state and waits for that state. If another operation is in progress, it waits for that
 * first, and calls one of `changes` only if the state still differs. One deadline covers the whole call.
 */
export async function ensurePower(
  client: Client,
  path: ServerPath,
  wanted: SettledPower,
  changes: Readonly<Partial<Record<string, (options: CallOptions) => Promise<unknown>>>>,
  options: WaitOptions<PowerState>,
): Promise<PowerState> {
  const change = changes[wanted]
  // A program without types can pass any state. Only the names of the two states may start or stop the VPS.
  if (!change) throw new ConfigError('state', 'is not running or stopped')
  const own = portsOf(client)
  const deadlineAt = own.monotonic() + (options.deadlineMs ?? powerDeadlineMs)
  const settled = await waitForPower(client, path, ['running', 'stopped'], options)
  if (settled === wanted) return settled
  const settledAt = new Date(own.now())

  function overdue(cause?: unknown): WaitError<PowerState> {
    const problem = `the deadline passed: the last state was ${JSON.stringify(settled)}`
    const message = `Waited for VPS ${path.uuid} to be ${wanted}, but ${problem}`
    return new WaitError('deadline', message, [{ state: settled, at: settledAt }], cause)
  }

  function leftMs(): number {
    const ms = deadlineAt - own.monotonic()
    if (ms <= 0) throw overdue()
    return ms
  }

  const deadlineMs = Math.min(leftMs(), own.deadlineMs)
  try {
    await change({ ...options, deadlineMs })
  } catch (error) {
    // `INVALID_POWER_STATE` means that another program started, stopped or rebooted the VPS first. This call then only
    // waits for the wanted state.
    if (!isApiError(error, 'INVALID_POWER_STATE')) throw error
  }
  try {
    return await waitForPower(client, path, [wanted], { ...options, deadlineMs: leftMs() })
  } catch (error) {
    // If no state was read after the operation was sent, the error of the second wait has no last state. It is replaced
    // by an error with the state that was read before the operation, and its time.
    throw error instanceof WaitError && error.lastState === undefined ? overdue(error.cause) : error
  }
}
