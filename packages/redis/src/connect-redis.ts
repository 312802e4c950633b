import { ConfigError } from '@hostwright/common'
import { sleep } from '@hostwright/common/ports'
import { type Connection, createConnections } from './connections.ts'
import type { RedisClient } from './run-script.ts'
import { within } from './within.ts'

// Limit of an attempt to connect, with the handshake: a machine that hangs accepts connections and never responds.
const openMs = 2_000

/**
 * Returns a client of the Redis at an address, for `createRedisStore` and `createRedisJournal`. It loads the package
 * `@redis/client` and connects at the first use. The open connection does not keep the process running.
 *
 * The next use opens a new connection after the connection was lost or could not be opened, after a response READONLY or
 * MASTERDOWN, and after a command without a response within the `timeoutMs` of the store or journal. An address that
 * moves to another machine when the primary fails is therefore enough.
 *
 * @param url such as `redis://127.0.0.1:6379`; `rediss:` is encrypted. Errors can name its host, and never contain its
 *   password
 * @throws {ConfigError} if `url` is not a `redis:` or `rediss:` address
 * @example const store = createRedisStore(connectRedis(url), { account: 'shop' })
 */
export function connectRedis(url: string): RedisClient {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol))
    throw new ConfigError('url', 'is not the address of a Redis: give one such as redis://127.0.0.1:6379')
  const platform = { monotonic: () => performance.now(), sleep }
  const { run } = createConnections(() => open(url), platform)
  return {
    evalSha: (sha1, options) => run(options.signal, (connection) => connection.evalSha(sha1, options)),
    eval: (script, options) => run(options.signal, (connection) => connection.eval(script, options)),
  }
}

async function open(url: string): Promise<Connection> {
  const { createClient } = await import('@redis/client').catch(() => {
    throw new Error('the package @redis/client is not installed: npm install @redis/client')
  })
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false } })
  // A failed connection rejects the commands that use it. Without a listener for `error`, it would end the process as
  // well.
  client.on('error', () => {})
  try {
    await within(openMs, () => client.connect())
  } catch (error) {
    client.destroy()
    throw error
  }
  client.unref()
  return client
}
