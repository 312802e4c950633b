import type { StatePaths } from '../manifest/state-paths.ts'
import type { Lock } from '../remote/lock.ts'
import type { Sftp } from '../remote/sftp.ts'

/** The place that a publish changes, while it has the lock. */
export interface Site {
  readonly sftp: Sftp
  /** The folder of the site, without links. */
  readonly root: string
  readonly paths: StatePaths
  readonly lock: Lock
}

/** How many files are on their way at the same time. A round trip of 40 ms needs 256 to fill the line. */
export const filesInFlight = { window: 64, most: 256 } as const

/** How many files are, of those so large that one fills the line. */
export const largeInFlight = { window: 4, most: 8 } as const
/** Size from which a file is large: so many pieces of it are sent without waiting. */
export const largeBytes = 262_144
