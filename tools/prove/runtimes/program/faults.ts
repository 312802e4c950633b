import {
  ApiError,
  type Attempt,
  ConnectionError,
  TimeoutError,
  UnexpectedResponseError,
} from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { createVps } from '@hostwright/vps'
import type { Checks } from './check.ts'
import { expectEqual, rejectionOf } from './expect.ts'

export const faults: Checks = {
  async 'a read is retried after a 503'(bench) {
    await bench.addFault('getApiKey', { status: 503, code: 'SERVICE_UNAVAILABLE' })
    await bench.client().me()
    expectEqual(await bench.countRequests('getApiKey'), 2, 'requests')
  },

  async 'a read is retried after its connection broke'(bench) {
    await bench.addFault('getApiKey', 'drop-request', 2)
    await bench.client().me()
  },

  async 'a 429 is waited out for as long as it says'(bench) {
    await bench.addFault('getApiKey', { retryAfterSeconds: 7 })
    const client = bench.client()
    const attempts: Attempt[] = []
    const before = portsOf(client).now()
    await client.me({ onAttempt: (attempt) => void attempts.push(attempt) })
    expectEqual(portsOf(client).now() - before >= 7_000, true, 'at least seven seconds have passed')
    expectEqual(
      attempts.map(({ status }) => status),
      [429, 200],
      'attempts',
    )
  },

  async 'a write is not retried by the client'(bench) {
    await bench.addFault('stopVps', { status: 502, code: 'BAD_GATEWAY' })
    const vps = createVps(bench.client())
    const [server] = await vps.servers()
    const error = await rejectionOf(vps.server(server!.uuid).power.stop())
    expectEqual(error instanceof ApiError && error.status, 502, 'status')
    expectEqual(await bench.countRequests('stopVps'), 1, 'requests')
  },

  async 'a connection that stays broken is a ConnectionError with its attempts'(bench) {
    await bench.addFault('getApiKey', 'drop-request', 20)
    const error = await rejectionOf(bench.client().me())
    expectEqual(error instanceof ConnectionError && error.attempts.length, 3, 'attempts')
  },

  async 'a page of HTML is an UnexpectedResponseError'(bench) {
    await bench.addFault('getApiKey', 'html')
    const error = await rejectionOf(bench.client().me())
    expectEqual(error instanceof UnexpectedResponseError && error.status, 200, 'status')
  },

  async 'a body that stalls is a TimeoutError'(bench) {
    await bench.addFault('getApiKey', 'stall')
    const error = await rejectionOf(bench.realTimeClient({ retry: false }).me({ timeoutMs: 200 }))
    expectEqual(error instanceof TimeoutError, true, 'a TimeoutError')
  },

  async 'a truncated body is no success'(bench) {
    await bench.addFault('getApiKey', 'truncate')
    const error = await rejectionOf(bench.client({ retry: false }).me())
    expectEqual(
      error instanceof ConnectionError || error instanceof UnexpectedResponseError,
      true,
      'an error',
    )
  },

  async 'after a 401 the key is rejected locally'(bench) {
    const client = bench.client({ apiKey: 'sandbox_not-a-key' })
    await rejectionOf(client.me())
    await rejectionOf(client.me())
    expectEqual(await bench.countRequests('getApiKey'), 1, 'requests')
  },
}
