import { ConfigError } from '@hostwright/common'
import { sleep } from '@hostwright/common/ports'
import { type Connection, createConnections } from './connections.ts'
import type { RedisClient } from './run-script.ts'
import { within } from './within.ts'

// Limit of an attempt to connect, with the handshake: a machine that hangs accepts connections and never responds.
const openMs = 2_000

/** Options of `connectRedis`. */
export interface ConnectRedisOptions {
  /** What errors call the address, such as the environment variable that has it. @default 'url' */
  readonly name?: string | undefined
  /**
   * The certificates to trust with `rediss:`, in PEM. They replace the default: `[...tls.rootCertificates, own]` adds
   * one. @default those that Node trusts
   */
  readonly ca?: readonly string[] | undefined
}

/**
 * Returns a client of the Redis at an address, for `createRedisStore` and `createRedisJournal`. It loads the package
 * `@redis/client` and connects at the first use. The open connection does not keep the process running.
 *
 * The next use opens a new connection after the connection was lost or could not be opened, after a response READONLY or
 * MASTERDOWN, and after a command without a response within the `timeoutMs` of the store or journal. An address that
 * moves to another machine when the primary fails is therefore enough.
 *
 * @param url such as `redis://127.0.0.1:6379`; `rediss:` is encrypted, and `unix:///run/redis.sock?db=1` a socket of this
 *   machine. Errors can name its host, and never contain its password
 * @throws {ConfigError} if `url` is no such address
 * @example const store = createRedisStore(connectRedis(url), { account: 'shop' })
 */
export function connectRedis(url: string, options: ConnectRedisOptions = {}): RedisClient {
  const { name = 'url' } = options
  checkAddress(url, name)
  const platform = { monotonic: () => performance.now(), sleep }
  const { run } = createConnections(() => open(url, name, options), platform)
  const send = async (
    signal: AbortSignal | undefined,
    command: (connection: Connection) => Promise<unknown>,
  ): Promise<unknown> => {
    try {
      return await run(signal, command)
    } catch (error) {
      throw isOfCluster(error) ? new Error(`${name} ${useCluster}`, { cause: error }) : error
    }
  }
  return {
    evalSha: (sha1, rest) => send(rest.signal, (connection) => connection.evalSha(sha1, rest)),
    eval: (script, rest) => send(rest.signal, (connection) => connection.eval(script, rest)),
  }
}

const isOfCluster = (error: unknown): boolean =>
  error instanceof Error && /^(MOVED|ASK|CLUSTERDOWN)\b/.test(error.message)

const useCluster =
  'is the address of a Redis cluster, whose nodes take only their own keys: give the address of a Redis without a cluster, or in a program of your own a client in place of connectRedis, such as createCluster({ rootNodes: [{ url }] }) of @redis/client'

function checkAddress(url: string, name: string): void {
  const isSocket = /^unix:\/\/([^:@/]*(:[^@/]*)?@)?\/[^/?#]/.test(url)
  if (isSocket || (URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol))) return
  throw new ConfigError(
    name,
    'is not the address of a Redis: give one such as redis://127.0.0.1:6379, rediss://user:password@redis.example.com:6380/1 or unix:///run/redis.sock',
  )
}

async function open(url: string, name: string, { ca }: ConnectRedisOptions): Promise<Connection> {
  const { createClient } = await import('@redis/client').catch(() => {
    throw new Error('the package @redis/client is not installed: npm install @redis/client')
  })
  const tls = ca !== undefined && url.startsWith('rediss:') && { tls: true as const, ca: [...ca] }
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // With these notifications, version 6.3 rejects the address of a socket that has a password.
    maintNotifications: 'disabled',
    socket: { reconnectStrategy: false, ...tls },
  })
  // A failed connection rejects the commands that use it. Without a listener for `error`, it would end the process as
  // well.
  client.on('error', () => {})
  try {
    await within(openMs, () => client.connect())
  } catch (error) {
    client.destroy()
    throw toError(name, error as NodeJS.ErrnoException)
  }
  client.unref()
  return client
}

/** Returns an error without its cause, because some causes have the whole address. */
function toError(name: string, { message, code }: NodeJS.ErrnoException): Error {
  // A host with several addresses fails with an error for each, and no message.
  return new Error(`${name} cannot be used: ${message || code}`)
}
