import { parseApiKey } from './api-key.ts'
import { parseBaseUrl } from './base-url.ts'
import type { ApiKey, ClientOptions, PacingOptions } from './client-options.ts'
import { ConfigError } from './errors/config-error.ts'
import type { Logger } from './logger.ts'
import { documentedLimits, type Limits } from './pacing/limits.ts'
import { createMemoryStore } from './pacing/memory-store.ts'
import type { PacingStore } from './pacing/pacing-store.ts'
import type { RetryPolicy } from './transport/retry-decision.ts'
import type { Trace } from './transport/with-tracing.ts'
import { realWorld, type World } from './transport/world.ts'

/** Checked options with their defaults filled in. */
export interface ClientConfig {
  readonly baseUrl: URL
  readonly apiKey: ApiKey
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly timeoutMs: number
  readonly deadlineMs: number
  readonly retry: RetryPolicy
  readonly pacing: false | { readonly store: PacingStore; readonly limits: Limits }
  readonly maxTotalPrice: number | undefined
  readonly readOnly: boolean
  readonly logger: Logger | undefined
  readonly trace: Trace | undefined
  readonly userAgent: string
  readonly world: World
}

const defaultRetry: RetryPolicy = { attempts: 3, baseMs: 500, capMs: 8_000 }

/** Checks the options of `createClient`; the first one that cannot be used is named in a `ConfigError`. */
export function parseClientOptions(options: ClientOptions): ClientConfig {
  const baseUrl = parseBaseUrl(options.baseUrl ?? environment('HOSTWRIGHT_BASE_URL'), options.allowInsecure)
  const checkKey = (key: unknown): string => parseApiKey(key, baseUrl, options.allowInsecure)
  const { fetch } = options
  const given = options.apiKey ?? environment('HOSTWRIGHT_API_KEY')
  return {
    baseUrl,
    apiKey: typeof given === 'function' ? async () => checkKey(await given()) : checkKey(given),
    fetch:
      fetch === undefined
        ? (url, init) => globalThis.fetch(url, init)
        : (url, init) => fetch(new Request(url, init)),
    timeoutMs: parseMilliseconds('timeoutMs', options.timeoutMs ?? 30_000),
    deadlineMs: parseMilliseconds('deadlineMs', options.deadlineMs ?? 90_000),
    retry: parseRetry({ ...defaultRetry, ...(options.retry === false ? { attempts: 1 } : options.retry) }),
    pacing: options.pacing === false ? false : parsePacing(options.pacing ?? {}),
    maxTotalPrice: options.maxTotalPrice,
    readOnly: options.readOnly ?? false,
    trace: options.trace,
    logger: options.logger,
    userAgent: options.userAgent === undefined ? 'hostwright' : `${options.userAgent} hostwright`,
    world: {
      now: options.now ?? realWorld.now,
      sleep: options.sleep ?? realWorld.sleep,
      random: options.random ?? realWorld.random,
    },
  }
}

/** Checks a length of time: a number of milliseconds above 0 that a timer can hold. */
export function parseMilliseconds(field: string, value: number): number {
  if (Number.isFinite(value) && value > 0 && value < 2 ** 31) return value
  throw new ConfigError(field, `is ${value}: give milliseconds, above 0 and below ${2 ** 31}`)
}

function parseRetry(policy: RetryPolicy): RetryPolicy {
  if (!Number.isInteger(policy.attempts) || policy.attempts < 1) {
    throw new ConfigError(
      'retry.attempts',
      `is ${policy.attempts}: give a whole number from 1, or retry: false`,
    )
  }
  return policy
}

function parsePacing({ store = createMemoryStore(), ...given }: PacingOptions): ClientConfig['pacing'] {
  const limits = { ...documentedLimits, ...given }
  for (const [name, value] of Object.entries(limits)) {
    if (Number.isInteger(value) && value > 0) continue
    throw new ConfigError(`pacing.${name}`, `is ${value}: give a whole number from 1, or pacing: false`)
  }
  return { store, limits }
}

/** An environment variable where the runtime has them, `undefined` elsewhere (a browser). */
function environment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
  return process?.env?.[name]
}
