import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { hostingLimits, vpsLimits } from '../generated/limits.ts'

/** Rate limits of an account, for all its keys together. */
export interface LimitNumbers {
  /** Requests per minute. */
  readonly perMinute: number
  /** Requests per day. */
  readonly perDay: number
  /** Requests that have arrived and have no response yet. */
  readonly concurrent: number
}

/** When an address that repeatedly fails to authenticate is blocked. */
export interface AuthenticationBlock {
  /** How many responses with 401 block a source address. */
  readonly failures: number
  /** Within how many seconds the failures have to come. */
  readonly withinSeconds: number
  /** For how many seconds it is blocked then. */
  readonly blockSeconds: number
}

/** The limits of a sandbox. `false` stands for none. */
export interface LimitSettings {
  /** For the paths below `/v1/vps`. */
  readonly vps: LimitNumbers | false
  /** For the paths below `/v1/server`. */
  readonly server: LimitNumbers | false
  /** For every other path: `/v1/me` and `/v1/logs`. */
  readonly common: LimitNumbers | false
  /** When an address is blocked. */
  readonly authenticationBlock: AuthenticationBlock | false
}

/** Changes of the limits; those that are not given stay, and `false` disables all or some of them. */
export type LimitOptions =
  | false
  | {
      /** For the paths below `/v1/vps`. */
      readonly vps?: Partial<LimitNumbers> | false | undefined
      /** For the paths below `/v1/server`. */
      readonly server?: Partial<LimitNumbers> | false | undefined
      /** For every other path. */
      readonly common?: Partial<LimitNumbers> | false | undefined
      /** When an address that repeatedly fails to authenticate is blocked. */
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

/** The limits of an account that changes none, all of them on. */
export function usualLimits(assume: AssumptionChoices): LimitSettings {
  return {
    vps: vpsLimits,
    server: hostingNumbers[assume['rate-limits-of-hosting']],
    common: vpsLimits,
    authenticationBlock: blocks[assume['authentication-block']],
  }
}

/** Applies changes to the limits, and rejects those that make no sense. What was off begins with the usual ones. */
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
