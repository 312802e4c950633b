import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { PacingStore } from '@hostwright/common'
import { openRelay, type Relay } from '@hostwright/machine/open-relay'
import { connectRedis, createRedisJournal, createRedisStore } from '@hostwright/redis'
import { Redis } from 'ioredis'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startMachine, startPair } from './testing/start-pair.ts'

const limits = { perMinute: 60, perDay: 10_000, concurrent: 1 }

// Largest number of tries, 20 ms after each other, from the moment at which another machine is the primary to the first
// success. On a busy machine a try takes longer, and there are not more of them.
const mostTries = 150

let account: string
beforeEach(() => void (account = randomUUID()))

/** Takes a slot and releases it. */
async function pass(store: PacingStore): Promise<void> {
  const taken = await store.take('vps', limits, 0)
  if (!('slot' in taken)) throw new Error(`there is no slot for ${taken.waitMs} ms`)
  await store.release('vps', taken.slot, 0, {})
}

/** Opens a stable address in front of several machines, until the end of the test. */
async function openRelayTo(port: number): Promise<Relay & { readonly url: string }> {
  const relay = await openRelay(port)
  onTestFinished(relay.close)
  return { ...relay, url: `redis://127.0.0.1:${relay.port}` }
}

/** Tries again until the first success, and returns the number of tries. */
async function untilSuccess(attempt: () => Promise<unknown>): Promise<number> {
  for (let tries = 1; ; tries++) {
    const isDone = await attempt().then(
      () => true,
      () => false,
    )
    if (isDone || tries === 10 * mostTries) return tries
    await setTimeout(20)
  }
}

test('a replica that was promoted is used soon, though the old primary still responds', async () => {
  const [primary, replica] = await startPair()
  const relay = await openRelayTo(primary.port)
  const client = connectRedis(relay.url)
  const store = createRedisStore(client, { account })
  const journal = createRedisJournal(client, { account })
  await untilSuccess(() => pass(store))
  await replica.redis.sendCommand(['REPLICAOF', 'NO', 'ONE'])
  await primary.redis.sendCommand(['REPLICAOF', '127.0.0.1', String(replica.port)])
  relay.lead(replica.port)
  expect(await untilSuccess(() => pass(store))).toBeLessThan(mostTries)
  expect(await replica.redis.zCard(`hostwright:{${account}}:vps:sent`)).toBeGreaterThanOrEqual(2)
  await expect(journal.list()).resolves.toEqual([])
})

test('a replica that was promoted is used soon after the primary went silent', async () => {
  const [primary, replica] = await startPair()
  const relay = await openRelayTo(primary.port)
  const store = createRedisStore(connectRedis(relay.url), { account })
  await untilSuccess(() => pass(store))
  primary.stop()
  await Promise.allSettled([pass(store), pass(store)])
  const waiting = untilSuccess(() => pass(store))
  await replica.redis.sendCommand(['REPLICAOF', 'NO', 'ONE'])
  relay.lead(replica.port)
  expect(await waiting).toBeLessThan(mostTries)
})

test('ioredis with the options of the README uses a replica that was promoted, and after the primary went silent', async () => {
  const [primary, replica] = await startPair()
  const relay = await openRelayTo(primary.port)
  const redis = new Redis(relay.url, {
    reconnectOnError: ({ message }) => /READONLY|MASTERDOWN/.test(message),
    socketTimeout: 2_000,
  })
  redis.on('error', () => {})
  onTestFinished(() => redis.disconnect())
  const store = createRedisStore(
    {
      evalSha: (sha1, { keys, arguments: rest }) => redis.evalsha(sha1, keys.length, ...keys, ...rest),
      eval: (script, { keys, arguments: rest }) => redis.eval(script, keys.length, ...keys, ...rest),
    },
    { account },
  )
  await untilSuccess(() => pass(store))
  await replica.redis.sendCommand(['REPLICAOF', 'NO', 'ONE'])
  await primary.redis.sendCommand(['REPLICAOF', '127.0.0.1', String(replica.port)])
  relay.lead(replica.port)
  expect(await untilSuccess(() => pass(store))).toBeLessThan(mostTries)
  await primary.redis.sendCommand(['REPLICAOF', 'NO', 'ONE'])
  replica.stop()
  await Promise.allSettled([pass(store)])
  relay.lead(primary.port)
  expect(await untilSuccess(() => pass(store))).toBeLessThan(mostTries)
})

test('a Redis that hung and continues executes late takes, whose slots are free for the next one', async () => {
  const machine = await startMachine()
  const store = createRedisStore(connectRedis(`redis://127.0.0.1:${machine.port}`), {
    account,
    timeoutMs: 200,
  })
  // On a busy machine the first take, which waits for the connection, can take longer than the timeout.
  await untilSuccess(() => pass(store))
  machine.stop()
  const hanging = await Promise.allSettled([pass(store), pass(store), pass(store)])
  expect(hanging.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  machine.goOn()
  expect(await untilSuccess(() => pass(store))).toBeLessThan(mostTries)
  await pass(store)
  await expect.poll(() => machine.redis.zCard(`hostwright:{${account}}:vps:leases`)).toBe(0)
})
