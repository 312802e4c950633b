import { ConfigError } from '@hostwright/common'
import type { RedisClient } from './run-script.ts'

/**
 * Returns a client of the Redis at an address, for `createRedisStore` and `createRedisJournal`. It loads the package
 * `@redis/client` and connects at the first use, and connects again at the next use after the connection was lost or
 * has failed. The open connection does not keep the process running.
 *
 * @param url such as `redis://127.0.0.1:6379`; `rediss:` is encrypted. Errors can name its host, and never contain its
 *   password
 * @throws {ConfigError} if `url` is not a `redis:` or `rediss:` address
 * @example const store = createRedisStore(connectRedis(url), { account: 'shop' })
 */
export function connectRedis(url: string): RedisClient {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol))
    throw new ConfigError('url', 'is not the address of a Redis: give one such as redis://127.0.0.1:6379')
  let opening: ReturnType<typeof open> | undefined
  async function use(): Promise<RedisClient> {
    opening ??= open(url)
    const mine = opening
    const client = await mine.catch(() => undefined)
    if (client?.isReady === true) return client
    if (opening === mine) opening = undefined
    // A connection that was open and has ended is opened again. If a connection could not be opened, the call fails,
    // and the next call tries again.
    return client === undefined ? mine : use()
  }
  return {
    evalSha: async (sha1, options) => (await use()).evalSha(sha1, options),
    eval: async (script, options) => (await use()).eval(script, options),
  }
}

async function open(url: string): Promise<RedisClient & { readonly isReady: boolean }> {
  const { createClient } = await import('@redis/client').catch(() => {
    throw new Error('the package @redis/client is not installed: npm install @redis/client')
  })
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false } })
  // A failed connection rejects the commands that use it. Without a listener for `error`, it would end the process as
  // well.
  client.on('error', () => {})
  await client.connect()
  client.unref()
  return client
}
