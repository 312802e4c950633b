import type { ApiKeyInfo } from '@hostwright/types'
import type { Api } from '../api/api.ts'
import { type CallOptions, toInit } from '../call/call-options.ts'
import { toKeyId } from '../call/key-id.ts'
import { parseClientOptions } from './client-config.ts'
import type { ClientOptions } from './client-options.ts'
import { createApi } from '../api/create-api.ts'
import type { ClientFetch } from '../api/create-fetch.ts'
import { createLateFetch } from '../api/create-late-fetch.ts'
import { createLogs, type LogPages, type LogQuery } from './logs.ts'
import type { RateLimit } from '../errors/api-error.ts'
import type { OrderJournal } from '../journal/journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { isGiven, sentThrough, toJournal } from '../journal/process-journal.ts'
import type { LimitGroup } from '../pacing/limits.ts'
import { createPacer } from '../pacing/pacer.ts'
import { createTransport } from '../transport/create-transport.ts'
import { createSeenLimits } from '../transport/seen-limits.ts'
import { createObserve } from '../transport/observe.ts'
import { createWaiting } from '../waiting/create-waiting.ts'
import type { Wait, WaitOptions } from '../waiting/wait.ts'

/** A client for one account. Pass it to `createVps` and `createHosting`. It keeps no connection open. */
export interface Client {
  /**
   * Every operation of the description, typed. Use it for what the packages' methods do not cover. It has the
   * same transport. Pass call options with {@link toInit}.
   */
  readonly api: Api
  /**
   * The same transport as a plain `fetch`, for a client that was generated from the description: keys,
   * pacing, retries, timeouts, `readOnly`, logging and tracing. It accepts only addresses of this API; a path
   * is appended to `baseUrl`. An error of the API is returned as a response, after the retries that its
   * operation allows. A path or method that the description does not have is sent once and never retried. An
   * order is neither recorded nor reconciled, and `maxTotalPrice` does not apply: use `orders.ensure`. The
   * code is loaded at the first call.
   *
   * @throws {ConfigError} for another address, a call that `readOnly` rejects, or if the code cannot be
   *   loaded
   * @throws {ConnectionError} if no complete response arrived
   * @throws {TimeoutError} if the client's `timeoutMs` or `deadlineMs` has passed
   * @throws {UnexpectedResponseError} for a redirect, and for a success that the description does not allow
   * @throws {ApiError} `UNAUTHORIZED` without a request, if this key was rejected before
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
   * Returns the execution log of the API key in use, newest entry first. Calls `GET /v1/logs` (scope: read)
   * once for each page, when it is reached. The API keeps 90 days.
   *
   * @throws {ApiError} `VALIDATION_ERROR` for an invalid filter, `UNAUTHORIZED`, `FORBIDDEN`
   * @example for await (const entry of client.logs({ status_class: 'error' })) console.log(entry.path)
   */
  logs(query?: LogQuery, options?: CallOptions): LogPages
  /**
   * Returns the requests that are left, as the latest response of each limit group stated them: `remaining` of `limit` in
   * this minute until `resetAt`, and the requests that can be in progress at the same time. Makes no request. A group is
   * empty before its first response, and after one without the headers, such as that of a proxy. Other programs with the account count too, so fewer may be left by now.
   *
   * @example const { remaining = 60 } = client.limits().vps
   */
  limits(): Readonly<Record<LimitGroup, RateLimit>>
  /**
   * Polls until a resource reaches the wanted state. Use it for conditions that the packages' `wait` methods
   * do not cover. A failed state counts if two reads in a row show it; the deadline ends a read in progress. The code is
   * loaded at the first wait.
   *
   * @throws {ConfigError} for invalid options or if the code cannot be loaded, before the first read
   * @throws {WaitError} if the wanted state can no longer be reached, or `deadlineMs` has passed
   */
  waitUntil<State>(wait: Wait<State>, options?: WaitOptions<State>): Promise<State>
  /** The address of the API, without a slash at its end. */
  readonly baseUrl: string
  /** Deadline of a call with all its attempts, in milliseconds. */
  readonly deadlineMs: number
  /** Largest total of an order, in yen. */
  readonly maxTotalPrice: number | undefined
  /** The journal of the client's orders: the option `journal`, or the memory of this process. */
  readonly journal: OrderJournal
  /** The orders that this process has sent through this journal, by their record ids. */
  readonly sent: Map<string, OrderRecord>
  /** Whether the option `journal` was given, `'memory'` included. */
  readonly isJournalGiven: boolean
  /**
   * The account of the orders: the option `account`, or `baseUrl`. Records of other accounts in the journal
   * are ignored.
   */
  readonly account: string
  /** Identifies the API key in use without revealing it. That of a sandbox's key begins with `sandbox_`. */
  keyId(): Promise<string>
  /** The client's clock for dates, in milliseconds since the epoch. */
  readonly now: () => number
  /** The client's clock for durations, in milliseconds. It never steps back. */
  readonly monotonic: () => number
  /** Resolves after `ms` milliseconds; rejects with the signal's reason if it aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

/**
 * Creates a client. It sends nothing until a method is called.
 *
 * @throws {ConfigError} for an invalid option, such as an API key with a line break
 * @example const client = createClient({ baseUrl: 'https://api.example.com', apiKey: () => vault.read('key') })
 */
export function createClient(options: ClientOptions = {}): Client {
  const config = parseClientOptions(options)
  const { platform, pacing, baseUrl, deadlineMs, maxTotalPrice } = config
  const pacer = pacing && createPacer(platform, pacing.store, pacing.limits)
  const observe = createObserve()
  const journal = toJournal(options.journal)
  const seen = createSeenLimits(platform)
  const send = createTransport(config, pacer, observe, seen)
  const api = createApi(config, send)
  return {
    api,
    fetch: createLateFetch(config, send),
    me: async (callOptions) => (await api.GET('/v1/me', toInit(callOptions))).data,
    logs: (query, callOptions) => createLogs(api, query, callOptions),
    baseUrl,
    deadlineMs,
    limits: seen.limits,
    waitUntil: createWaiting(platform, pacer, deadlineMs, observe),
    maxTotalPrice,
    journal,
    sent: sentThrough(journal),
    isJournalGiven: isGiven(options.journal),
    // A sandbox that is spread into the options has a property of that name.
    account: typeof options.account === 'string' ? options.account : baseUrl,
    keyId: async () => toKeyId(await config.apiKey()),
    now: platform.now,
    monotonic: platform.monotonic,
    sleep: platform.sleep,
  }
}
