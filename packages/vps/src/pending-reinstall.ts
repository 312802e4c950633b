import { type Client, type PendingOperation, toInit } from '@hostwright/common'
import type { Reinstall } from '@hostwright/types'
import { followServer } from './follow-server.ts'
import type { ServerPath } from './server.ts'

/** A reinstall that was accepted. `wait` reads every 30 seconds, for an hour. */
export type PendingReinstall = PendingOperation<Reinstall>

export function createPendingReinstall(client: Client, path: ServerPath, location: string): PendingReinstall {
  return {
    operationId: 'reinstallVps',
    location,
    wait(options) {
      const server = followServer(client, path)
      let isFirst = true
      const wait = {
        goal: `the reinstall of VPS ${path.uuid} to complete`,
        async read(readOptions: Parameters<typeof server.get>[0]) {
          if (isFirst) await server.get(readOptions)
          isFirst = false
          return server.read(readOptions, async (current) => {
            const init = { params: { path: current }, ...toInit(readOptions) }
            return (await client.api.GET('/v1/vps/servers/{uuid}/os-reinstall', init)).data.os_reinstall
          })
        },
        isReached: ({ status }: Reinstall) => status === 'completed',
        isFailed: ({ status }: Reinstall) => status === 'error',
        intervalMs: 30_000,
        deadlineMs: 3_600_000,
      }
      return client.waitUntil<Reinstall>(wait, options)
    },
  }
}
