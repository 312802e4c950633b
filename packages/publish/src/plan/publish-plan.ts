import type { PublishedFile } from '../manifest/manifest.ts'

/** A file that the site should have. */
export interface WantedFile {
  readonly path: string
  readonly size: number
  readonly hash: string
  /** The permission bits of a new file. A replaced one keeps its own. */
  readonly mode: number
  /** In an undo: since when the file was leaving the site. */
  readonly leavingSince?: number | undefined
}

/** A file that is put in its place. */
export interface Put {
  readonly path: string
  readonly want: WantedFile
  /** The file that is replaced; `undefined` if the path is free. */
  readonly before: PublishedFile | undefined
}

/** A file that is removed. */
export interface Removal {
  readonly path: string
  readonly before: PublishedFile
}

/** The files that a publish changes, and those that it leaves. */
export interface PublishPlan {
  readonly puts: readonly Put[]
  readonly removals: readonly Removal[]
  /** Files that are as they should be. */
  readonly same: ReadonlyMap<string, PublishedFile>
  /** Files that the folder no longer has, but that stay for a while, with the time since when, in seconds. */
  readonly leaving: ReadonlyMap<string, number>
  /** Published files that others have changed since, so that they belong to others now. */
  readonly lost: readonly string[]
  /** Patterns of paths that belong to others. */
  readonly keep: readonly string[]
  /** Whether the manifest has to be written, also if no file changes. */
  readonly recordsChange: boolean
}

/** A plan that was applied. */
export interface AppliedPlan extends PublishPlan {
  /** Rules that the web server could not read, so that the files before them are back in their places. */
  readonly putBack: readonly string[]
}
