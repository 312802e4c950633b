import type { ApiKeyInfo } from '@hostwright/types'
import type { Api } from './api.ts'
import { type CallOptions, toInit } from './call-options.ts'
import { parseClientOptions } from './client-config.ts'
import type { ClientOptions } from './client-options.ts'
import { createApi } from './create-api.ts'
import { createLogs, type LogPages, type LogQuery } from './logs.ts'
import { createPacer } from './pacing/pacer.ts'
import { createTransport } from './transport/create-transport.ts'
import { createWaiting } from './waiting/create-waiting.ts'
import type { Wait, WaitOptions } from './waiting/wait.ts'

/** A connection to one account. Pass it to `createVps` and its like; it holds no connection open. */
export interface Client {
  /**
   * Every operation of the description, typed: the escape hatch below the packages' methods. It goes
   * through the same transport. Pass call options with {@link toInit}.
   */
  readonly api: Api
  /**
   * What the API says of the key that this client uses. Calls `GET /v1/me` (scope: read).
   *
   * @throws {ApiError} `UNAUTHORIZED`, `FORBIDDEN`, `RATE_LIMIT_EXCEEDED`
   * @see requirements, "API key information"
   */
  me(options?: CallOptions): Promise<ApiKeyInfo>
  /**
   * The execution log of this key, newest first, over all pages. Calls `GET /v1/logs` (scope: read),
   * once a page, when the page is reached. The API keeps 90 days.
   *
   * @throws {ApiError} `VALIDATION_ERROR` for a filter that cannot be used, `UNAUTHORIZED`, `FORBIDDEN`
   * @see requirements, "Execution log entry"
   * @example for await (const entry of client.logs({ status_class: 'error' })) console.log(entry.path)
   */
  logs(query?: LogQuery, options?: CallOptions): LogPages
  /**
   * Reads a state again and again until it is as wished: the level below the packages' `wait` methods,
   * for conditions that they do not have. A state that cannot lead there has to be read twice in a row; the
   * deadline ends a read that is under way.
   *
   * @throws {ConfigError} for options that cannot be used, before the first read
   * @throws {WaitError} when the state cannot become as wished any more, or `deadlineMs` has passed
   */
  waitUntil<State>(wait: Wait<State>, options?: WaitOptions<State>): Promise<State>
  /** The API's address as the client was given it, without a slash at its end. */
  readonly baseUrl: string
  /** The time a call may take with all its attempts, in milliseconds, as the client was given it. */
  readonly deadlineMs: number
  /** The most that an order may cost, in yen, as the client was given it. */
  readonly maxTotalPrice: number | undefined
  /** The client's clocks: dates, and lengths of time. */
  readonly now: () => number
  readonly monotonic: () => number
}

/**
 * Makes a client. Nothing is sent until a method is called.
 *
 * @throws {ConfigError} for an option that cannot be used, such as an API key with a line break in it
 * @example const client = createClient({ baseUrl: 'https://api.example.com', apiKey: () => vault.read('key') })
 */
export function createClient(options: ClientOptions = {}): Client {
  const config = parseClientOptions(options)
  const { world, pacing } = config
  const pacer = pacing === false ? undefined : createPacer(world, pacing.store, pacing.limits)
  const api = createApi(config, createTransport(config, pacer))
  return {
    api,
    me: async (callOptions) => (await api.GET('/v1/me', toInit(callOptions))).data,
    logs: (query, callOptions) => createLogs(api, query, callOptions),
    baseUrl: config.baseUrl,
    deadlineMs: config.deadlineMs,
    waitUntil: createWaiting(world, pacer, config.deadlineMs),
    maxTotalPrice: config.maxTotalPrice,
    now: world.now,
    monotonic: world.monotonic,
  }
}
