import { startRedis } from '@hostwright/machine/start-redis'
import { createRedisStore } from '@hostwright/redis'
import { createClient } from '@redis/client'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { median } from './median.ts'

/** A limiter in a Redis, asked by one caller at a time for `count` slots of which none has to wait. */
type Limiter = (count: number) => Promise<void>

/** Slots a second of one caller, and how many times as many rate-limiter-flexible gives in the same run. */
export interface LimiterFigures {
  readonly 'slots a second': number
  readonly 'beside rate-limiter-flexible': string
}

const many = 1_000_000

/**
 * Measures our shared limiter beside rate-limiter-flexible, in turns against one Redis. A slot of ours is a take and a
 * release, for which a call does not wait; one of rate-limiter-flexible is a count in a fixed window.
 */
export async function compareLimiters(rounds = 9, count = 1_000): Promise<Record<string, LimiterFigures>> {
  const server = await startRedis()
  const redis = await createClient({ url: server.url }).connect()
  try {
    const store = createRedisStore(redis, { account: 'bench' })
    const flexible = new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      points: many,
      duration: 60,
    })
    const limits = { perMinute: many, perDay: many, concurrent: 5 }
    const limiters: Readonly<Record<string, Limiter>> = {
      async 'rate-limiter-flexible'(times) {
        for (let n = 0; n < times; n += 1) await flexible.consume('bench')
      },
      async hostwright(times) {
        let released: void | Promise<void> = undefined
        for (let n = 0; n < times; n += 1) {
          const taken = await store.take('vps', limits, performance.now())
          if (!('slot' in taken)) throw new Error(`No slot is free for ${taken.waitMs} ms`)
          released = store.release('vps', taken.slot, performance.now(), {})
        }
        await released
      },
    }
    const seconds = await measureInTurns(limiters, rounds, count)
    const least = seconds['rate-limiter-flexible']!
    const figures = Object.entries(seconds).map(([name, one]): [string, LimiterFigures] => [
      name,
      { 'slots a second': Math.round(count / one), 'beside rate-limiter-flexible': (one / least).toFixed(2) },
    ])
    return Object.fromEntries(figures)
  } finally {
    redis.destroy()
    await server.close()
  }
}

async function measureInTurns(
  limiters: Readonly<Record<string, Limiter>>,
  rounds: number,
  count: number,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(limiters)) {
      const start = performance.now()
      await run(count)
      ;(times[name] ??= []).push((performance.now() - start) / 1_000)
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]))
}
