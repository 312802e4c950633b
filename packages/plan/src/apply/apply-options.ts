import type { CallOptions, Client } from '@hostwright/common'
import type { SecretReference } from '../generated/desired.ts'

/** How a plan is applied. */
export interface ApplyOptions extends Pick<CallOptions, 'signal'> {
  /** Sends the requests. */
  readonly client: Client
  /** Sends what is destructive or costs money, with a key that may. @default `client` */
  readonly approver?: Client | undefined
  /**
   * The destructive changes that may be made: `delete` for all, or their addresses. **They remove data for good.**
   * @default none
   */
  readonly allow?: readonly string[] | undefined
  /** The most that all orders of the plan may cost together, in yen. @default 0 */
  readonly spend?: number | undefined
  /**
   * Gives the value of a secret. It is asked before anything is sent, and for nothing that is generated.
   * @default `env` is read where the runtime has an environment
   */
  readonly resolveSecret?:
    | ((reference: SecretReference, address: string) => string | Promise<string>)
    | undefined
  /** Is handed each generated secret, once, before it is sent. **Nobody can read it again.** */
  readonly onSecret?: ((secret: GeneratedSecret) => void | Promise<void>) | undefined
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
}

/** Something that happened to a change. */
export interface ApplyProgress {
  /** `begin` before its first request, `done` after its last one, `unchanged` when it was made already, or came with another. */
  readonly state: 'begin' | 'done' | 'unchanged' | 'failed'
  /** The change. */
  readonly address: string
  /** How many changes have ended. */
  readonly ended: number
  /** How many changes there are. */
  readonly total: number
}

/** What became of a plan. */
export interface Applied {
  /** The changes that were made, in the order in which they ended. */
  readonly done: readonly string[]
  /** The changes that had been made already, or came with another: a domain brings its first DNS records. */
  readonly unchanged: readonly string[]
  /** What showed only after something was created, and was not allowed: the next plan has it. */
  readonly left: readonly string[]
  /** How many writes were sent. */
  readonly writes: number
}
