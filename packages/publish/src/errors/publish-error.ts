import { HostwrightError } from '@hostwright/common'

/** Reasons for which a publish stops. */
export type PublishStop =
  | 'brake'
  | 'conflict'
  | 'connection'
  | 'damaged-state'
  | 'folder'
  | 'host-key'
  | 'locked'
  | 'login'
  | 'no-room'
  | 'no-such-domain'
  | 'no-such-publish'
  | 'no-such-subdomain'
  | 'not-empty'
  | 'other-source'
  | 'secret'
  | 'server-error'
  | 'ssh-off'

/** A publish that stopped. The message says what was found, and what to do. */
export class PublishError extends HostwrightError {
  /** Why the publish stopped. */
  declare readonly reason: PublishStop
  /** The paths that the message is about; empty if it is about none. */
  declare readonly paths: readonly string[]

  constructor(reason: PublishStop, message: string, { paths = [], cause }: PublishErrorInit = {}) {
    super('PublishError', message, { reason, paths, cause })
  }
}

/** Properties of a `PublishError` besides its reason and message. */
export interface PublishErrorInit {
  /** The paths that the message is about. @default none */
  readonly paths?: readonly string[]
  /** The error that caused this one. */
  readonly cause?: unknown
}

/** Returns a list of paths for a message: the first five, and how many more there are. */
export function listPaths(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).join(', ')
  return paths.length > 5 ? `${shown} and ${paths.length - 5} more` : shown
}
