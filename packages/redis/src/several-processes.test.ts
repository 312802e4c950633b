import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createClient } from '@hostwright/common'
import { createSandbox, type SandboxOptions } from '@hostwright/sandbox/node'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createRedisStore } from './create-redis-store.ts'
import { connect } from './testing/connect.ts'
import { type ChildOptions, machineNow, startChildren, type Told } from './testing/start-child.ts'

/** Serves a sandbox on a port, and returns the options that a process needs to call it. */
async function serve(options: SandboxOptions) {
  const sandbox = await createSandbox(options)
  const { url } = await sandbox.listen({ port: 0 })
  onTestFinished(() => sandbox.close())
  const shared = { redisUrl: inject('redisUrl'), baseUrl: url, apiKey: sandbox.apiKey, account: randomUUID() }
  return { sandbox, shared }
}

test('1,000 calls of 4 processes: none is rejected, and at most 5 are in progress', async () => {
  // A hundred times as fast as real time. No process dies in this test, so the lease is long: a busy machine must not
  // lose it.
  const time = { startAt: Date.UTC(2026, 0, 1), speed: 100 }
  const origin = machineNow()
  const { sandbox, shared } = await serve(time)
  sandbox.faults.add({ probability: 1, effect: { latencyMs: 800 } })
  const options: ChildOptions = { ...shared, ...time, origin, leaseMs: 3_600_000, calls: 250 }
  const told: (Told & { process: number })[] = []
  const children = startChildren(4, options, (call, process) => told.push({ process, ...call }))
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'close'))[0]))
  expect(codes).toEqual([0, 0, 0, 0])

  const responded = told.filter(({ to }) => to !== undefined)
  const statuses = Object.groupBy(responded, ({ status }) => String(status))
  expect(Object.entries(statuses).map(([status, calls]) => [status, calls?.length])).toEqual([['200', 1_000]])
  const underway = responded.map(
    ({ from: at }) => responded.filter(({ from, to }) => from <= at && at < to!).length,
  )
  expect(Math.max(...underway)).toBe(5)
  const minutes = (Math.max(...responded.map(({ to }) => to!)) - time.startAt) / 60_000
  expect(minutes).toBeGreaterThan(16) // the limit is 60 requests per minute
  // The processes take turns, so each has its share in the first half of the responses.
  const half = responded.slice(0, 500)
  for (const process of [0, 1, 2, 3]) {
    expect(half.filter((call) => call.process === process).length).toBeGreaterThan(60)
  }
})

test('the slots of a process that is killed come back when its leases end', async () => {
  const startAt = Date.UTC(2026, 0, 1)
  const { sandbox, shared } = await serve({ speed: 0, startAt, limits: false })
  sandbox.faults.add({ times: 5, effect: 'stall' }) // the bodies of these responses begin and never end
  const leaseMs = 20_000
  const options: ChildOptions = { ...shared, origin: 0, startAt, speed: 0, leaseMs, calls: 5 }
  let begun = 0
  const [child] = startChildren(1, options, ({ to }) => {
    if (to !== undefined && (begun += 1) === 5) child!.kill('SIGKILL')
  })
  const [, signal] = await once(child!, 'close')
  expect([begun, signal]).toEqual([5, 'SIGKILL'])

  let now = startAt
  const sleep = async (ms: number): Promise<void> => void (now += ms)
  const store = createRedisStore(await connect(), {
    account: shared.account,
    leaseMs,
    now: () => now,
    sleep: () => new Promise(() => {}),
  })
  const client = createClient({
    baseUrl: shared.baseUrl,
    apiKey: shared.apiKey,
    now: () => now,
    sleep,
    pacing: { store },
  })
  await client.api.GET('/v1/vps/servers')
  expect(now - startAt).toBeGreaterThanOrEqual(leaseMs)
  expect(now - startAt).toBeLessThan(leaseMs + 1_000)
})
