// Makes many calls, 40 of which are stalled at any time, then reports the state of the process and ends.
import { getEventListeners } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Client, createClient, isApiError, toInit } from '@hostwright/common'
import type { Report } from '../report.ts'

const [baseUrl = '', calls = ''] = process.argv.slice(2)
const most = Number(calls)
const problems: string[] = []
for (const event of ['unhandledRejection', 'uncaughtException', 'warning']) {
  process.on(event, (what: unknown) => problems.push(`${event}: ${String(what)}`))
}

// The limits are far above the speed of this machine, so that no call waits for a slot.
const pacing = { perMinute: 1e12, perDay: 1e12, concurrent: 1e6 }
const client: Client = createClient({
  baseUrl,
  apiKey: 'key-of-a-long-day',
  pacing,
  retry: { attempts: 2, baseMs: 2, capMs: 4 },
})
const lifetime = new AbortController()
const { signal } = lifetime
const outcomes: Record<string, number> = {}
const heap: Report['heap'][number][] = []
const measureAt = [0.1, 0.5, 1].map((part) => Math.floor(most * part))
let made = 0
let mostListeners = 0

type Options = Parameters<typeof toInit>[0]

function call(uuid: string, isWrite: boolean, options: Options): Promise<unknown> {
  const init = { params: { path: { uuid } }, ...toInit(options) }
  return isWrite
    ? client.api.POST('/v1/vps/servers/{uuid}/power/reboot', init)
    : client.api.GET('/v1/vps/servers/{uuid}/power', init)
}

async function count(work: Promise<unknown>): Promise<void> {
  const outcome = await work.then(
    () => 'ok',
    (error: unknown) => toName(error),
  )
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
}

function toName(error: unknown): string {
  if (error === 'enough') return 'aborted'
  return isApiError(error) ? error.code : (error as Error).name
}

/**
 * Makes a call that gets no response. Every third ends by the caller's own signal, the others by a timeout of the
 * attempt or of the call.
 */
async function stall(turn: number): Promise<void> {
  const uuid = turn % 2 === 0 ? 'silent' : 'stalled'
  const ms = 20 + (turn % 7) * 5
  if (turn % 3 === 0) {
    const own = new AbortController()
    const timer = setTimeout(() => own.abort('enough'), ms)
    await count(call(uuid, turn % 4 === 0, { signal: own.signal }))
    clearTimeout(timer)
  } else if (turn % 3 === 1) await count(call(uuid, true, { signal, timeoutMs: ms }))
  else await count(call(uuid, false, { signal, deadlineMs: ms }))
}

const kinds = ['ok', 'ok', 'missing', 'ok', 'failing', 'html', 'reset', 'truncated'] as const

async function response(turn: number): Promise<void> {
  const uuid = kinds[turn % kinds.length]!
  if (turn % 50 === 0) await count(waitTwice())
  else await count(call(uuid, turn % 3 === 0, { signal }))
}

/** Waits for a state with one sleep between two reads. */
function waitTwice(): Promise<unknown> {
  let reads = 0
  return client.waitUntil(
    {
      goal: 'two reads',
      read: (options) => call('ok', false, options),
      isReached: () => (reads += 1) > 1,
      intervalMs: 1,
      deadlineMs: 60_000,
    },
    { signal },
  )
}

async function runLane(work: (turn: number) => Promise<void>): Promise<void> {
  while (made < most) {
    made += 1
    const turn = made
    await work(turn)
    mostListeners = Math.max(mostListeners, getEventListeners(signal, 'abort').length)
    const [next] = measureAt
    if (next !== undefined && made >= next) {
      measureAt.shift()
      await nextTurn()
      globalThis.gc!()
      heap.push({ atCalls: next, bytes: process.memoryUsage().heapUsed })
    }
  }
}

const start = performance.now()
const stalled = Array.from({ length: 40 }, () => runLane(stall))
const responded = Array.from({ length: 12 }, () => runLane(response))
await Promise.all([...stalled, ...responded])
await nextTurn()

const report: Report = {
  calls: made,
  seconds: (performance.now() - start) / 1000,
  heap,
  outcomes,
  mostListeners,
  listenersLeft: getEventListeners(signal, 'abort').length,
  timersLeft: process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length,
  problems,
}
console.log(JSON.stringify(report))
// This timer fires only if an open connection or another timer keeps the event loop running, however slow the machine is.
let lingered = false
setTimeout(() => (lingered = true), 1_000).unref()
process.once('exit', () => console.log(lingered))
