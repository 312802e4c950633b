/** A file as a publish left it on the server. */
export interface PublishedFile {
  readonly size: number
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string
  readonly mode: number
  /** The time that the publish set, in seconds since the epoch on the server's clock. */
  readonly mtime: number
  /** Since when the folder no longer has the file, which stays for a while, in seconds; absent if the folder has it. */
  readonly leavingSince?: number | undefined
}

/** Files by their paths below the place that is published to. */
export type PublishedFiles = ReadonlyMap<string, PublishedFile>

/** The files that one source has published to one place. */
export interface Manifest {
  readonly files: PublishedFiles
  /** Whether a publish or an undo has begun and not ended. */
  readonly isOpen: boolean
  /** Files of a publish that has not ended: each is as in `files`, or as here. */
  readonly pending: PublishedFiles
  /** Folders that a publish made, and removes once they are empty. */
  readonly folders: readonly string[]
  /** Patterns of paths that belong to others. */
  readonly keep: readonly string[]
  /** The files before the last publish, or before the one that has not ended: what an undo puts back. Absent before the first. */
  readonly undo?: PublishedFiles | undefined
  /** The files before an undo that has not ended: what the next one puts back. */
  readonly redo?: PublishedFiles | undefined
}

/** Returns the manifest of a source that has not published yet. */
export function createManifest(): Manifest {
  return { files: new Map(), isOpen: false, pending: new Map(), folders: [], keep: [] }
}

/** Returns the files that stay although the folder no longer has them, with the time since when. */
export function leavingOf(
  files: Iterable<readonly [string, Pick<PublishedFile, 'leavingSince'>]>,
): Map<string, number> {
  const leaving = new Map<string, number>()
  for (const [path, { leavingSince }] of files)
    if (leavingSince !== undefined) leaving.set(path, leavingSince)
  return leaving
}

/** Returns the files, of which those that are leaving say since when. */
export function withLeaving(
  files: PublishedFiles,
  leaving: ReadonlyMap<string, number>,
): Map<string, PublishedFile> {
  return new Map([...files].map(([path, file]) => [path, { ...file, leavingSince: leaving.get(path) }]))
}

/** The source, machine and commit of the last publish to a place. */
export interface Publisher {
  /** Name of the source, such as that of a repository. */
  readonly source: string
  /** Name of the machine. */
  readonly host: string
  /** The commit, if the caller gave one. */
  readonly commit?: string | undefined
  /** Time of the publish in ISO 8601. */
  readonly at: string
}
