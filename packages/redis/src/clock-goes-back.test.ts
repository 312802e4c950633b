import { randomUUID } from 'node:crypto'
import type { PacingStore } from '@hostwright/common'
import { beforeEach, expect, test } from 'vitest'
import { createRedisStore } from './create-redis-store.ts'
import type { RedisClient } from './run-script.ts'
import { connect } from './testing/connect.ts'

const hourMs = 3_600_000
const limits = { perMinute: 2, perDay: 10_000, concurrent: 2 }
const pauses = { perMinute: undefined, concurrent: undefined }

let now: number
let createStore: () => PacingStore
beforeEach(async () => {
  const redis = await connect()
  const account = randomUUID()
  now = Date.UTC(2026, 0, 1)
  // Redis whose clock shows `now`.
  const client: RedisClient = {
    evalSha: async () => {
      throw new Error('NOSCRIPT')
    },
    eval: async (script, options) =>
      redis.eval(
        script.replace("redis.call('TIME')", `{${Math.floor(now / 1_000)}, ${(now % 1_000) * 1_000}}`),
        options,
      ),
  }
  createStore = () => createRedisStore(client, { account, sleep: () => new Promise(() => {}) })
})

async function takeSlot(store: PacingStore): Promise<string> {
  const taken = await store.take('vps', limits, 0)
  if (!('slot' in taken)) throw new Error(`There is no slot for ${taken.waitMs} ms`)
  return taken.slot
}

async function pass(store: PacingStore, heldUntil?: number): Promise<void> {
  await store.release('vps', await takeSlot(store), 0, { ...pauses, heldUntil })
}

test('requests of the last minute still count, for the rest of it', async () => {
  const store = createStore()
  await pass(store)
  now += 20_000
  await pass(store)
  now -= hourMs
  expect(await store.take('vps', limits, 0)).toEqual({ waitMs: 40_000 })
  now += 40_000
  await pass(store)
  expect(await store.take('vps', limits, 0)).toEqual({ waitMs: 20_000 })
})

test('the slots of a dead process are free when their leases would have ended', async () => {
  const dead = createStore()
  for (let count = 0; count < limits.concurrent; count += 1) await takeSlot(dead)
  now -= hourMs
  const store = createStore()
  expect(await store.take('vps', limits, 0)).toHaveProperty('waitMs')
  now += 30_000
  expect(await store.take('vps', limits, 0)).toEqual({ waitMs: 60_000 })
})

test('a pause ends when it would have ended', async () => {
  const store = createStore()
  await pass(store, 7_000)
  now -= hourMs
  expect(await store.take('vps', limits, 0)).toEqual({ waitMs: 7_000 })
  now += 7_000
  await takeSlot(store)
})

test('a waiting process that stopped polling does not block the others for as long', async () => {
  const holder = createStore()
  const slots = [await takeSlot(holder), await takeSlot(holder)]
  await createStore().take('vps', limits, 0)
  await holder.release('vps', slots[0]!, 0, { ...pauses, heldUntil: undefined })
  now -= hourMs
  const store = createStore()
  expect(await store.take('vps', { ...limits, perMinute: 60 }, 0)).toEqual({ waitMs: 100 })
  now += 1_100
  expect(await store.take('vps', { ...limits, perMinute: 60 }, 0)).toHaveProperty('slot')
})
