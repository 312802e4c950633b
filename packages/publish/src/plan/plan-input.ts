import type { Manifest } from '../manifest/manifest.ts'
import type { Listing } from './listing.ts'
import type { Matches } from './matches.ts'
import type { WantedFile } from './publish-plan.ts'

/** The folder, the site and the options that a plan compares. */
export interface PlanInput {
  readonly wanted: ReadonlyMap<string, WantedFile>
  readonly manifest: Manifest
  readonly listing: Listing
  /** Others' files that may be replaced. */
  readonly adopts: Matches
  /** Patterns of paths that belong to others. */
  readonly keep: readonly string[]
  readonly keeps: Matches
  /** Whether a rule leaves a path out of the publish. */
  readonly isIgnored: (path: string) => boolean
  /** Whether it is an undo: what is gone is removed immediately. */
  readonly isUndo: boolean
  /** Seconds since the epoch. */
  readonly now: number
  /** Reads the hash of a file on the server; `undefined` if it is too much to read. */
  readonly readHash: (path: string, size: number) => Promise<string | undefined>
}
