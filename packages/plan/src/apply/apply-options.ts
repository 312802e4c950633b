import type { CallOptions, Client } from '@hostwright/common'
import type { Place } from '../changes/change.ts'
import type { ResolveSecret } from '../changes/secrets.ts'

/** How a plan is applied. */
export interface ApplyOptions extends Pick<CallOptions, 'signal'> {
  /** Sends the requests. */
  readonly client: Client
  /** Sends what takes an allowance or costs money, with a key that may. @default `client` */
  readonly approver?: Client | undefined
  /**
   * What may be done to things that existed before the plan: `interrupt`, `expose` and `delete` (which includes
   * `interrupt`), each alone or for addresses, such as `delete:hosting/hw123456.example.jp/databases/*`; `many:SECTION` for
   * a section that loses so much that it may be a mistake. `plan.needs` lists what a plan takes. **`delete` removes data for
   * good.** @default none
   */
  readonly allow?: readonly string[] | undefined
  /** The most that all orders of the plan may cost together, in yen. @default 0 */
  readonly spend?: number | undefined
  /** Orders once more after a former contract is gone: by address, the `again` of the change. **Spends money again.** */
  readonly again?: Readonly<Record<string, string>> | undefined
  /**
   * What happens where the account has changed since the plan: `stop` sends nothing at all if it shows beforehand, and
   * nothing more if it shows on the way; `skip` leaves the change and what requires it. @default 'stop'
   */
  readonly onSurprise?: 'stop' | 'skip' | undefined
  /** The digest that the plan has to have, or the first 12 digits of it. @default any */
  readonly expect?: string | undefined
  /** Whether an account that had no server when it was planned may be applied to with another key. @default false */
  readonly accountEmpty?: boolean | undefined
  /**
   * Gives the value of a secret. It is asked before anything is sent, and for nothing that is generated.
   * @default `env` is read where the runtime has an environment
   */
  readonly resolveSecret?: ResolveSecret | undefined
  /**
   * Is handed each generated secret before it is sent, as `pending`, and again once the API has accepted (`live`) or
   * rejected it (`rejected`). Keep a former one until then. **Nobody can read it again.**
   */
  readonly onSecret?: ((secret: GeneratedSecret) => void | Promise<void>) | undefined
  /** Returns a generated secret that is still `pending` from an earlier apply, so that it is used again. @default none */
  readonly findPending?:
    | ((address: string, property: string) => string | undefined | Promise<string | undefined>)
    | undefined
  /** Told what happens. What it throws changes nothing. */
  readonly onProgress?: ((event: ApplyProgress) => void) | undefined
}

/** A secret that was generated. */
export interface GeneratedSecret {
  /** What it is for, such as `vps/web-02`. */
  readonly address: string
  /** The property that has it, such as `root_password`. */
  readonly property: string
  /** The secret itself. */
  readonly value: string
  /** Whether the API has it: not known yet, accepted, or rejected. */
  readonly state: 'pending' | 'live' | 'rejected'
}

/** Something that happened to a change. */
export interface ApplyProgress {
  /**
   * `begin` before its first request, `waiting` while it cannot be made yet, `done` after its last request, `unchanged` when
   * it was made already, `changed` when the account has changed since, `left` when it cannot be made.
   */
  readonly state: 'begin' | 'waiting' | 'done' | 'unchanged' | 'changed' | 'left' | 'failed'
  /** The change. */
  readonly address: string
  /** How many changes have ended. */
  readonly ended: number
  /** How many changes there are. */
  readonly total: number
}

/** A place that is no more as the plan has it: its change was not made. */
export interface ChangedSince {
  /** The change. */
  readonly address: string
  /** The place when it was planned. */
  readonly before: Place
  /** The place as it is. */
  readonly now: Place
  /** The place as the plan wanted it. */
  readonly after: Place
}

/** The outcome of a plan. */
export interface Applied {
  /** The changes that were made, in the order in which they ended. */
  readonly done: readonly string[]
  /** The changes that had been made already. */
  readonly unchanged: readonly string[]
  /** The changes that were not made: they have an obstacle, or require one that was not made. */
  readonly left: readonly string[]
  /** The changes that were not made because the account has changed since the plan. */
  readonly changedSince: readonly ChangedSince[]
  /** How many writes were sent. */
  readonly writes: number
}
