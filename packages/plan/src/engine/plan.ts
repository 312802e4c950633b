import type { PlanAccount } from '../account/read-plan-account.ts'
import type { PlanAction } from './plan-action.ts'
import type { Desired } from '../generated/desired.ts'
import type { Change, Unmanaged } from '../resource/change.ts'

/**
 * The changes that lead to the desired account. A plan is plain data without secrets: it can be stored, sent, and
 * applied elsewhere.
 */
export interface Plan {
  /** Version of the format of a plan. */
  readonly version: 1
  /**
   * Number of this plan among the plans that are otherwise equal, from 1. It is 2 if the journal shows that a change of
   * the first one was made: it was undone since, and the second plan makes it again.
   */
  readonly number: number
  /** The account that the plan was made for. `applyPlan` rejects another account. */
  readonly account: PlanAccount
  /** The changes in one line: `7 to add, 2 to change, 0 to delete, 0 yen`. */
  readonly summary: string
  /**
   * The allowances that the changes without obstacles need: entries for `applyPlan`'s option `allow`, such as
   * `delete:hosting/…`, and for orders the value of the option `spend`, such as `spend:25000`.
   */
  readonly needs: readonly string[]
  /** The changes, each after those that it requires. Empty if the account is as desired. */
  readonly changes: readonly Change[]
  /** Unmanaged resources: they exist in sections that the file describes, but not in the file. They are kept. */
  readonly unmanaged: readonly Unmanaged[]
  /** Notes on properties of the file that have no effect, such as the password of an existing mail account. */
  readonly notes: readonly string[]
  /** The desired account, from which the plan was made. */
  readonly desired: Desired
  /** The options that the plan was made with. */
  readonly options: PlanDecisions
  /** Hash of all other properties: a plan that was edited is rejected. */
  readonly digest: string
}

/** Options that become part of a plan. */
export interface PlanDecisions {
  /**
   * Addresses of accounts whose passwords are set to the file's passwords, such as
   * `hosting/hw123456.example.jp/mail/info@example.org`. The password of an existing account is not changed otherwise,
   * because it cannot be read and compared. @default none
   */
  readonly rotate?: readonly string[] | undefined
  /**
   * Patterns of addresses to which the plan is limited, such as `vps/web-01/**`. Changes that these require are
   * included, except for orders. @default all
   */
  readonly only?: readonly string[] | undefined
  /**
   * Prefix of the name and the value of the TXT record that proves the ownership of a new domain. The service defines
   * this prefix. @default 'ownership-verify'
   */
  readonly ownershipLabel?: string | undefined
  /**
   * Operations that are performed once in addition to the file, such as a reboot. Each needs an allowance, `interrupt`
   * or `delete`.
   * @default none
   */
  readonly actions?: readonly PlanAction[] | undefined
}
