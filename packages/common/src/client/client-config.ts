import { parseHeader } from '../call/parse-header.ts'
import { parseMilliseconds } from '../call/parse-milliseconds.ts'
import type { ClientOptions, PacingOptions } from './client-options.ts'
import { ConfigError } from '../errors/config-error.ts'
import { documentedLimits } from '../generated/limits.ts'
import { createMemoryStore } from '../pacing/memory-store.ts'
import type { RetryPolicy } from '../transport/retry-decision.ts'
import type { TransportConfig } from '../transport/transport-config.ts'
import { toPlatform } from '../platform/platform.ts'
import { sandboxPrefix } from '../call/key-id.ts'

/** The checked options of a client, with the defaults filled in. */
export interface ClientConfig extends TransportConfig, Pick<ClientOptions, 'maxTotalPrice'> {}

const defaultRetry: RetryPolicy = { attempts: 3, baseMs: 500, capMs: 8_000 }

/**
 * Rejects a limit that is misspelled, such as `readonly` or `max_total_price`: a client without it would write, or spend
 * more than its caller allows.
 */
function rejectMisspelled(options: object): void {
  for (const name in options) {
    const plain = name.replaceAll('_', '').toLowerCase()
    const meant = ['maxTotalPrice', 'readOnly'].find((one) => one.toLowerCase() === plain)
    if (meant && meant !== name) throw new ConfigError(name, `is no option: give ${meant}`)
  }
}

/** Checks the options of `createClient`. Throws a `ConfigError` that names the first invalid option. */
export function parseClientOptions(options: ClientOptions): ClientConfig {
  rejectMisspelled(options)
  const { fetch, retry, pacing = {}, maxTotalPrice } = options
  // A text of the environment, such as 'false', allows nothing.
  const allowInsecure = options.allowInsecure === true
  const baseUrl = parseBaseUrl(parseGiven('baseUrl', options.baseUrl, 'HOSTWRIGHT_BASE_URL'), allowInsecure)
  const parseKey = (key: unknown): string =>
    parseApiKey(parseGiven('apiKey', key, 'HOSTWRIGHT_API_KEY'), baseUrl, allowInsecure)
  const apiKey = typeof options.apiKey === 'function' ? options.apiKey : parseKey(options.apiKey)
  if (maxTotalPrice !== undefined) parseCount('maxTotalPrice', maxTotalPrice, 0)
  return {
    ...options,
    baseUrl: baseUrl.href.replace(/\/*$/, ''),
    apiKey: typeof apiKey === 'function' ? async () => parseKey(await apiKey()) : () => apiKey,
    fetch: fetch ? (url, init) => fetch(new Request(url, init)) : createGlobalFetch(),
    ownFetch: fetch,
    maxResponseBytes: parseCount('maxResponseBytes', options.maxResponseBytes ?? 16 * 1024 * 1024),
    timeoutMs: parseMilliseconds('timeoutMs', options.timeoutMs ?? 30_000),
    deadlineMs: parseMilliseconds('deadlineMs', options.deadlineMs ?? 90_000),
    retry: parseRetry({ ...defaultRetry, ...(retry || retry === undefined ? retry : { attempts: 1 }) }),
    pacing: pacing && parsePacing(pacing),
    userAgent: parseHeader('userAgent', `${options.userAgent ?? ''} hostwright`.trim()),
    platform: toPlatform(options),
  }
}

/**
 * Returns the global `fetch`, without caches. Next.js would keep the response of the first GET in the page that it
 * builds, and show a VPS as running forever.
 */
function createGlobalFetch(): ClientConfig['fetch'] {
  let uncached: RequestInit | undefined
  return (url, init) => {
    if (!globalThis.fetch) throw new ConfigError('fetch', 'is missing: give it')
    return globalThis.fetch(url, { ...init, ...(uncached ??= toUncached(url)) })
  }
}

/** Workers with a compatibility date before 2024-11-11 accept no `cache`. */
function toUncached(url: string): RequestInit {
  try {
    return { cache: new Request(url, { cache: 'no-store' }).cache }
  } catch {
    return {}
  }
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

/** Returns the given option, or the value of an environment variable where there are any: browsers have none. */
function parseGiven(field: string, given: unknown, variable: string): string {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
  const text = given ?? process?.env?.[variable]
  if (text && typeof text === 'string') return text
  throw new ConfigError(field, `is missing: give it, or set ${variable}`)
}

/** Checks an API key before it is used. The error names the problem and never shows the key. */
function parseApiKey(key: string, baseUrl: URL, allowSandboxKey: boolean): string {
  // A file of variables for `docker run` keeps its quotes.
  if (!/^(?!["'])[\x21-\x7e]+$/.test(key)) {
    throw new ConfigError(
      'apiKey',
      'contains a space, a line break or a character that headers cannot have, or begins with a quote',
    )
  }
  if (key.startsWith(sandboxPrefix) && !allowSandboxKey && !isLoopback(baseUrl)) {
    throw new ConfigError('apiKey', `is a sandbox key, but ${baseUrl.origin} is not this machine`)
  }
  return key
}

/** Whether an address is on this machine, such as `localhost` or `127.0.0.1`. */
function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname)
}

/**
 * Checks the API's address: it must be absolute, without credentials, query, fragment or `/v1`, and use https unless it
 * is on this machine or `allowInsecure` is set.
 */
function parseBaseUrl(text: string, allowInsecure: boolean): URL {
  const url = URL.parse(text) ?? fail('is not an address: give it in full')
  const { href, protocol } = url
  if (url.username || url.password || /[?#]/.test(text)) {
    fail('has credentials, a query or a fragment: leave them out')
  }
  const [withoutVersion] = href.split(/\/v1\/*$/)
  if (withoutVersion !== href) fail(`ends in /v1, which is part of every path: give ${withoutVersion}`)
  const isAllowed = protocol === 'http:' && (allowInsecure || isLoopback(url))
  if (protocol !== 'https:' && !isAllowed) {
    fail(`begins with ${protocol}//, which does not encrypt the API key: use https, or set allowInsecure`)
  }
  return url
}

function fail(problem: string): never {
  throw new ConfigError('baseUrl', problem)
}
