import { parseApiKey } from './api-key.ts'
import { parseBaseUrl } from './base-url.ts'
import type { ClientOptions, PacingOptions } from './client-options.ts'
import { ConfigError } from './errors/config-error.ts'
import { documentedLimits, type Limits } from './pacing/limits.ts'
import { createMemoryStore } from './pacing/memory-store.ts'
import type { PacingStore } from './pacing/pacing-store.ts'
import type { RetryPolicy } from './transport/retry-decision.ts'
import { toWorld, type World } from './world/world.ts'

/** Checked options with their defaults filled in. */
export interface ClientConfig extends Pick<ClientOptions, 'logger' | 'maxTotalPrice' | 'readOnly' | 'trace'> {
  /** Without a slash at its end. */
  readonly baseUrl: string
  /** Gives the key, checked, for one attempt. */
  readonly apiKey: () => string | Promise<string>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Whether the `Content-Length` of an answer can be believed: the platform's `fetch` sees to it. */
  readonly isLengthTrue: boolean
  readonly maxResponseBytes: number
  readonly timeoutMs: number
  readonly deadlineMs: number
  readonly retry: RetryPolicy
  readonly pacing: false | { readonly store: PacingStore; readonly limits: Limits }
  readonly userAgent: string
  readonly world: World
}

const defaultRetry: RetryPolicy = { attempts: 3, baseMs: 500, capMs: 8_000 }

/** Checks the options of `createClient`; the first one that cannot be used is named in a `ConfigError`. */
export function parseClientOptions(options: ClientOptions): ClientConfig {
  const { allowInsecure, fetch, retry, pacing = {}, maxTotalPrice } = options
  const baseUrl = parseBaseUrl(parseGiven('baseUrl', options.baseUrl, 'HOSTWRIGHT_BASE_URL'), allowInsecure)
  const parseKey = (key: unknown): string =>
    parseApiKey(parseGiven('apiKey', key, 'HOSTWRIGHT_API_KEY'), baseUrl, allowInsecure)
  const apiKey = typeof options.apiKey === 'function' ? options.apiKey : parseKey(options.apiKey)
  if (maxTotalPrice !== undefined) parseCount('maxTotalPrice', maxTotalPrice, 0)
  return {
    ...options,
    baseUrl: baseUrl.href.replace(/\/$/, ''),
    apiKey: typeof apiKey === 'function' ? async () => parseKey(await apiKey()) : () => apiKey,
    fetch: (url, init) => (fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init)),
    isLengthTrue: !fetch,
    maxResponseBytes: parseCount('maxResponseBytes', options.maxResponseBytes ?? 16 * 1024 * 1024),
    timeoutMs: parseMilliseconds('timeoutMs', options.timeoutMs ?? 30_000),
    deadlineMs: parseMilliseconds('deadlineMs', options.deadlineMs ?? 90_000),
    retry: parseRetry({ ...defaultRetry, ...(retry === false ? { attempts: 1 } : retry) }),
    pacing: pacing && parsePacing(pacing),
    userAgent: parseHeader('userAgent', `${options.userAgent ?? ''} hostwright`.trim()),
    world: toWorld(options),
  }
}

/** Checks a length of time: a number of milliseconds above 0 that a timer can hold. */
export function parseMilliseconds(field: string, value: number): number {
  if (Number.isFinite(value) && value > 0 && value < 2 ** 31) return value
  throw new ConfigError(field, `is ${value}: give milliseconds, above 0 and below ${2 ** 31}`)
}

/** Checks the text of a header. */
export function parseHeader(field: string, text: string): string {
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) return text
  throw new ConfigError(field, 'holds a line break or what a header cannot carry')
}

function parseRetry(policy: RetryPolicy): RetryPolicy {
  parseCount('retry.attempts', policy.attempts, 1, ', or retry: false')
  for (const name of ['baseMs', 'capMs'] as const) {
    if (policy[name] !== 0) parseMilliseconds(`retry.${name}`, policy[name])
  }
  return policy
}

function parsePacing({ store = createMemoryStore(), ...given }: PacingOptions): ClientConfig['pacing'] {
  const limits = { ...documentedLimits, ...given }
  for (const [name, value] of Object.entries(limits)) {
    parseCount(`pacing.${name}`, value, 1, ', or pacing: false')
  }
  return { store, limits }
}

function parseCount(field: string, value: number, least = 1, instead = ''): number {
  if (Number.isInteger(value) && value >= least) return value
  throw new ConfigError(field, `is ${value}: give a whole number from ${least}${instead}`)
}

/** A text that is given, or else stands in an environment variable where the runtime has them (a browser has none). */
function parseGiven(field: string, given: unknown, variable: string): string {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
  const text = given ?? process?.env?.[variable]
  if (text && typeof text === 'string') return text
  throw new ConfigError(field, `is missing: pass it to createClient, or set ${variable}`)
}
