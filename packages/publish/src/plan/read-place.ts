import { PublishError } from '../errors/publish-error.ts'
import type { Manifest, Publisher } from '../manifest/manifest.ts'
import { readManifest, readPublisher } from '../manifest/read-state.ts'
import type { StatePaths } from '../manifest/state-paths.ts'
import type { Sftp } from '../remote/sftp.ts'
import { type Listing, listSite } from './listing.ts'

/** The state of a place on the server, and its files. */
export interface FoundPlace {
  readonly manifest: Manifest
  /** The last publisher; absent if nobody has published. */
  readonly publisher?: Publisher | undefined
  readonly listing: Listing
}

/**
 * Reads the state of a place and lists it, at the same time. `wanted` are paths of files that may not be there yet.
 * Rejects with a `PublishError` if there is no such place.
 */
export async function readPlace(
  sftp: Sftp,
  root: string,
  paths: StatePaths,
  wanted: Iterable<string> = [],
): Promise<FoundPlace> {
  const reading = Promise.all([sftp.stat(root), readManifest(sftp, paths), readPublisher(sftp, paths)])
  const known = reading.then(([, { files, pending }]) => [...wanted, ...files.keys(), ...pending.keys()])
  const listing = listSite(sftp, root, known)
  listing.catch(() => undefined)
  const [folder, manifest, publisher] = await reading
  if (folder?.kind !== 'folder')
    throw new PublishError('server-error', `The server has no folder ${root}: make it first.`, {
      paths: [root],
    })
  return { manifest, publisher, listing: await listing }
}
