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
import type { OrderJournal } from '../journal/journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { isGiven, sentThrough, toJournal } from '../journal/process-journal.ts'
import { createPacer } from '../pacing/pacer.ts'
import { createTransport } from '../transport/create-transport.ts'
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
   * The same transport as a plain `fetch`, for a client that was generated from the description: keys, pacing,
   * retries, timeouts, `readOnly`, logging and tracing. It takes addresses of this API alone; a path is put
   * behind `baseUrl`. A rejection of the API is returned as it came, after the attempts that its operation may
   * have. A path or a method that the description does not have is sent once and not repeated. An order is
   * neither recorded nor reconciled, and `maxTotalPrice` does not hold it back: use `orders.ensure`. Its code is
   * loaded at its first call.
   *
   * @throws {ConfigError} for another address, what `readOnly` rejects, or when its code cannot be loaded
   * @throws {ConnectionError} when no complete response came
   * @throws {TimeoutError} when the client's `timeoutMs` or `deadlineMs` has passed
   * @throws {UnexpectedResponseError} for a redirect, and for a success that is not what the description says
   * @throws {ApiError} `UNAUTHORIZED` without sending anything, when this key has been rejected before
   * @example const api = createOpenapiFetchClient<paths>({ baseUrl, fetch: client.fetch })
   */
  readonly fetch: ClientFetch
  /**
   * What the API says of the key that this client uses. Calls `GET /v1/me` (scope: read).
   *
   * @throws {ApiError} `UNAUTHORIZED`, `FORBIDDEN`, `RATE_LIMIT_EXCEEDED`
   */
  me(options?: CallOptions): Promise<ApiKeyInfo>
  /**
   * The execution log of this key, newest first, over all pages. Calls `GET /v1/logs` (scope: read),
   * once a page, when the page is reached. The API keeps 90 days.
   *
   * @throws {ApiError} `VALIDATION_ERROR` for a filter that cannot be used, `UNAUTHORIZED`, `FORBIDDEN`
   * @example for await (const entry of client.logs({ status_class: 'error' })) console.log(entry.path)
   */
  logs(query?: LogQuery, options?: CallOptions): LogPages
  /**
   * Reads a state again and again until it is as wished: the level below the packages' `wait` methods,
   * for conditions that they do not have. A state that cannot lead there has to be read twice in a row; the
   * deadline ends a read that is in progress.
   *
   * @throws {ConfigError} for options that cannot be used, before the first read
   * @throws {WaitError} when the state cannot become as wished any more, or `deadlineMs` has passed
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
 * Makes a client. Nothing is sent until a method is called.
 *
 * @throws {ConfigError} for an option that cannot be used, such as an API key with a line break in it
 * @example const client = createClient({ baseUrl: 'https://api.example.com', apiKey: () => vault.read('key') })
 */
export function createClient(options: ClientOptions = {}): Client {
  const config = parseClientOptions(options)
  const { platform, pacing, baseUrl, deadlineMs, maxTotalPrice } = config
  const pacer = pacing && createPacer(platform, pacing.store, pacing.limits)
  const observe = createObserve()
  const journal = toJournal(options.journal)
  const send = createTransport(config, pacer, observe)
  const api = createApi(config, send)
  return {
    api,
    fetch: createLateFetch(config, send),
    me: async (callOptions) => (await api.GET('/v1/me', toInit(callOptions))).data,
    logs: (query, callOptions) => createLogs(api, query, callOptions),
    baseUrl,
    deadlineMs,
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
