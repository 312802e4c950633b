import { randomUUID } from 'node:crypto'
import { createClient, type Limits } from '@hostwright/common'
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { expect, test } from 'vitest'
import { createRedisStore } from './create-redis-store.ts'
import { connect } from './testing/connect.ts'
import { createSimulation, type Simulation } from './testing/simulation.ts'

/** Time from sending a request to its response. The API may count the request at any moment in between. */
interface Span {
  readonly process: number
  readonly from: number
  to: number
}

const leaseMs = 30_000

const arrival = record({
  process: nat({ max: 3 }),
  afterMs: nat({ max: 90_000 }),
  takesMs: constantFrom(0, 30, 400, 5_000, 45_000),
})
const kill = record({ process: nat({ max: 2 }), afterMs: nat({ max: 90_000 }) }) // the last process is never killed
const anyLimits = record({
  perMinute: integer({ min: 1, max: 8 }),
  concurrent: integer({ min: 1, max: 4 }),
  perDay: integer({ min: 4, max: 40 }),
})

function expectWithin(spans: readonly Span[], { perMinute, perDay, concurrent }: Limits): void {
  for (const { from } of spans) {
    const since = (ms: number): number =>
      spans.filter((span) => span.from <= from && span.to > from - ms).length
    expect(since(0)).toBeLessThanOrEqual(concurrent)
    expect(since(60_000)).toBeLessThanOrEqual(perMinute)
    expect(since(86_400_000)).toBeLessThanOrEqual(perDay)
  }
}

/** Creates four processes of one account. Each call takes as long as a header of its request says. */
function createProcesses({ now, createProcess }: Simulation, limits: Limits, spans: Span[]) {
  const account = randomUUID()
  return Array.from({ length: 4 }, (_, index) => {
    const process = createProcess()
    const store = createRedisStore(process.redis, { ...process, account, leaseMs, timeoutMs: 60_000 })
    const client = createClient({
      baseUrl: 'https://api.example.com',
      apiKey: 'key',
      deadlineMs: 2 ** 30,
      pacing: { store, ...limits },
      now: process.now,
      sleep: process.sleep,
      async fetch({ headers }) {
        const takesMs = Number(headers.get('X-Takes-Ms'))
        spans.push({ process: index, from: now(), to: now() + takesMs })
        await process.sleep(takesMs)
        return Response.json({})
      },
    })
    const failures: unknown[] = []
    return { ...process, client, wanted: 0, done: 0, failures }
  })
}

test('for any requests and killed processes, the limits are kept and the running processes are served', async () => {
  const redis = await connect()
  const property = asyncProperty(
    array(arrival, { minLength: 4, maxLength: 24 }),
    array(kill, { maxLength: 3 }),
    anyLimits,
    async (arrivals, kills, limits) => {
      const simulation = createSimulation(redis)
      const { now, sleep, run } = simulation
      const spans: Span[] = []
      const processes = createProcesses(simulation, limits, spans)
      for (const { process: index, afterMs, takesMs } of arrivals) {
        const process = processes[index]!
        process.wanted += 1
        const call = async (): Promise<void> => {
          await process.sleep(afterMs)
          await process.client.me({ headers: { 'X-Takes-Ms': String(takesMs) } })
          process.done += 1
        }
        // A process that was killed gets no response of Redis, and its calls fail after the property has ended.
        void call().catch((error: unknown) => process.failures.push(error))
      }
      const die = async ({ process: index, afterMs }: (typeof kills)[number]): Promise<void> => {
        await sleep(afterMs)
        processes[index]!.kill()
        // The API still executes the requests of a process that was killed.
        for (const span of spans) {
          if (span.process === index) span.to = Math.min(span.to, now() + (leaseMs * 2) / 3)
        }
      }
      const deaths = kills.map(die)
      await run()
      await Promise.all(deaths)
      expectWithin(spans, limits)
      const dead = new Set(kills.map(({ process }) => process))
      for (const [index, { wanted, done, failures }] of processes.entries()) {
        if (!dead.has(index)) expect([done, failures]).toEqual([wanted, []])
      }
    },
  )
  await assert(property, { numRuns: 100 })
})
