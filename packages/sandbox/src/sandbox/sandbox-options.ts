import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { ControlAccess } from '../control/may-control.ts'
import { checkNames } from '../description/check-names.ts'
import type { LimitOptions } from '../limits/limit-settings.ts'
import type { WorldName } from '../seed/worlds.ts'
import type { ClockOptions } from '../time/clock.ts'

/** Options of `createSandbox`. */
export interface SandboxOptions extends ClockOptions {
  /**
   * The rate limits of the API, and the rule that blocks IP addresses: other numbers, or `false` for neither. Time is
   * that of the sandbox's clock. @default the limits of the API
   */
  readonly limits?: LimitOptions | undefined
  /** Seed of the random numbers that decide which requests a fault with a `probability` affects. @default 1 */
  readonly seed?: number | undefined
  /**
   * Programs that may use `/_sandbox` and the dashboard: those of this machine that call it `localhost` or by a
   * loopback address (`loopback`), those that reach the port (`everybody`), or none (`nobody`). Pages of other sites
   * are always rejected. @default 'loopback'
   */
  readonly control?: ControlAccess | undefined
  /**
   * Further host names at which the sandbox may be reached, such as `sandbox.example.com` behind a proxy. IP addresses,
   * names without a dot and names that end with `.localhost`, `.local`, `.internal` or `.test` are always allowed.
   * Other names are rejected: a web page could let its own name resolve to the sandbox. @default none
   */
  readonly allowedHosts?: readonly string[] | undefined
  /** The initial content of the account. @default 'small' */
  readonly world?: WorldName | undefined
  /**
   * Label of the TXT record that proves the ownership of a domain: `_<label>.<domain>` with the value
   * `<label>=<token>`. @default 'ownership-verify'
   */
  readonly ownershipLabel?: string | undefined
  /** Choices for behaviours that the documentation leaves open, by the ids in `assumptions`. */
  readonly assumptions?: Partial<AssumptionChoices> | undefined
}

const names: Readonly<Record<keyof SandboxOptions, true>> = {
  speed: true,
  startAt: true,
  limits: true,
  seed: true,
  control: true,
  allowedHosts: true,
  world: true,
  ownershipLabel: true,
  assumptions: true,
}

/** Rejects an option that is neither one of these nor one of `more`: a misspelled `limits` would leave the limits on. */
export function checkOptions(options: object, more: Readonly<Record<string, true>> = {}): void {
  checkNames('createSandbox', options, Object.keys({ ...names, ...more }))
}
