import type { PlanAction } from '../changes/plan-action.ts'
import type { Desired } from '../generated/desired.ts'
import type { PlanAccount } from '../account/read-plan-account.ts'
import type { Change, Foreign } from '../changes/change.ts'

/**
 * The changes that lead to the desired account. It is plain data without a secret, and can be stored, sent,
 * and applied elsewhere.
 */
export interface Plan {
  /** Version of this format. */
  readonly version: 1
  /** The account. `applyPlan` rejects any other one. */
  readonly account: PlanAccount
  /** One line: `7 to add, 2 to change, 0 to delete, 0 yen`. */
  readonly summary: string
  /**
   * The allowances that it needs, in the form of `applyPlan`'s options, such as `delete:hosting/…` and
   * `spend:25000`.
   */
  readonly needs: readonly string[]
  /** The changes in their order. Empty if the account is as desired. */
  readonly changes: readonly Change[]
  /** Resources in the sections of the file that the file does not mention. They are kept. */
  readonly foreign: readonly Foreign[]
  /** Properties of the file without effect, such as the password of an existing mail account. */
  readonly notes: readonly string[]
  /** The desired account. */
  readonly desired: Desired
  /** The options of the plan. */
  readonly options: PlanDecisions
  /** Hash of everything else: a plan that was edited is rejected. */
  readonly digest: string
}

/** Options that become part of a plan. */
export interface PlanDecisions {
  /**
   * Addresses of accounts whose passwords are changed to those of the file, such as
   * `hosting/hw123456.example.jp/mail/info@example.org`. Passwords cannot be read, so they cannot be
   * compared. @default none
   */
  readonly rotate?: readonly string[] | undefined
  /**
   * Patterns of the addresses to which the plan is limited, such as `vps/web-01/**`. Changes that they
   * require are included, except for orders. @default all
   */
  readonly only?: readonly string[] | undefined
  /**
   * Prefix of the name and the value of the TXT record that proves the ownership of a new domain. The service
   * defines it. @default 'ownership-verify'
   */
  readonly ownershipLabel?: string | undefined
  /**
   * What is done once besides, such as a reboot: no file asks for it. Each takes its allowance, `interrupt` or `delete`.
   * @default none
   */
  readonly actions?: readonly PlanAction[] | undefined
}
