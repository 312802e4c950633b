import type { CallOptions } from '@hostwright/common'

/** Options of the deletion of a domain or subdomain. */
export interface DeleteFilesOptions extends CallOptions {
  /** **Erases the files of the site as well.** Otherwise they stay on the server. @default false */
  readonly deleteFiles?: boolean | undefined
}
