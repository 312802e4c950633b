import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRecord } from '@hostwright/common/store-tests'
import { fromSource, startChild } from '@hostwright/machine/start-child'
import { connectRedis, createRedisJournal, createRedisStore, type RedisClient } from '@hostwright/redis'
import { startRedis } from '@hostwright/machine/start-redis'
import { createSandbox } from '@hostwright/sandbox/node'
import { createCluster } from '@redis/client'
import { expect, onTestFinished, test } from 'vitest'
import { createCertificate, createFolder } from './testing/create-certificate.ts'
import { startMachine } from './testing/start-pair.ts'

const limits = { perMinute: 60, perDay: 10_000, concurrent: 1 }
const record = createRecord('00000000-0000-4000-8000-000000000001', 1, { idempotencyKey: 'k' })

// A busy machine can take longer than the two seconds that a program gives its Redis.
const timeoutMs = 60_000

/** Uses a store and a journal. */
async function use(redis: RedisClient, account: string = randomUUID()): Promise<void> {
  const store = createRedisStore(redis, { account, timeoutMs })
  const taken = await store.take('vps', limits, 0)
  if (!('slot' in taken)) throw new Error('there is no slot')
  expect(await store.take('vps', limits, 0)).toHaveProperty('waitMs')
  await store.release('vps', taken.slot, 0, { perMinute: 60, concurrent: 1, heldUntil: 0 })
  // The process that waited has its turn.
  expect(await store.take('vps', limits, 0)).toHaveProperty('slot')
  const journal = createRedisJournal(redis, { account, timeoutMs })
  expect(await journal.write(record)).toBe(true)
  expect(await journal.find!({ words: ['w'], keys: ['k'], changedSince: 0 })).toEqual([record])
  expect(await journal.list()).toEqual([record])
  await journal.delete!(record)
}

async function startSecurely(certificateFile: string, keyFile: string): Promise<string> {
  const tls = ['--port', '0', '--tls-port', '{port}', '--tls-auth-clients', 'no']
  const files = [
    '--tls-cert-file',
    certificateFile,
    '--tls-key-file',
    keyFile,
    '--tls-ca-cert-file',
    certificateFile,
  ]
  const { port, close } = await startRedis(...tls, ...files)
  onTestFinished(close)
  return `rediss://localhost:${port}`
}

test('a Redis behind TLS is used with its certificate; without it the error names the variable', async () => {
  const { keyFile, certificateFile, certificate } = createCertificate()
  const url = await startSecurely(certificateFile, keyFile)
  await use(connectRedis(url, { ca: [certificate] }))
  await expect(use(connectRedis(url, { name: 'HOSTWRIGHT_REDIS_URL' }))).rejects.toThrow(
    /HOSTWRIGHT_REDIS_URL cannot be used: .*certificate/,
  )
})

test('hostwright trusts the certificates of HOSTWRIGHT_CA_FILE for Redis too', async () => {
  const { keyFile, certificateFile } = createCertificate()
  const url = await startSecurely(certificateFile, keyFile)
  const sandbox = await createSandbox()
  onTestFinished(() => sandbox.close())
  const env = {
    PATH: process.env['PATH'],
    HOME: createFolder(),
    HOSTWRIGHT_BASE_URL: (await sandbox.listen({ port: 0 })).url,
    HOSTWRIGHT_API_KEY: sandbox.apiKey,
    HOSTWRIGHT_REDIS_URL: url,
  }
  const command = fileURLToPath(new URL('../../../../packages/cli/src/command.ts', import.meta.url))
  const list = (more: NodeJS.ProcessEnv): Promise<{ stdout: string; stderr: string }> =>
    startChild([...fromSource, command, 'vps', 'list'], { env: { ...env, ...more } }).ended
  expect((await list({})).stderr).toMatch(/HOSTWRIGHT_REDIS_URL cannot be used: .*certificate/)
  expect((await list({ HOSTWRIGHT_CA_FILE: certificateFile })).stdout).toContain('web-01')
})

test('a socket of this machine is used, with a user, a password and a database', async () => {
  const path = join(createFolder(), 'redis.sock')
  const { redis } = await startMachine('--unixsocket', path)
  await redis.sendCommand(['ACL', 'SETUSER', 'shop', 'on', '>secret-1', '~*', '+@all'])
  expect(existsSync(path)).toBe(true)
  const account = randomUUID()
  await use(connectRedis(`unix://shop:secret-1@${path}?db=3`), account)
  expect(await redis.keys('*')).toEqual([])
  await redis.select(3)
  expect(await redis.keys(`*${account}*`)).not.toEqual([])
})

test('the node of a cluster says what to give instead; a client of the cluster works', async () => {
  const file = join(createFolder(), 'nodes')
  const nodes = await Promise.all(
    ['1', '2'].map((name) => startMachine('--cluster-enabled', 'yes', '--cluster-config-file', file + name)),
  )
  const [one, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
  await one.redis.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', '0', '8191'])
  await other.redis.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', '8192', '16383'])
  const urls = nodes.map(({ port }) => `redis://127.0.0.1:${port}`)
  await expect(use(connectRedis(urls[0]!, { name: 'HOSTWRIGHT_REDIS_URL' }))).rejects.toThrow(
    /HOSTWRIGHT_REDIS_URL is the address of a Redis cluster.*createCluster\(/,
  )
  await one.redis.sendCommand(['CLUSTER', 'MEET', '127.0.0.1', String(other.port)])
  for (const { redis } of nodes)
    await expect.poll(() => redis.sendCommand(['CLUSTER', 'INFO'])).toContain('cluster_state:ok')
  const isTaken = await Promise.allSettled(
    urls.map(async (url) =>
      createRedisStore(connectRedis(url), { account: 'shop', timeoutMs }).take('vps', limits, 0),
    ),
  )
  expect(isTaken.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(JSON.stringify(isTaken, (_, value) => (value instanceof Error ? value.message : value))).toContain(
    'url is the address of a Redis cluster',
  )
  const cluster = createCluster({ rootNodes: [{ url: urls[0]! }] })
  await cluster.connect()
  onTestFinished(() => cluster.destroy())
  await use(cluster)
})

test('a user with the rights of the README, and no others, can use the store and the journal', async () => {
  const { port, redis } = await startMachine()
  const readme = new URL('../../../../packages/redis/README.md', import.meta.url)
  const [, rights] = /^ACL SETUSER hostwright on >PASSWORD (.*)$/m.exec(readFileSync(readme, 'utf8')) ?? []
  const words = rights!.split(' ')
  const name = (without?: string): string => `without-${without?.slice(1) ?? 'none'}`
  const without = async (word?: string): Promise<void> => {
    const given = words.filter((each) => each !== word)
    await redis.sendCommand(['ACL', 'SETUSER', name(word), 'on', '>secret-1', ...given])
    await redis.scriptFlush()
    const url = `redis://${name(word)}:secret-1@127.0.0.1:${port}`
    await use(connectRedis(url))
  }
  await without()
  const commands = words.filter((word) => word.startsWith('+'))
  expect(commands.length).toBeGreaterThan(15)
  for (const word of commands)
    await expect(without(word), word).rejects.toThrow(/NOPERM|can't run this command|no permissions to run/)
})
