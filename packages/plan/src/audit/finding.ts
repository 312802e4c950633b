import type { Client } from '@hostwright/common'
import type { HostingServer } from '@hostwright/types'

/** Something that `auditAccount` found: a problem, a warning, or a list that it could not read. */
export interface Finding {
  /**
   * `problem`: something to fix. `warning`: something that may become a problem. `unread`: a list that the key has no
   * right to read.
   */
  readonly severity: 'problem' | 'warning' | 'unread'
  /** The name of the check, such as `key-expiry`. */
  readonly check: string
  /** The resource with the problem, in the words of the command `hostwright`, such as `vps web-02`. */
  readonly thing: string
  /** Description of the problem. */
  readonly message: string
  /** The `hostwright` command that fixes the problem or shows more. */
  readonly next?: string
}

/** The data of an account that all checks of an audit share. */
export interface Audited {
  readonly client: Client
  readonly now: number
  readonly signal: AbortSignal | undefined
  /** The VPSs that the key may see. */
  readonly vps: readonly { readonly uuid: string; readonly name: string; readonly status: string }[]
  /** The hosting contracts that the key may see, whatever their status is. */
  readonly contracts: readonly HostingServer[]
  /** The active hosting servers that the key may see, with their domains. */
  readonly servers: readonly AuditedServer[]
}

export interface AuditedServer {
  readonly servername: string
  readonly domains: readonly string[]
}

/** A check of an audit. It sends only reads and returns its findings. */
export interface Check {
  readonly name: string
  readonly run: (audited: Audited) => AsyncIterable<Finding>
}

export const dayMs = 86_400_000
