/** How much an account may ask for, all its keys together. */
export interface LimitNumbers {
  readonly perMinute: number
  readonly perDay: number
  /** Requests that have arrived and are not answered yet. */
  readonly concurrent: number
}

/** When an address is blocked that keeps failing to authenticate. */
export interface AuthenticationBlock {
  readonly failures: number
  readonly withinSeconds: number
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
  readonly authenticationBlock: AuthenticationBlock | false
}

/** Changes to the limits; what is left out stays as it is, and `false` switches all or a part of them off. */
export type LimitOptions =
  | false
  | {
      readonly vps?: Partial<LimitNumbers> | false | undefined
      readonly server?: Partial<LimitNumbers> | false | undefined
      readonly common?: Partial<LimitNumbers> | false | undefined
      readonly authenticationBlock?: Partial<AuthenticationBlock> | false | undefined
    }

const numbers: LimitNumbers = { perMinute: 60, perDay: 10_000, concurrent: 5 }

export const defaultLimits: LimitSettings = {
  vps: numbers,
  server: numbers,
  common: numbers,
  authenticationBlock: { failures: 10, withinSeconds: 60, blockSeconds: 300 },
}

/** Applies changes to the limits, and refuses those that make no sense. */
export function changeLimits(current: LimitSettings, change: LimitOptions): LimitSettings {
  if (change === false) return { vps: false, server: false, common: false, authenticationBlock: false }
  const unknown = Object.keys(change).find((name) => !(name in defaultLimits))
  if (unknown !== undefined) throw new TypeError(`limits: there is none with the name ${unknown}`)
  return {
    vps: changePart('vps', current, change),
    server: changePart('server', current, change),
    common: changePart('common', current, change),
    authenticationBlock: changePart('authenticationBlock', current, change),
  }
}

function changePart<Name extends keyof LimitSettings>(
  name: Name,
  current: LimitSettings,
  change: Exclude<LimitOptions, false>,
): LimitSettings[Name] {
  const part: object | false | undefined = change[name]
  if (part === undefined) return current[name]
  if (part === false) return false
  const known = defaultLimits[name] as object
  for (const [key, value] of Object.entries(part)) {
    if (!(key in known)) throw new TypeError(`limits.${name}: there is no ${key}`)
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RangeError(`limits.${name}.${key} is ${value}: give a whole number from 1 up`)
  }
  return { ...known, ...current[name], ...part }
}
