import { randomUUID } from 'node:crypto'
import type { PacingStore } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createRedisStore } from './create-redis-store.ts'
import { connect } from './testing/connect.ts'

const limits = { perMinute: 300, perDay: 10_000, concurrent: 5 }
const pauseMs = 7_000

/** Returns the milliseconds from the end of a pause to the slot of a process behind `count` others, whose calls take no time. */
async function waitBehind(count: number): Promise<number> {
  const redis = await connect()
  const account = randomUUID()
  const start = Date.UTC(2026, 0, 1)
  let now = start
  const create = (): PacingStore =>
    createRedisStore(redis, { account, now: () => now, sleep: () => new Promise(() => {}) })
  const first = create()
  const taken = await first.take('vps', limits, now)
  if ('slot' in taken) await first.release('vps', taken.slot, now, { heldUntil: now + pauseMs })
  const waiting = Array.from({ length: count + 1 }, () => ({ store: create(), pollsAt: start }))
  const last = waiting.at(-1)
  for (;;) {
    const next = waiting.reduce((earliest, each) => (each.pollsAt < earliest.pollsAt ? each : earliest))
    now = Math.max(now, next.pollsAt)
    const given = await next.store.take('vps', limits, now)
    if (!('slot' in given)) next.pollsAt = now + given.waitMs!
    else if (next === last) return now - start - pauseMs
    else {
      await next.store.release('vps', given.slot, now, {})
      waiting.splice(waiting.indexOf(next), 1)
    }
  }
}

test('while slots are free, waiting behind 60 processes takes at most twice as long as behind 5', async () => {
  const [behindFive, behindSixty] = [await waitBehind(5), await waitBehind(60)]
  expect(behindFive).toBeLessThanOrEqual(200)
  expect(behindSixty).toBeLessThanOrEqual(2 * behindFive)
})
