import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { ControlAccess } from '../control/may-control.ts'
import type { LimitOptions } from '../limits/limit-settings.ts'
import type { WorldName } from '../seed/worlds.ts'
import type { ClockOptions } from '../time/clock.ts'

/** Options of `createSandbox`. */
export interface SandboxOptions extends ClockOptions {
  /** The limits of the API: other numbers, or `false` for none. They count on the sandbox's clock. @default those of the API */
  readonly limits?: LimitOptions | undefined
  /** Decides which requests a fault with a `probability` hits. @default 1 */
  readonly seed?: number | undefined
  /**
   * Who may use `/_sandbox` over HTTP: this machine, by its address and its own name; everyone; or no one.
   * Pages of other sites never may. @default 'loopback'
   */
  readonly control?: ControlAccess | undefined
  /**
   * Names by which it may be called besides addresses, names without a dot, and those that nobody can register, such as
   * `sandbox.example.com` for one behind a proxy. Any other name may be one that a web page points at it. @default none
   */
  readonly allowedHosts?: readonly string[] | undefined
  /** The content of a new account. @default 'small' */
  readonly world?: WorldName | undefined
  /**
   * Label of the TXT record that proves the ownership of a domain: `_<label>.<domain>` with the value
   * `<label>=<token>`. @default 'ownership-verify'
   */
  readonly ownershipLabel?: string | undefined
  /** Choices for behaviours that the documentation leaves open; see `assumptions`. */
  readonly assumptions?: Partial<AssumptionChoices> | undefined
}
