import { type Client, type PendingOperation, type ReadOptions, toInit } from '@hostwright/common'
import type { Reinstall } from '@hostwright/types'
import type { Acceptance } from './acceptance.ts'
import { followServer } from './follow-server.ts'
import type { ServerPath } from './server-path.ts'
import { toStatusLocation } from './status-location.ts'

/**
 * An accepted reinstall. `wait` polls every 30 seconds, for at most an hour. A status `completed` may be of the
 * previous installation: it counts if `installed_at` is not before the acceptance, if an unfinished status was read, or
 * 3 minutes after the acceptance. A status `error` counts if two reads in a row show it and it is not of the previous
 * reinstall.
 */
export type PendingReinstall = PendingOperation<Reinstall, 'reinstallVps'>

export function createPendingReinstall(
  client: Client,
  path: ServerPath,
  acceptance: Acceptance,
): PendingReinstall {
  const isOfThis = ({ installed_at }: Reinstall, ifUnknown: boolean): boolean =>
    acceptance.isReflected() || (isFrom(installed_at, acceptance.at) ?? ifUnknown)

  return {
    operationId: 'reinstallVps',
    location: toStatusLocation(path, 'os-reinstall'),
    acceptedAt: acceptance.at,
    wait(options) {
      const server = followServer(client, path)
      const wait = {
        goal: `the reinstall of VPS ${path.uuid} to complete`,
        async read(readOptions: ReadOptions) {
          const reinstall = await server.read(readOptions, async (current) => {
            const init = { params: { path: current }, ...toInit(readOptions) }
            return (await client.api.GET('/v1/vps/servers/{uuid}/os-reinstall', init)).data.os_reinstall
          })
          if (isUnfinished(reinstall)) acceptance.seeInProgress()
          return reinstall
        },
        isReached: (reinstall: Reinstall) => reinstall.status === 'completed' && isOfThis(reinstall, false),
        isFailed: (reinstall: Reinstall) => reinstall.status === 'error' && isOfThis(reinstall, true),
        intervalMs: 30_000,
        deadlineMs: 3_600_000,
      }
      return client.waitUntil<Reinstall>(wait, options)
    },
  }
}

function isUnfinished({ status }: Reinstall): boolean {
  return status === 'rebuilding' || status === 'configuring'
}

// Longest time, in milliseconds, by which `installed_at` can seem to be earlier than the acceptance of its own
// reinstall: both are whole seconds and come from the clocks of two machines.
const toleranceMs = 5_000

/**
 * Whether an installation began at a moment, after it, or up to 5 seconds before; `undefined` if its date cannot be
 * parsed.
 */
function isFrom(installedAt: string | null, moment: number): boolean | undefined {
  // The API's times have no offset and are in Japan time.
  const startedAt = Date.parse(`${installedAt?.replace(' ', 'T')}+09:00`)
  return Number.isNaN(startedAt) ? undefined : startedAt >= moment - toleranceMs
}
