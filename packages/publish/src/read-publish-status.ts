import type { Client } from '@hostwright/common'
import { checkOptions } from './check-options.ts'
import { leavingOf } from './manifest/manifest.ts'
import { toStatePaths } from './manifest/state-paths.ts'
import type { SshOpening } from './opening/ssh-opening.ts'
import { withPlace } from './open-place.ts'
import { findOurs } from './plan/find-ours.ts'
import { readPlace } from './plan/read-place.ts'
import type { SiteOptions } from './publish-options.ts'

/** What is known of the publishes to a site. */
export interface PublishStatus {
  /** The last publish; absent if there was none. */
  readonly last?: {
    /** Name of the source. */
    readonly source: string
    /** Name of the machine that published. */
    readonly host: string
    /** The commit, if one was given. */
    readonly commit?: string | undefined
    /** Time in ISO 8601. */
    readonly at: string
  }
  /** Number of files that this source has published. */
  readonly files: number
  /** Files of this source that others have changed or removed. */
  readonly drifted: readonly string[]
  /** Files that are gone from the folder and stay for a day. */
  readonly leaving: readonly string[]
  /** Patterns of paths that belong to others. */
  readonly keep: readonly string[]
  /** Whether a publish has not ended: publishing again completes it. */
  readonly isInterrupted: boolean
  /** Openings of SSH whose time is over, because a publish was killed: `closeSsh` closes it. */
  readonly overdueOpenings: readonly SshOpening[]
}

/**
 * Reads who published last to a site, and what has changed since. Writes no file. Calls `GET` operations of the hosting
 * server (scope: read); with `enableSsh` or `fromAbroad` also
 * `PUT /v1/server/{servername}/ssh` (scope: write).
 */
export async function readPublishStatus(client: Client, options: SiteOptions): Promise<PublishStatus> {
  checkOptions(options)
  return withPlace(client, options, async ({ sftp, home, root, source, overdue }) => {
    const paths = toStatePaths(home, root, source)
    const { manifest, publisher: last, listing } = await readPlace(sftp, root, paths)
    const drifted = [...manifest.files.keys()].filter(
      (path) => findOurs(manifest, path, listing.entries.get(path)) === undefined,
    )
    return {
      ...(last && { last }),
      files: manifest.files.size,
      drifted,
      leaving: [...leavingOf(manifest.files).keys()],
      keep: manifest.keep,
      isInterrupted: manifest.isOpen,
      overdueOpenings: overdue,
    }
  })
}
