// Aborts one kind of wait several times, and reports what each rejected with and when. If the process stays
// alive afterwards, the client keeps it so: nothing else here does.
import { setTimeout as pause } from 'node:timers/promises'
import { createFaultServer, type Reply } from './fault-server.ts'
import { subject } from './hostwright.ts'
import { isSettledSoon } from './is-settled-soon.ts'
import { json, stall, stallInBody, tooMany } from './replies.ts'
import { outcomeOf } from './row.ts'
import type { SubjectClient, WaitKind } from './subject.ts'

/** Report of one trial. */
export interface AbortReport {
  /** Whether the call rejected without waiting for a timer or the network. */
  readonly soon: boolean
  /** Time from the abort to the rejection; `null` if there was none within 5 seconds. */
  readonly ms: number | null
  /** Whether the call rejected with the reason of the abort itself. */
  readonly own: boolean
}

interface Situation {
  readonly reply: Reply
  /** Number of attempts on the wire when the wait has begun. */
  readonly seen: number
  /** Begins the wait that `signal` ends. Other calls that it makes last until `afterwards`. */
  readonly start: (client: SubjectClient, signal: AbortSignal, afterwards: AbortSignal) => Promise<unknown>
}

const read: Situation['start'] = (client, signal) => client.read({ signal })

const situations: Readonly<Record<WaitKind, Situation>> = {
  retry: { reply: tooMany(5), seen: 1, start: read },
  response: { reply: stall, seen: 1, start: read },
  body: { reply: stallInBody, seen: 1, start: read },
  queue: {
    reply: stall,
    seen: 5,
    start(client, signal, afterwards) {
      for (let call = 0; call < 5; call += 1) client.read({ signal: afterwards }).catch(() => {})
      return client.read({ signal })
    },
  },
  poll: {
    reply: json(200, { server: { power: { status: 'running' } } }),
    seen: 1,
    start: async (client, signal) => client.poll!(signal),
  },
}

const trials = 5
const [kind = ''] = process.argv.slice(2)
const server = await createFaultServer()
const reports: AbortReport[] = []
for (let trial = 0; trial < trials; trial += 1) reports.push(await abort(situations[kind as WaitKind]))
server.close()
process.send?.(reports)
// Kills a process that stays alive. The timer fires only if something else keeps the event loop running, however slow the
// machine is.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), 4_000).unref()

async function abort({ reply, seen, start }: Situation): Promise<AbortReport> {
  server.script(reply)
  const aborter = new AbortController()
  const afterwards = new AbortController()
  const reason = new Error('The user has gone')
  const client = subject.make({ baseUrl: server.url, key: 'key' })
  const end = start(client, aborter.signal, afterwards.signal).then(
    () => undefined,
    (error: unknown) => ({ error, at: performance.now() }),
  )
  while (server.seen.length < seen) await pause(5)
  await pause(30) // the reply reaches the client, and its wait begins
  const abortedAt = performance.now()
  aborter.abort(reason)
  const soon = await isSettledSoon(end)
  const outcome = await outcomeOf(() => end, 5_000)
  afterwards.abort()
  const rejected = 'value' in outcome ? (outcome.value as Awaited<typeof end>) : undefined
  return {
    soon,
    ms: rejected === undefined ? null : rejected.at - abortedAt,
    own: rejected?.error === reason,
  }
}
