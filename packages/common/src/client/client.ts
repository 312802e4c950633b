import type { ApiKeyInfo } from '@hostwright/types'
import type { Api } from '../api/api.ts'
import { type CallOptions, toInit } from '../call/call-options.ts'
import { toKeyId } from '../call/key-id.ts'
import { parseClientOptions } from './client-config.ts'
import type { ClientOptions } from './client-options.ts'
import { createApi } from '../api/create-api.ts'
import type { ClientFetch } from '../api/create-fetch.ts'
import { createLateFetch } from '../api/create-late-fetch.ts'
import { type ClientPorts, ports } from './ports-of.ts'
import { createLogs, type LogPages, type LogQuery } from './logs.ts'
import type { RateLimit } from '../errors/api-error.ts'
import { isGiven, toJournal } from '../journal/process-journal.ts'
import type { LimitGroup } from '../pacing/limits.ts'
import { createPacer } from '../pacing/pacer.ts'
import { createTransport } from '../transport/create-transport.ts'
import { createSeenLimits } from '../transport/seen-limits.ts'
import { createObserve } from '../transport/observe.ts'
import { createWaiting } from '../waiting/create-waiting.ts'
import type { Wait, WaitOptions } from '../waiting/wait.ts'

/** A client for one account. Pass it to `createVps` and `createHosting`. It has nothing to close. */
export interface Client {
  /**
   * Every operation of the API's description as a typed method, for operations that the packages' own methods do not
   * cover. Calls are paced, retried and logged like all calls of the client. Pass call options with {@link toInit}. An
   * order that is sent this way is neither recorded nor reconciled, and `maxTotalPrice` does not apply: use
   * `orders.ensure`.
   */
  readonly api: Api
  /**
   * The client as a plain `fetch`, for a client that was generated from the description: with API key, pacing, retries,
   * timeouts, `readOnly`, logging and tracing. It accepts only addresses of this API; a path is appended to `baseUrl`.
   * An error of the API or of a proxy is returned as a response, after the retries that its operation allows. A path or
   * method that the description does not contain is sent once and never retried. An order that is sent this way is
   * neither recorded nor reconciled, and `maxTotalPrice` does not apply: use `orders.ensure`. The code is loaded at the
   * first call.
   *
   * @throws {ConfigError} for an address outside of this API, a call that `readOnly` rejects, or if the code cannot be
   *   loaded
   * @throws {ConnectionError} if no complete response arrived
   * @throws {TimeoutError} if the client's `timeoutMs` or `deadlineMs` has passed
   * @throws {UnexpectedResponseError} for a redirect, a success that the description does not allow, and a response
   *   larger than `maxResponseBytes`
   * @throws {ApiError} `UNAUTHORIZED` without a request, if the API rejected this key before
   * @example const api = createOpenapiFetchClient<paths>({ baseUrl, fetch: client.fetch })
   */
  readonly fetch: ClientFetch
  /**
   * Reads the rights of the API key in use. Calls `GET /v1/me` (scope: read).
   *
   * @throws {ApiError} `UNAUTHORIZED`, `FORBIDDEN`, `RATE_LIMIT_EXCEEDED`
   */
  me(options?: CallOptions): Promise<ApiKeyInfo>
  /**
   * Returns the execution log of the API key in use, newest entry first. Calls `GET /v1/logs` (scope: read) for each
   * page when the iteration reaches it. The log has the entries of the last 90 days.
   *
   * @throws {ApiError} `VALIDATION_ERROR` for an invalid filter, `UNAUTHORIZED`, `FORBIDDEN`, `RATE_LIMIT_EXCEEDED`
   * @throws {UnexpectedResponseError} if a page has more entries after it, but no `next_cursor` to another page
   * @example for await (const entry of client.logs({ status_class: 'error' })) console.log(entry.path)
   */
  logs(query?: LogQuery, options?: CallOptions): LogPages
  /**
   * Returns the rate limits that the latest response of each limit group stated: the requests `remaining` of `limit` in
   * this minute, the end of the minute `resetAt`, and the requests that can be in progress at the same time. Makes no
   * request. The properties are absent before the first response of a group, and after a response without these
   * headers, such as a proxy's. Other programs use the same limits, so fewer requests may remain by now.
   *
   * @example const { remaining = 60 } = client.limits().vps
   */
  limits(): Readonly<Record<LimitGroup, RateLimit>>
  /**
   * Polls until a resource reaches the wanted state. Use it for conditions that the packages' `wait` methods do not
   * cover. A failed state ends the wait only when two reads in a row show it. A read that is in progress at the
   * deadline is aborted. The code is loaded at the first wait.
   *
   * @throws {ConfigError} for invalid options or if the code cannot be loaded, before the first read
   * @throws {WaitError} if the wanted state can no longer be reached, or `deadlineMs` has passed. An error of a read
   *   that is not temporary is thrown unchanged
   */
  waitUntil<State>(wait: Wait<State>, options?: WaitOptions<State>): Promise<State>
  /** The address of the API, without a slash at its end. */
  readonly baseUrl: string
  /** The parts that only the packages of Hostwright use. */
  readonly [ports]: ClientPorts
}

/**
 * Creates a client. It sends no request until a method is called.
 *
 * @throws {ConfigError} for an invalid option, such as an API key with a line break
 * @example const client = createClient({ baseUrl: 'https://api.example.com', apiKey: () => vault.read('key') })
 */
export function createClient(options: ClientOptions = {}): Client {
  const config = parseClientOptions(options)
  const { platform, pacing, baseUrl, deadlineMs, readOnly, maxTotalPrice } = config
  const pacer = pacing && createPacer(platform, pacing.store, pacing.limits)
  const observe = createObserve()
  const journal = toJournal(options.journal)
  const seen = createSeenLimits(platform)
  const send = createTransport(config, pacer, observe, seen)
  // Two clients of openapi-fetch: middleware of the caller's must not reach the calls of the packages.
  const own = createApi(config, send)
  return {
    api: createApi(config, send),
    fetch: createLateFetch(config, send),
    me: async (callOptions) => (await own.GET('/v1/me', toInit(callOptions))).data,
    logs: (query, callOptions) => createLogs(own, query, callOptions),
    limits: seen.limits,
    waitUntil: createWaiting(platform, pacer, deadlineMs, observe),
    baseUrl,
    [ports]: {
      ...platform,
      api: own,
      journal,
      isJournalGiven: isGiven(options.journal),
      keyId: async () => toKeyId(await config.apiKey()),
      deadlineMs,
      readOnly,
      maxTotalPrice,
    },
  }
}
