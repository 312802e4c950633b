/** A file of the folder that is published. */
export interface LocalFile {
  /** The path below the folder, with slashes and in the Unicode form NFC. */
  readonly path: string
  /** The path on this machine. */
  readonly source: string
  readonly size: number
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string
  /** The permission bits that a new file gets. */
  readonly mode: number
}

/** The content of a folder. */
export interface LocalFolder {
  readonly files: readonly LocalFile[]
  /** The paths that are not published, each with its reason. A folder stands for everything in it. */
  readonly left: readonly { readonly path: string; readonly why: string }[]
  /** Whether a path is not published by a rule, whether it is there or not. */
  readonly isIgnored: (path: string) => boolean
}
