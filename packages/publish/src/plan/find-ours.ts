import type { Manifest, PublishedFile } from '../manifest/manifest.ts'
import type { RemoteEntry } from '../remote/sftp.ts'

/** Returns the published state of a file that is on the server as a publish left it; `undefined` for others' files. */
export function findOurs(
  { files, pending }: Manifest,
  path: string,
  entry: RemoteEntry | undefined,
): PublishedFile | undefined {
  if (entry?.kind !== 'file') return undefined
  return [files.get(path), pending.get(path)].find(
    (known) => known?.size === entry.size && known.mtime === entry.mtime,
  )
}
