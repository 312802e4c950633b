import type { PlanAction } from '../actions/plan-action.ts'
import type { Desired } from '../generated/desired.ts'
import type { PlanAccount } from '../account/read-plan-account.ts'
import type { Change, Foreign } from '../changes/change.ts'

/** How an account becomes as desired. Plain data without a secret: it can be stored, sent, and applied elsewhere. */
export interface Plan {
  /** The version of this form. */
  readonly version: 1
  /** Whose account it is. `applyPlan` rejects every other one. */
  readonly account: PlanAccount
  /** In one line: `7 to add, 2 to change, 0 to delete, 0 yen`. */
  readonly summary: string
  /** The allowances that it takes, as `applyPlan` takes them, such as `delete:hosting/…` and `spend:25000`. */
  readonly needs: readonly string[]
  /** The changes in their order. None, when all is as desired. */
  readonly changes: readonly Change[]
  /** What is there, in the sections of the file, and not in the file. It stays. */
  readonly foreign: readonly Foreign[]
  /** What of the file has no effect, such as the password of a mail account that exists. */
  readonly notes: readonly string[]
  /** What was compared with the account. */
  readonly desired: Desired
  /** What was decided when it was made. */
  readonly options: PlanDecisions
  /** Binds all of this together: a plan that was changed is rejected. */
  readonly digest: string
}

/** What is decided when a plan is made, and is part of it. */
export interface PlanDecisions {
  /**
   * Addresses of accounts whose passwords are changed to those of the file, such as
   * `hosting/hw123456.example.jp/mail/info@example.org`. Nobody can read whether a password is as it shall be.
   * @default none
   */
  readonly rotate?: readonly string[] | undefined
  /**
   * Patterns of the addresses to which the plan is limited, such as `vps/web-01/**`. What they require is pulled in,
   * except for orders. @default all
   */
  readonly only?: readonly string[] | undefined
  /**
   * Begins the name and the value of the TXT record that proves the ownership of a new domain. The service defines
   * it. @default 'ownership-verify'
   */
  readonly ownershipLabel?: string | undefined
  /**
   * What is done once besides, such as a reboot: no file asks for it. Each takes its allowance, `interrupt` or `delete`.
   * @default none
   */
  readonly actions?: readonly PlanAction[] | undefined
}
