import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { statusOf } from '../description/error-statuses.ts'
import type { PlainResponse } from '../http/answer.ts'
import { createFailedAddresses, type FailedAddresses } from './failed-addresses.ts'
import {
  changeLimits,
  type LimitNumbers,
  type LimitOptions,
  type LimitSettings,
  usualLimits,
} from './limit-settings.ts'
import type { LimitUsage, LimitGroupUsage, RateLimitLeft } from './limit-usage.ts'
import { hasHeaders, type LimitGroup, limitGroupOf } from './limit-group.ts'
import {
  createRequestCounts,
  type RequestCounts,
  secondsToWait,
  toHeaders,
  toUsage,
} from './request-counts.ts'

/** Reads and changes the account's rate limits, for tests. */
export interface LimitControl {
  /** The limits as they are now. */
  readonly settings: LimitSettings
  /** Changes limits; `false` disables them. Requests that were counted stay counted. */
  set(change: LimitOptions): void
  /** Returns the counted requests, and how many are left. */
  usage(): LimitUsage
}

/** Decides which requests are executed. The counts are kept in memory, not with the account's data. */
export interface Limits extends Omit<LimitControl, 'usage'> {
  usage(now: number): LimitUsage
  /**
   * Counts a request, unless it is rejected or has no known API key. The caller ends the returned visit when the
   * request gets its response.
   */
  arrive(arrival: Arrival): Visit
  /** Restores the initial settings, and resets all counts and the blocks of IP addresses. */
  clear(): void
}

export interface Arrival {
  readonly path: string
  readonly address: string
  /** Whether the request has an API key of the account. Other requests count against no limit. */
  readonly isKnown: boolean
  readonly now: number
}

/** A request that has arrived, until it gets its response. */
export interface Visit {
  /** The response with which the request is rejected; `undefined` if it may be executed. */
  readonly rejection: PlainResponse | undefined
  /** Whether the request is rejected because of its IP address, before its API key is checked. */
  readonly isBlocked: boolean
  /** Returns the rate-limit headers for a response with this status, at a time. */
  headers(status: number, now: number): Record<string, string>
  /** Returns how many requests per minute are left; null without a limit. */
  left(now: number): RateLimitLeft | null
  noteFailedAuthentication(now: number): void
  end(): void
}

interface Counts {
  readonly groups: Readonly<Record<LimitGroup, RequestCounts>>
  readonly addresses: FailedAddresses
}

export function createLimits(options: LimitOptions | undefined, assume: AssumptionChoices): Limits {
  const usual = usualLimits(assume)
  const initial = changeLimits(usual, options ?? {}, usual)
  let settings = initial
  let counts = createCounts(assume)

  return {
    get settings() {
      return settings
    },
    set(change) {
      settings = changeLimits(settings, change, usual)
    },
    clear() {
      settings = initial
      counts = createCounts(assume)
    },
    usage: (now) => readUsage(settings, counts, now),
    arrive(arrival) {
      const { isKnown, now, address } = arrival
      const { groups, addresses } = counts
      const name = limitGroupOf(arrival.path, assume)
      const requests = groups[name]
      const blockedSeconds =
        settings.authenticationBlock === false ? undefined : addresses.secondsBlocked(address, now)
      const isBlocked = blockedSeconds !== undefined
      const rejection = isBlocked
        ? toRejection('This address failed to authenticate too often.', blockedSeconds)
        : reject(requests, settings[name], arrival)
      // A request that a limit or a block rejects is never in progress, and counts against no limit.
      const isCounted = isKnown && rejection === undefined
      if (isCounted) begin(requests, now)

      return {
        rejection,
        isBlocked,
        headers(status, at) {
          const numbers = settings[name]
          return numbers !== false && hasHeaders(status, isKnown, assume)
            ? toHeaders(requests, numbers, at, assume)
            : {}
        },
        left(at) {
          const numbers = settings[name]
          return numbers === false ? null : toLeft(name, requests, numbers, at)
        },
        noteFailedAuthentication(at) {
          if (settings.authenticationBlock === false) return
          addresses.noteFailure(address, settings.authenticationBlock, at)
        },
        end() {
          if (isCounted) requests.open -= 1
        },
      }
    },
  }
}

function begin(requests: RequestCounts, now: number): void {
  requests.minute.count(now)
  requests.day.count(now)
  requests.open += 1
}

function createCounts(assume: AssumptionChoices): Counts {
  const createOne = (): RequestCounts => createRequestCounts(assume['rate-limit-window'])
  return {
    groups: { vps: createOne(), server: createOne(), common: createOne() },
    addresses: createFailedAddresses(),
  }
}

function readUsage(settings: LimitSettings, { groups, addresses }: Counts, now: number): LimitUsage {
  const read = (name: LimitGroup): LimitGroupUsage | null => {
    const numbers = settings[name]
    return numbers === false ? null : toUsage(groups[name], numbers, now)
  }
  return {
    vps: read('vps'),
    server: read('server'),
    common: read('common'),
    blockedAddresses: addresses.listBlocked(now),
  }
}

function toLeft(
  group: LimitGroup,
  requests: RequestCounts,
  numbers: LimitNumbers,
  now: number,
): RateLimitLeft {
  const { minute } = toUsage(requests, numbers, now)
  return { group, limit: numbers.perMinute, remaining: minute.left }
}

function reject(
  requests: RequestCounts,
  numbers: LimitNumbers | false,
  { isKnown, now }: Arrival,
): PlainResponse | undefined {
  if (numbers === false || !isKnown) return undefined
  const seconds = secondsToWait(requests, numbers, now)
  return seconds === undefined ? undefined : toRejection('There are too many requests.', seconds)
}

function toRejection(message: string, seconds: number): PlainResponse {
  const code = 'RATE_LIMIT_EXCEEDED'
  return {
    status: statusOf(code),
    headers: { 'Retry-After': String(seconds) },
    body: { error: { code, message: `${message} Wait as long as Retry-After says.` } },
  }
}
