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
  /** The id of the run, by which others know its files. */
  readonly runId: string
}

/** How many files are on their way at the same time. A round trip of 40 ms needs 256 to fill the line. */
export const filesInFlight = { window: 64, most: 256 } as const
