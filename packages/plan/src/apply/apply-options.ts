import type { CallOptions, Client } from '@hostwright/common'
import type { Place } from '../changes/change.ts'
import type { ResolveSecret } from '../changes/secrets.ts'

/** Options of `applyPlan`. */
export interface ApplyOptions extends Pick<CallOptions, 'signal'> {
  /** Sends the requests. */
  readonly client: Client
  /**
   * Sends the changes that need an allowance or cost money, with a key that may make them. @default `client`
   */
  readonly approver?: Client | undefined
  /**
   * Allowances for changes of resources that existed before the plan: `interrupt`, `expose` and `delete`
   * (which includes `interrupt`), each alone or for addresses, such as
   * `delete:hosting/hw123456.example.jp/databases/*`; `many:SECTION` for a section that loses so many entries
   * that it may be a mistake. `plan.needs` lists what a plan takes. **`delete` removes data for good.**
   * @default none
   */
  readonly allow?: readonly string[] | undefined
  /** The most that all orders of the plan may cost together, in yen. @default 0 */
  readonly spend?: number | undefined
  /**
   * Orders again after a former contract has ended: by address, the `again` of the change. **Spends money
   * again.**
   */
  readonly again?: Readonly<Record<string, string>> | undefined
  /**
   * What to do if the account has changed since the plan: `stop` sends nothing if this shows before the first
   * request, and nothing more if it shows later; `skip` leaves out the change and those that require it.
   * @default 'stop'
   */
  readonly onSurprise?: 'stop' | 'skip' | undefined
  /** Required digest of the plan, or its first 12 digits. @default any */
  readonly expect?: string | undefined
  /** Whether a plan of an account without servers may be applied with another key. @default false */
  readonly accountEmpty?: boolean | undefined
  /**
   * Returns the value of a secret. Called before anything is sent, and not for generated secrets.
   * @default `env` is read if the runtime has an environment
   */
  readonly resolveSecret?: ResolveSecret | undefined
  /**
   * Receives each generated secret before it is sent, as `pending`, and again once the API has accepted
   * (`live`) or rejected it (`rejected`). Keep the former secret until then. **A secret cannot be read
   * again.**
   */
  readonly onSecret?: ((secret: GeneratedSecret) => void | Promise<void>) | undefined
  /** Returns a generated secret that is still `pending` from an earlier apply, so that it is used again. @default none */
  readonly findPending?:
    | ((address: string, property: string) => string | undefined | Promise<string | undefined>)
    | undefined
  /** Called with each event. An error that it throws changes nothing. */
  readonly onProgress?: ((event: ApplyProgress) => void) | undefined
}

/** A secret that was generated. */
export interface GeneratedSecret {
  /** The address of its resource, such as `vps/web-02`. */
  readonly address: string
  /** Its property, such as `root_password`. */
  readonly property: string
  /** The secret itself. */
  readonly value: string
  /** Whether the API has accepted it: not known yet, accepted, or rejected. */
  readonly state: 'pending' | 'live' | 'rejected'
}

/** An event of a change. */
export interface ApplyProgress {
  /**
   * `begin` before its first request, `waiting` while it cannot be made yet, `done` after its last request,
   * `unchanged` if it was made already, `changed` if the account has changed since the plan, `left` if it
   * cannot be made.
   */
  readonly state: 'begin' | 'waiting' | 'done' | 'unchanged' | 'changed' | 'left' | 'failed'
  /** The change. */
  readonly address: string
  /** Number of changes that have ended. */
  readonly ended: number
  /** Number of all changes. */
  readonly total: number
}

/** A place that has changed since the plan. Its change was not made. */
export interface ChangedSince {
  /** The change. */
  readonly address: string
  /** The place at the time of the plan. */
  readonly before: Place
  /** The current place. */
  readonly now: Place
  /** The place that the plan leads to. */
  readonly after: Place
}

/** The result of applying a plan. */
export interface Applied {
  /** The changes that were made, in the order in which they ended. */
  readonly done: readonly string[]
  /** The changes that were already made. */
  readonly unchanged: readonly string[]
  /** The changes that were not made: they have an obstacle, or require one that was not made. */
  readonly left: readonly string[]
  /** The changes that were not made because the account has changed since the plan. */
  readonly changedSince: readonly ChangedSince[]
  /** Number of writes that were sent. */
  readonly writes: number
}
