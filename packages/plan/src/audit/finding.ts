import type { Client } from '@hostwright/common'

/** What an audit has found. */
export interface Finding {
  /** `problem`: fix it. `warning`: it will become one, or others would do it differently. `unread`: nobody knows. */
  readonly severity: 'problem' | 'warning' | 'unread'
  readonly check: string
  /** What it is about, such as `vps web-02`. */
  readonly thing: string
  readonly message: string
  /** The command that fixes it, or that shows more. */
  readonly next?: string
}

/** What a check reads, and when. */
export interface Audited {
  readonly client: Client
  readonly now: number
  readonly signal: AbortSignal
  /** The VPSs that the key may see. */
  readonly vps: readonly { readonly uuid: string; readonly name: string }[]
  /** The hosting servers that the key may see, with their domains. */
  readonly servers: readonly AuditedServer[]
}

export interface AuditedServer {
  readonly servername: string
  readonly status: string
  readonly expiry_date: string | null
  readonly auto_renew: boolean
  readonly domains: readonly string[]
}

/** One check. It reads only, and gives what it has found. */
export interface Check {
  readonly name: string
  readonly run: (audited: Audited) => AsyncIterable<Finding>
}

export const dayMs = 86_400_000
