import { randomUUID } from 'node:crypto'
import { type Limits, type PacingStore } from '@hostwright/common'
import { beforeEach, expect, test } from 'vitest'
import { createRedisStore, type RedisStoreOptions } from './create-redis-store.ts'
import { connect } from './testing/connect.ts'

const limits: Limits = { perMinute: 60, perDay: 10_000, concurrent: 5 }
const nothing = { perMinute: undefined, concurrent: undefined, heldUntil: undefined }

let redis: Awaited<ReturnType<typeof connect>>
let account: string
let now: number

beforeEach(async () => {
  redis = await connect()
  account = randomUUID()
  now = Date.UTC(2026, 0, 1)
})

/** Creates the store of one process. All stores of a test have the same account and clock. */
function createStore(options: Partial<RedisStoreOptions> = {}): PacingStore {
  return createRedisStore(redis, { account, now: () => now, sleep: () => new Promise(() => {}), ...options })
}

async function takeSlot(store: PacingStore, given: Limits = limits, group = 'vps'): Promise<string> {
  const taken = await store.take(group, given, now)
  if (!('slot' in taken)) throw new Error(`There is no slot for ${taken.waitMs} ms`)
  return taken.slot
}

async function fill(store: PacingStore, group: string = 'vps'): Promise<string[]> {
  const slots: string[] = []
  while (slots.length < limits.concurrent) slots.push(await takeSlot(store, limits, group))
  return slots
}

async function pass(store: PacingStore, given: Limits = limits): Promise<void> {
  await store.release('vps', await takeSlot(store, given), now, nothing)
}

test('processes share the concurrent limit, separately for each limit group and account', async () => {
  const [first, second] = [createStore(), createStore()]
  const [slot] = await fill(first)
  expect(await second.take('vps', limits, now)).toEqual({ waitMs: 100 })
  await fill(second, 'hosting')
  await fill(createStore({ account: randomUUID() }))
  await first.release('vps', slot!, now, nothing)
  expect(await second.take('vps', limits, now)).toHaveProperty('slot')
})

test('processes share the limit per minute, which counts from the release of a slot', async () => {
  const [first, second] = [createStore(), createStore()]
  const two = { ...limits, perMinute: 2 }
  await pass(first, two)
  now += 20_000
  await pass(second, two)
  expect(await first.take('vps', two, now)).toEqual({ waitMs: 40_000 })
  now += 40_000
  await pass(first, two)
  expect(await second.take('vps', two, now)).toEqual({ waitMs: 20_000 })
})

test('processes share the daily limit', async () => {
  const [first, second] = [createStore(), createStore()]
  const three = { ...limits, perDay: 3 }
  for (const store of [first, second, first]) {
    await pass(store, three)
    now += 3_600_000
  }
  expect(await second.take('vps', three, now)).toEqual({ waitMs: 21 * 3_600_000 })
  now += 21 * 3_600_000
  await pass(second, three)
})

test('a slot that is released twice counts once', async () => {
  const store = createStore()
  const two = { ...limits, perMinute: 2 }
  const slot = await takeSlot(store, two)
  await store.release('vps', slot, now, nothing)
  await store.release('vps', slot, now, nothing)
  expect(await store.take('vps', two, now)).toHaveProperty('slot')
})

test('limits that a response stated to one process apply to all', async () => {
  const [first, second] = [createStore(), createStore()]
  const slot = await takeSlot(first)
  await first.release('vps', slot, now, { perMinute: 300, concurrent: 1, heldUntil: now + 7_000 })
  expect(await second.take('vps', limits, now)).toEqual({ waitMs: 7_000 })
  now += 7_000
  await takeSlot(second)
  expect(await second.take('vps', limits, now)).toHaveProperty('waitMs')
})

test('processes take turns, however many requests each of them has', async () => {
  const [busy, other] = [createStore(), createStore()]
  const slots = await fill(busy)
  expect(await busy.take('vps', limits, now)).toEqual({ waitMs: 100 })
  expect(await other.take('vps', limits, now)).toEqual({ waitMs: 120 }) // `busy` waits in front of it
  await busy.release('vps', slots[0]!, now, nothing)
  expect(await busy.take('vps', limits, now)).toHaveProperty('slot')
  await busy.release('vps', slots[1]!, now, nothing)
  expect(await busy.take('vps', limits, now)).toHaveProperty('waitMs')
  expect(await other.take('vps', limits, now)).toHaveProperty('slot')
})

test('a waiting process that stops polling does not block the others for long', async () => {
  const [holder, gone, other] = [createStore(), createStore(), createStore()]
  const [slot] = await fill(holder)
  await gone.take('vps', limits, now)
  await holder.release('vps', slot!, now, nothing)
  expect(await other.take('vps', limits, now)).toEqual({ waitMs: 100 })
  now += 1_100
  expect(await other.take('vps', limits, now)).toHaveProperty('slot')
})

test('the slots of a dead process are free when their leases end, and count as sent', async () => {
  const two = { ...limits, perMinute: 2 }
  const dead = createStore()
  await takeSlot(dead, two)
  await takeSlot(dead, two)
  const store = createStore()
  now += 29_999
  expect(await store.take('vps', two, now)).toEqual({ waitMs: 100 })
  now += 1
  expect(await store.take('vps', two, now)).toEqual({ waitMs: 60_000 })
  now += 60_000
  await pass(store, two)
  await pass(store, two)
})

test('a slot ends by itself after endsInMs of real time, and then counts as sent', async () => {
  const store = createRedisStore(redis, { account })
  const one = { ...limits, perMinute: 2, concurrent: 1 }
  expect(await store.take('vps', one, 0, 20)).toHaveProperty('slot')
  const other = createRedisStore(redis, { account })
  await expect.poll(async () => other.take('vps', one, 0)).toHaveProperty('slot')
  expect(await redis.zCard(`hostwright:{${account}}:vps:sent`)).toBe(1)
})

test('the time in which a slot ends is real, and so never shortens the lease of a faster clock', async () => {
  const store = createStore()
  const one = { ...limits, concurrent: 1 }
  expect(await store.take('vps', one, now, 1_000)).toHaveProperty('slot')
  now += 29_999
  expect(await createStore().take('vps', one, now)).toHaveProperty('waitMs')
})

test('a running process keeps its slots, however long its calls take', async () => {
  const wakes: (() => void)[] = []
  const sleep = (): Promise<void> => new Promise((resolve) => wakes.push(resolve))
  const [living, other] = [createStore({ sleep }), createStore()]
  const [slot] = await fill(living)
  for (let thirds = 0; thirds < 12; thirds++) {
    now += 10_000
    for (const wake of wakes.splice(0)) wake()
    while (wakes.length < limits.concurrent) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await other.take('vps', limits, now)).toHaveProperty('waitMs')
  await living.release('vps', slot!, now, nothing)
  expect(await other.take('vps', limits, now)).toHaveProperty('slot')
})

test('by default Redis’s clock is used: the clocks of the processes may differ by hours', async () => {
  const store = createRedisStore(redis, { account })
  const one = { ...limits, perMinute: 1 }
  await pass(store, one)
  now += 3 * 3_600_000
  const taken = await createRedisStore(redis, { account }).take('vps', one, now)
  const waitMs = 'waitMs' in taken ? taken.waitMs! : 0
  expect(waitMs).toBeGreaterThan(0)
  expect(waitMs).toBeLessThanOrEqual(60_000)
})

test('scripts are loaded into Redis after it has lost them', async () => {
  const store = createStore()
  await pass(store)
  await redis.scriptFlush()
  expect(await store.take('vps', limits, now)).toHaveProperty('slot')
})

test('all keys of an account have the prefix, are in one slot of a cluster, and expire', async () => {
  const store = createStore({ prefix: 'my:app' })
  await pass(store)
  await fill(store)
  await store.take('vps', limits, now)
  const keys = await redis.keys(`*${account}*`)
  expect(keys).toHaveLength(5)
  for (const key of keys) {
    expect(key).toMatch(new RegExp(`^my:app:\\{${account}\\}:vps:[a-z]+$`))
    expect(await redis.ttl(key)).toBeGreaterThan(86_400)
  }
})
