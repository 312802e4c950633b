import type { Manifest, PublishedFile } from '../manifest/manifest.ts'
import type { RemoteEntry } from '../remote/sftp.ts'

/**
 * Returns the published state of a file that is on the server as a publish left it, with the mode that it has now;
 * `undefined` for others' files.
 */
export function findOurs(
  { files, pending }: Manifest,
  path: string,
  entry: RemoteEntry | undefined,
): PublishedFile | undefined {
  if (entry?.kind !== 'file') return undefined
  const { size, mtime, mode } = entry
  const ours = [files.get(path), pending.get(path)].find(
    (known) => known?.size === size && known.mtime === mtime,
  )
  return ours && { ...ours, mode }
}
