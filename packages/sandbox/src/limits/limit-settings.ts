import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { hostingLimits, vpsLimits } from '../generated/limits.ts'

/** Rate limits of an account, for all its keys together. */
export interface LimitNumbers {
  /** Number of requests that are allowed per minute. */
  readonly perMinute: number
  /** Number of requests that are allowed per day. */
  readonly perDay: number
  /** Number of requests that can be in progress at the same time. */
  readonly concurrent: number
}

/** Rule for blocking an IP address that repeatedly fails to authenticate. */
export interface AuthenticationBlock {
  /** Number of responses with 401 after which an address is blocked. */
  readonly failures: number
  /** Time within which these failures have to happen, in seconds. */
  readonly withinSeconds: number
  /** Duration of the block, in seconds. */
  readonly blockSeconds: number
}

/** The rate limits of a sandbox. `false` means no limit. */
export interface LimitSettings {
  /** Limits for the paths below `/v1/vps`. */
  readonly vps: LimitNumbers | false
  /** Limits for the paths below `/v1/server`. */
  readonly server: LimitNumbers | false
  /** Limits for all other paths, such as `/v1/me` and `/v1/logs`. */
  readonly common: LimitNumbers | false
  /** Rule for blocking IP addresses that repeatedly fail to authenticate. */
  readonly authenticationBlock: AuthenticationBlock | false
}

/**
 * Changes of the rate limits. Limits that are not given keep their values, and `false` disables all or some of them.
 */
export type LimitOptions =
  | false
  | {
      /** Limits for the paths below `/v1/vps`. */
      readonly vps?: Partial<LimitNumbers> | false | undefined
      /** Limits for the paths below `/v1/server`. */
      readonly server?: Partial<LimitNumbers> | false | undefined
      /** Limits for all other paths, such as `/v1/me` and `/v1/logs`. */
      readonly common?: Partial<LimitNumbers> | false | undefined
      /** Rule for blocking an IP address that repeatedly fails to authenticate. */
      readonly authenticationBlock?: Partial<AuthenticationBlock> | false | undefined
    }

const [standard, premium, business] = hostingLimits

const hostingNumbers: Readonly<Record<AssumptionChoices['rate-limits-of-hosting'], LimitNumbers>> = {
  '60-a-minute': standard,
  '120-a-minute': premium,
  '300-a-minute': business,
}

const blocks: Readonly<Record<AssumptionChoices['authentication-block'], AuthenticationBlock>> = {
  '10-in-60-s': {
    failures: 10,
    withinSeconds: 60,
    blockSeconds: 300,
  },
  '5-in-5-min': {
    failures: 5,
    withinSeconds: 300,
    blockSeconds: 1_800,
  },
  '30-in-60-s': {
    failures: 30,
    withinSeconds: 60,
    blockSeconds: 60,
  },
}

/** Returns the default limits of an account, all of them enabled. */
export function usualLimits(assume: AssumptionChoices): LimitSettings {
  return {
    vps: vpsLimits,
    server: hostingNumbers[assume['rate-limits-of-hosting']],
    common: vpsLimits,
    authenticationBlock: blocks[assume['authentication-block']],
  }
}

/** Returns the limits after changes. Rejects values out of range. A limit that was disabled begins with its default. */
export function changeLimits(
  current: LimitSettings,
  change: LimitOptions,
  usual: LimitSettings,
): LimitSettings {
  if (change === false) return { vps: false, server: false, common: false, authenticationBlock: false }
  const unknown = Object.keys(change).find((name) => !(name in usual))
  if (unknown !== undefined) throw new TypeError(`limits: there is none with the name ${unknown}`)
  return {
    vps: changePart('vps', current, change, usual),
    server: changePart('server', current, change, usual),
    common: changePart('common', current, change, usual),
    authenticationBlock: changePart('authenticationBlock', current, change, usual),
  }
}

function changePart<Name extends keyof LimitSettings>(
  name: Name,
  current: LimitSettings,
  change: Exclude<LimitOptions, false>,
  usual: LimitSettings,
): LimitSettings[Name] {
  const part: object | false | undefined = change[name]
  if (part === undefined) return current[name]
  if (part === false) return false
  const known = usual[name] as object
  for (const [key, value] of Object.entries(part)) {
    if (!(key in known)) throw new TypeError(`limits.${name}: there is no ${key}`)
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RangeError(`limits.${name}.${key} is ${value}: give a whole number from 1 up`)
  }
  return { ...known, ...current[name], ...part }
}
