import { startRedis } from '@hostwright/machine/start-redis'
import { createClient, type RedisClientType } from '@redis/client'
import { expect, onTestFinished } from 'vitest'

/** A redis-server of a test, and a connection of the test to it. */
export interface Machine {
  readonly port: number
  readonly redis: RedisClientType
  /** Stops its process, as a machine that hangs: its connections stay open. */
  stop(): void
  /** Lets its process continue, which executes what it was sent meanwhile. */
  goOn(): void
}

/** Starts a redis-server until the end of the test. */
export async function startMachine(...settings: readonly string[]): Promise<Machine> {
  const server = await startRedis(...settings)
  const redis: RedisClientType = createClient({ url: server.url })
  redis.on('error', () => {})
  await redis.connect()
  const pid = Number(/process_id:(\d+)/.exec(await redis.info('server'))![1])
  const signal = (name: NodeJS.Signals): void => void process.kill(pid, name)
  onTestFinished(async () => {
    redis.destroy()
    await server.close()
  })
  return { port: server.port, redis, stop: () => signal('SIGSTOP'), goOn: () => signal('SIGCONT') }
}

/** Starts a primary, and a replica that has its data. */
export async function startPair(): Promise<[primary: Machine, replica: Machine]> {
  const primary = await startMachine('--repl-diskless-sync-delay', '0')
  const replica = await startMachine('--replicaof', '127.0.0.1', String(primary.port))
  await expect.poll(() => replica.redis.info('replication')).toContain('master_link_status:up')
  return [primary, replica]
}
