/** What a command was doing when it failed. */
export interface Doing {
  /** The words of the command, such as `dns create`. */
  readonly command: readonly string[]
  /** What it was about, such as `vps web-02`. */
  readonly subject?: string | undefined
  /** Whether it only reads. */
  readonly reads: boolean
  readonly interrupted: boolean
}

/** What an error of the SDK has. */
export interface Failure {
  readonly idempotencyKey?: string
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
}
