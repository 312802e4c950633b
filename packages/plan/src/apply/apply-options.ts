import type { CallOptions, Client } from '@hostwright/common'
import type { Place } from '../resource/change.ts'
import type { ResolveSecret } from '../resource/secrets.ts'

/** Options of `applyPlan`. */
export interface ApplyOptions extends Pick<CallOptions, 'signal'> {
  /** The client that sends the requests. */
  readonly client: Client
  /** Client with another API key, which sends the changes that need an allowance or cost money. @default `client` */
  readonly approver?: Client | undefined
  /**
   * Allowances for changes of resources that existed before the plan. `interrupt` allows interruptions, `expose` allows
   * access or code that runs, and `delete` allows deletions and interruptions: each for the whole plan, for one address
   * as it is written (`delete:hosting/hw123456.example.jp/databases/shop`), or for a pattern after a tilde
   * (`delete~hosting/hw123456.example.jp/databases/*`). Power, packet filters, protection and SSH are interrupted or
   * exposed only by an address or a pattern. `many:SECTION` confirms that a section loses so many entries that
   * it may be a mistake. `plan.needs` lists the allowances of a plan. **`delete` removes data permanently.**
   * @default none
   */
  readonly allow?: readonly string[] | undefined
  /** Highest total price of all orders of the plan, in yen. @default 0 */
  readonly spend?: number | undefined
  /**
   * Confirms that a contract is ordered again after its former contract has ended. The key is the address of the
   * change, the value is the change's `again`. **Spends money again.**
   */
  readonly again?: Readonly<Record<string, string>> | undefined
  /**
   * Reaction if the account has changed since the plan. `stop` ends the apply: before the first write if the difference
   * shows then, otherwise after the changes in progress, without starting others. `skip` leaves out the affected
   * changes and those that require them.
   * @default 'stop'
   */
  readonly onSurprise?: 'stop' | 'skip' | undefined
  /** The digest that the plan must have, or at least its first 12 digits. @default any digest */
  readonly expect?: string | undefined
  /**
   * Most changes that the journal may have of the last 24 hours, with those of this plan and of all others. A plan that
   * would exceed it is rejected before its first write. @default no limit
   */
  readonly mostOfDay?: number | undefined
  /**
   * Whether a plan for an account without servers may be applied with another API key. Without servers, accounts cannot
   * be distinguished. @default false
   */
  readonly accountEmpty?: boolean | undefined
  /**
   * Returns the value of a secret. Called before the first write, and not for generated secrets.
   * @default `env` is read if the runtime has an environment
   */
  readonly resolveSecret?: ResolveSecret | undefined
  /**
   * Receives each generated secret before it is sent, as `pending`, and again when the API has accepted it (`live`; for
   * an order before the set-up of its server), or when it is certain that the API rejected it or that it was not sent
   * (`rejected`), also because somebody else has ordered the server meanwhile. It stays `pending` if that is unknown.
   * Keep a former secret of the account until the new one is `live`. **A secret cannot be read from the API.**
   */
  readonly onSecret?: ((secret: GeneratedSecret) => void | Promise<void>) | undefined
  /**
   * Returns a generated secret that is still `pending` from an earlier apply. It is then used instead of a new one.
   * @default none
   */
  readonly findPending?:
    | ((address: string, property: string) => string | undefined | Promise<string | undefined>)
    | undefined
  /** Called with each event. If this function throws, the apply goes on. */
  readonly onProgress?: ((event: ApplyProgress) => void) | undefined
}

/** A secret that `applyPlan` generated, for example a password. */
export interface GeneratedSecret {
  /** The address of its resource, such as `vps/web-02`. */
  readonly address: string
  /** The property that contains the secret, such as `root_password`. */
  readonly property: string
  /** The value of the secret. */
  readonly value: string
  /** `pending`: not known yet whether the API accepts the secret. `live`: accepted. `rejected`: not accepted. */
  readonly state: 'pending' | 'live' | 'rejected'
}

/** An event in the progress of a change. */
export interface ApplyProgress {
  /**
   * `begin`: before the first request of the change. `waiting`: the change cannot be made yet. `done`: after its last
   * request, for an order after it was placed and before the server is set up. `unchanged`: the change was already
   * made. `changed`: the account has changed since the plan. `left`: the change cannot be made. `failed`: the change
   * ended with an error.
   */
  readonly state: 'begin' | 'waiting' | 'done' | 'unchanged' | 'changed' | 'left' | 'failed'
  /** The address of the change. */
  readonly address: string
  /** Number of changes that have ended, without those that failed. */
  readonly ended: number
  /** Number of all changes of the plan. */
  readonly total: number
}

/** A change that was not made, because its place has changed since the plan. */
export interface ChangedSince {
  /** The address of the change. */
  readonly address: string
  /** The place that the plan expected before the change. */
  readonly before: Place
  /** The place as it is now. */
  readonly now: Place
  /** The place after the change, as it was planned. */
  readonly after: Place
}

/** A change of several requests of which one failed after another one was executed. */
export interface HalfMade {
  /** The address of the change. */
  readonly address: string
  /** The operationIds of the requests that were not executed, as far as is known. */
  readonly missing: readonly string[]
  /**
   * Whether the state before the change was put back. Otherwise the change is half made: the same plan continues it, and
   * a new plan shows what is missing.
   */
  readonly isPutBack: boolean
}

/** The result of applying a plan. */
export interface Applied {
  /** The addresses of the changes that were made, in the order in which they ended. */
  readonly done: readonly string[]
  /** The addresses of the changes that had already been made before. */
  readonly unchanged: readonly string[]
  /**
   * The addresses of the changes that were left out: they have an obstacle, require a change that was not made, or are
   * inside a new resource that is not as planned. A change that failed, and changes that an error kept from starting,
   * are in none of the lists.
   */
  readonly left: readonly string[]
  /** The changes that were not made because the account has changed since the plan. */
  readonly changedSince: readonly ChangedSince[]
  /**
   * Number of requests that change something, including rejected ones, and of orders placed. A request that the client
   * repeats counts once. An order that was rejected, or whose outcome is unknown, does not count.
   */
  readonly writes: number
}
