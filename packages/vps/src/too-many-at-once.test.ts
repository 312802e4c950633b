import { type ClientOptions, createClient } from '@hostwright/common'
import { createSandbox, type SandboxOptions } from '@hostwright/sandbox'
import { expect, onTestFinished, test } from 'vitest'
import { createVps, type Vps } from './vps.ts'

/** Creates two programs with one account, which together may have two requests in progress. */
async function setUp(limits: SandboxOptions['limits'], options: Partial<ClientOptions>) {
  // The API counts per minute of the clock, so each test begins at the start of a minute.
  const startAt = Date.parse('2026-10-01T12:00:00+09:00')
  const sandbox = await createSandbox({ speed: 0, startAt, limits })
  onTestFinished(() => sandbox.close())
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const create = (more: Partial<ClientOptions>): Vps =>
    createVps(createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep, ...more }))
  return { sandbox, vps: create(options), other: create({ pacing: false }) }
}

const atOnce = { pacing: false, retry: false } as const

test('the error of a 429 shows which limit was exceeded: concurrent or per minute', async () => {
  const { sandbox, vps, other } = await setUp({ vps: { perMinute: 4, concurrent: 2 } }, atOnce)
  sandbox.faults.add({ operationId: 'listVpsServers', times: 2, effect: { latencyMs: 5_000 } })
  const slow = [other.servers(), other.servers()]
  await expect(vps.plans()).rejects.toMatchObject({
    code: 'RATE_LIMIT_EXCEEDED',
    retryAfterMs: 1_000,
    rateLimit: { remaining: 2, concurrentRemaining: 0 },
  })

  await sandbox.clock.advance({ seconds: 5 })
  await Promise.all(slow)
  await Promise.all([vps.plans(), vps.plans()])
  await expect(vps.plans()).rejects.toMatchObject({
    code: 'RATE_LIMIT_EXCEEDED',
    rateLimit: { remaining: 0, concurrentRemaining: 2 },
  })
})

test('while another program uses the concurrent limit, a write waits and is executed once', async () => {
  const { sandbox, vps, other } = await setUp({ vps: { concurrent: 2 } }, {})
  sandbox.faults.add({ operationId: 'listVpsServers', times: 2, effect: { latencyMs: 1_500 } })
  const slow = [other.servers(), other.servers()]
  await vps.server('00000000-0000-4000-8000-000000000001').setMemo('web')
  await Promise.all(slow)
  const writes = sandbox.journal().requests.filter(({ operationId }) => operationId === 'updateVpsMemo')
  expect(writes.map(({ status }) => status).filter((status) => status !== 429)).toEqual([200])
  expect(writes.length).toBeGreaterThan(1)
})
