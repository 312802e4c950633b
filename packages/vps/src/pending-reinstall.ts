import type { Client, PendingOperation, ReadOptions } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { Reinstall } from '@hostwright/types'
import type { Acceptance } from './acceptance.ts'
import { followServer } from './follow-server.ts'
import type { ServerPath } from './server-path.ts'
import { toPendingOperation } from './to-pending-operation.ts'

/**
 * An accepted reinstall. `wait` polls every 30 seconds, for at most an hour. A status `completed` may be of the
 * previous installation: it counts if `installed_at` is not before the acceptance, if an unfinished status was read, or
 * 3 minutes after the acceptance, unless `installed_at` is 10 minutes or more before it. A status `error` counts if two
 * reads in a row show it and it is not of the previous reinstall.
 */
export type PendingReinstall = PendingOperation<Reinstall, 'reinstallVps'>

export function createPendingReinstall(
  client: Client,
  path: ServerPath,
  acceptance: Acceptance,
): PendingReinstall {
  function isOfThis({ installed_at }: Reinstall, ifUndated: boolean): boolean {
    // The API's times have no offset and are in Japan time.
    const earlierMs = acceptance.at - Date.parse(`${installed_at?.replace(' ', 'T')}+09:00`)
    return (
      acceptance.wasInProgress ||
      earlierMs <= toleranceMs ||
      (ifUndated && Number.isNaN(earlierMs)) ||
      (acceptance.isReflected() && !(acceptance.isDated && earlierMs >= formerMs))
    )
  }

  return toPendingOperation('reinstallVps', path, 'os-reinstall', acceptance, (options) => {
    const server = followServer(portsOf(client), path, acceptance.see)
    const wait = {
      goal: `the reinstall of VPS ${path.uuid} to complete`,
      async read(readOptions: ReadOptions) {
        const url = '/v1/vps/servers/{uuid}/os-reinstall'
        const { os_reinstall: reinstall } = await server.read<{ os_reinstall: Reinstall }>(readOptions, url)
        if (isUnfinished(reinstall)) acceptance.wasInProgress = true
        return reinstall
      },
      isReached: (reinstall: Reinstall) => reinstall.status === 'completed' && isOfThis(reinstall, false),
      isFailed: (reinstall: Reinstall) => reinstall.status === 'error' && isOfThis(reinstall, true),
      intervalMs: 30_000,
      deadlineMs: 3_600_000,
    }
    return client.waitUntil<Reinstall>(wait, options)
  })
}

function isUnfinished({ status }: Reinstall): boolean {
  return status === 'rebuilding' || status === 'configuring'
}

// Longest time, in milliseconds, by which `installed_at` can seem to be earlier than the acceptance of its own
// reinstall: both are whole seconds and come from the clocks of two machines.
const toleranceMs = 5_000

// Two clocks differ by less than this, in milliseconds: an `installed_at` that is further before the acceptance is that
// of the previous installation, however late it is read.
const formerMs = 600_000
