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

/** The limits of the account, and how to change them. */
export interface LimitControl {
  /** The limits as they are now. */
  readonly settings: LimitSettings
  /** Changes limits; `false` switches them off. What has been counted stays. */
  set(change: LimitOptions): void
  /** The counted requests, and what is left. */
  usage(): LimitUsage
}

/** Decides which requests are executed. Counts are kept in memory, apart from the account's own data. */
export interface Limits extends Omit<LimitControl, 'usage'> {
  usage(now: number): LimitUsage
  /** Counts a request. The caller ends the visit when the request gets a response. */
  arrive(arrival: Arrival): Visit
  /** Forgets all counts: every limit is unused again. */
  clear(): void
}

export interface Arrival {
  readonly path: string
  readonly address: string
  /** Whether the request has a key of the account; other requests count against no limit. */
  readonly isKnown: boolean
  readonly now: number
}

/** A request between its arrival and its response. */
export interface Visit {
  /** The response of a request that is not to be executed. */
  readonly rejection: PlainResponse | undefined
  /** Whether it is rejected before its key is looked at. */
  readonly isBlocked: boolean
  /** The headers for its response, with that status, at a moment. */
  headers(status: number, now: number): Record<string, string>
  /** Returns what is left of the limit per minute; null without a limit. */
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
      // A request that is rejected here counts nowhere: it is never in progress.
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
