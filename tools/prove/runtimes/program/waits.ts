import { WaitError } from '@hostwright/common'
import { createVps, type ServerHandle } from '@hostwright/vps'
import type { Bench } from './bench.ts'
import type { Checks } from './check.ts'
import { expectEqual, rejectionOf } from './expect.ts'

async function firstServer(bench: Bench): Promise<ServerHandle> {
  const vps = createVps(bench.client())
  const [server] = await vps.servers()
  return vps.server(server!.uuid)
}

export const waits: Checks = {
  async 'an empty 202 is waited for, through its states'(bench) {
    const server = await firstServer(bench)
    const seen: string[] = []
    const stopping = await server.power.stop()
    await stopping.wait({ onProgress: (state) => void seen.push(state) })
    expectEqual([...new Set(seen)], ['processing', 'stopped'], 'states')
  },

  async 'an operation that fails ends the wait with its history'(bench) {
    await bench.control('PUT', '/transitions/power', { mode: 'error' })
    const server = await firstServer(bench)
    const stopping = await server.power.stop()
    const error = await rejectionOf(stopping.wait())
    if (!(error instanceof WaitError)) throw error
    expectEqual([error.reason, error.lastState], ['failed', 'error'], 'reason and last state')
  },

  async 'a wait that never succeeds keeps its deadline'(bench) {
    await bench.control('PUT', '/transitions/power', { mode: 'held' })
    const server = await firstServer(bench)
    const stopping = await server.power.stop()
    const error = await rejectionOf(stopping.wait({ deadlineMs: 30_000 }))
    if (!(error instanceof WaitError)) throw error
    expectEqual(error.reason, 'deadline', 'reason')
  },
}
