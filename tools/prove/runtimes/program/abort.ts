import type { PendingOperation } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import type { Bench } from './bench.ts'
import type { Checks } from './check.ts'
import { expectEqual, rejectionOf } from './expect.ts'

const reason = { why: 'the user left' }
const soonMs = 100
/** Far above the time of an abort on a busy machine, and far below that of the awaited state. */
const patienceMs = 10_000

async function rejectsSoon(start: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const controller = new AbortController()
  let patience
  const late = new Promise((resolve) => {
    patience = setTimeout(resolve, patienceMs, 'too late')
  })
  setTimeout(() => controller.abort(reason), soonMs)
  const error = await rejectionOf(Promise.race([start(controller.signal), late]))
  clearTimeout(patience)
  if (error !== reason) throw error
}

async function stopServer(bench: Bench): Promise<PendingOperation<unknown>> {
  const vps = createVps(bench.realTimeClient())
  const [server] = await vps.servers()
  return vps.server(server!.uuid).power.stop()
}

export const abort: Checks = {
  async 'a call is aborted while its response stalls'(bench) {
    await bench.addFault('getApiKey', 'stall')
    await rejectsSoon((signal) => bench.realTimeClient().me({ signal }))
  },

  async 'a wait is aborted between two reads'(bench) {
    const stopping = await stopServer(bench)
    await rejectsSoon((signal) => stopping.wait({ signal }))
  },

  async 'a pause before the next attempt is aborted'(bench) {
    await bench.addFault('getApiKey', { retryAfterSeconds: 20 })
    await rejectsSoon((signal) => bench.realTimeClient().me({ signal }))
  },

  async 'a signal that is aborted already sends nothing'(bench) {
    const error = await rejectionOf(bench.client().me({ signal: AbortSignal.abort(reason) }))
    if (error !== reason) throw error
    expectEqual(await bench.countRequests('getApiKey'), 0, 'requests')
  },
}
