import { type Client, createClient, type Fetch, type PacingStore } from '@hostwright/common'
import { accountName, createFolderJournal } from '@hostwright/common/folder-journal'
import type { Settings } from '../context/settings.ts'
import { createFetch, readTrusted } from '../network/create-fetch.ts'
import { withDebug } from '../network/with-debug.ts'
import { type Rates, withRates } from '../network/with-rates.ts'
import type { System } from '../system/system.ts'

/** The certificates and the debug output of a connection. */
export interface Network {
  /** A file with certificates that are trusted in addition. @default `HOSTWRIGHT_CA_FILE` */
  readonly caFile?: string | undefined
  /** Writes requests and responses, without their secrets. @default not written */
  readonly debug?: ((line: string) => void) | undefined
  /** Is given the limits per minute that responses name. */
  readonly rates?: Rates | undefined
}

const globalFetch: Fetch = Object.assign((request: Request) => fetch(request), { isPlain: true })

/** Creates the client of an account. */
export async function connect(
  system: System,
  settings: Settings,
  { caFile, debug, rates = new Map() }: Network = {},
): Promise<Client> {
  const { env, now, monotonic, sleep, random } = system
  const redisUrl = env['HOSTWRIGHT_REDIS_URL']
  const carrier = system.fetch ?? (await createFetch(system, caFile))
  const rated = withRates(carrier ?? globalFetch, rates)
  const fetch = debug ? withDebug(rated, debug) : rated
  return createClient({
    baseUrl: settings.baseUrl,
    apiKey: settings.apiKey,
    maxTotalPrice: settings.maxTotalPrice,
    readOnly: settings.readOnly,
    journal: createFolderJournal(settings.journal),
    userAgent: 'hostwright-cli',
    fetch,
    ...(redisUrl && {
      pacing: { store: await openStore(redisUrl, settings.baseUrl, await readTrusted(system, caFile)) },
    }),
    now,
    monotonic,
    sleep,
    random,
  })
}

async function openStore(
  url: string,
  baseUrl: string,
  ca: readonly string[] | undefined,
): Promise<PacingStore> {
  const { connectRedis, createRedisStore } = await import('@hostwright/redis')
  const redis = connectRedis(url, { name: 'HOSTWRIGHT_REDIS_URL', ca })
  // The longest name that a store takes. The end of a host distinguishes it from others.
  return createRedisStore(redis, { account: accountName(baseUrl).slice(-64) })
}
