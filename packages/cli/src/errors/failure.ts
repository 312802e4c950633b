/** The running command, for the messages about its failure. */
export interface Doing {
  /** The words of the command, such as `dns create`. */
  readonly command: readonly string[]
  /** The resource that the command is about, such as `vps web-02`, if it is known yet. */
  readonly subject?: string | undefined
  /** Whether nothing was changed: the command only reads, or has not begun to send changes. */
  readonly reads: boolean
  readonly interrupted: boolean
  /** The words of the command itself for its failure. @default the words of all commands */
  readonly told?: Told | undefined
}

/** The words of a command that makes several changes for its failure. */
export interface Told {
  /** Says what was made so far, such as `3 changes made: 1 added, 2 changed.` */
  made(): string
  /** How the command goes on, such as `Apply the same plan again: changes that were made are not repeated.` */
  readonly again: string
  /** The command to type next, if no other helps more. */
  readonly next: string
  /** Formats an error as lines for a terminal; `undefined` for an error whose message is enough. */
  draw(error: unknown): string | undefined
}

/** Properties of the SDK's errors that messages use. */
export interface Failure {
  readonly idempotencyKey?: string
  readonly askAgainMs?: number
  readonly problems?: readonly { readonly path: string; readonly message: string }[]
  readonly rejections?: readonly { readonly address: string; readonly message: string }[]
  readonly cause?: unknown
  readonly name: string
  readonly message: string
  readonly status?: number
  readonly code?: string
  readonly sent?: boolean
  readonly reason?: string
  readonly retryAfterMs?: number
  /** The result of an apply that has stopped, as far as it is needed. */
  readonly applied?: { readonly writes: number }
}
