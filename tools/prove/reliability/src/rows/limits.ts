import { inspect } from 'node:util'
import type { SeenAttempt } from '../fault-server.ts'
import { fine, tooMany, whenQuiet } from '../replies.ts'
import { failureOf, must, outcomeOf, type Row, successOf } from '../row.ts'

export const shortRetryAfter: Row = {
  situation: '429 with Retry-After: 2',
  wanted: 'waits at least 2.0 s, then sends, on every method',
  async check({ server, make }) {
    const client = make()
    const pauses: number[] = []
    for (const call of [client.read, client.write, client.put, client.delete]) {
      server.script(tooMany(2), fine())
      await outcomeOf(() => call())
      const [first, second] = server.seen
      must(second !== undefined, `${first?.method} is not retried`)
      pauses.push(second.at - first!.at)
    }
    const least = Math.min(...pauses)
    must(least >= 1_995, `retried after ${inSeconds(least)}`) // a real timer may fire early by some milliseconds
  },
}

export const longRetryAfter: Row = {
  situation: '429 with Retry-After: 90, and 30 s left',
  wanted: 'fails at once, and the error tells when it may be retried',
  async check({ server, make }) {
    server.script(tooMany(90), fine())
    const { read } = make({ deadlineMs: 30_000 })
    const outcome = await outcomeOf(() => read())
    const [first, second] = server.seen
    must(second === undefined, `retried after ${inSeconds((second?.at ?? 0) - (first?.at ?? 0))}`)
    must('error' in outcome, 'is still waiting')
    const tellsWhen = /retry.?after\w*\W{1,6}90(_?000)?\b/i.test(inspect(outcome.error, { depth: 5 }))
    must(tellsWhen, 'the error does not tell when')
  },
}

export const parallelCalls: Row = {
  situation: '40 calls in parallel',
  wanted: 'never more than 5 on the wire, or what X-RateLimit-Concurrent-Limit says',
  async check({ server, make }) {
    const { read } = make()
    server.script(whenQuiet(fine()))
    await inParallel(40, read)
    const before = mostInProgress(server.seen)
    must(before <= 5, `${before} on the wire`)
    server.script(whenQuiet(fine({ 'X-RateLimit-Concurrent-Limit': '2' })))
    await read()
    await inParallel(10, read)
    const after = mostInProgress(server.seen)
    must(after <= 2, `${after} on the wire, where the API says 2`)
  },
}

export const manyCalls: Row = {
  situation: '100 calls at once; a day of 10 calls',
  wanted: 'never more than 60 a minute, or what X-RateLimit-Limit says; the day is counted too',
  async check({ server, make }) {
    const { read } = make()
    server.script(fine())
    await inParallel(100, read)
    const busiest = mostInAMinute(server.seen)
    must(busiest <= 60, `${busiest} in a minute`)

    const learning = make().read
    server.script(fine({ 'X-RateLimit-Limit': '20' }))
    await learning()
    await inParallel(40, learning)
    const learned = mostInAMinute(server.seen)
    must(learned <= 20, `${learned} in a minute, where the API says 20`)

    const { read: readToday } = make({ perDay: 10 })
    server.script(fine())
    for (let call = 0; call < 10; call += 1) await successOf(() => readToday())
    await failureOf(() => readToday())
    must(server.seen.length === 10, `${server.seen.length} in a day of 10`)
  },
}

async function inParallel(calls: number, read: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: calls }, () => outcomeOf(() => read())))
}

function mostInProgress(seen: readonly SeenAttempt[]): number {
  return Math.max(...seen.map(({ underway }) => underway))
}

function mostInAMinute(seen: readonly SeenAttempt[]): number {
  return Math.max(...seen.map(({ at }) => seen.filter((one) => one.at >= at && one.at < at + 60_000).length))
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
