import type { PublishedFile } from '../manifest/manifest.ts'
import { toStoredName } from '../manifest/state-paths.ts'
import type { Put } from '../plan/publish-plan.ts'
import { inFlight } from '../concurrency/in-flight.ts'
import type { FileAttributes, RemoteEntry } from '../remote/sftp.ts'
import { filesInFlight, type Site } from './site.ts'

/** Writes the content of a file to a path on the server that nothing else uses. */
export type Upload = (put: Put, path: string, attributes: FileAttributes) => Promise<void>

/** How files are staged. */
export interface StageOptions {
  readonly upload: Upload
  readonly runId: string
  /** Reports a file that was staged. */
  readonly onStaged: (put: Put) => void
}

/**
 * Writes all files beside the site. A file has its name only once it is complete, so a run that was killed leaves
 * complete files, which the next one uses: those that are `there`. Returns the state that each file will have in its
 * place.
 */
export async function stageFiles(
  site: Site,
  puts: readonly Put[],
  there: ReadonlyMap<string, RemoteEntry>,
  { upload, runId, onStaged }: StageOptions,
): Promise<ReadonlyMap<string, PublishedFile>> {
  const { sftp, paths, lock } = site
  const staged = new Map<string, PublishedFile>()
  const stage = async (put: Put): Promise<void> => {
    const { path, want, before } = put
    const name = toStoredName(path, want.hash)
    const place = `${paths.stage}/${name}`
    // A time that goes back makes servers return 304 although the content differs.
    const mtime = Math.max(lock.serverTime, (before?.mtime ?? 0) + 1)
    const mode = before?.mode ?? want.mode
    const known = there.get(name)
    if (known?.kind !== 'file' || known.size !== want.size) {
      const part = `${place}.${runId}.part`
      await upload(put, part, { mode, mtime })
      await sftp.replace(part, place)
    } else if (known.mtime !== mtime || known.mode !== mode) await sftp.setAttributes(place, { mode, mtime })
    staged.set(path, { size: want.size, hash: want.hash, mode, mtime })
    onStaged(put)
  }
  await inFlight(puts, filesInFlight, stage)
  return staged
}
