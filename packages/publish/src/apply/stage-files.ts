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
  /** Files that are staged already: complete ones of a run that was killed. */
  readonly there: ReadonlyMap<string, RemoteEntry>
  /** Reports a file that was staged. */
  readonly onStaged: (put: Put) => void
}

/** Files that were sent to the stage. */
export interface Staged {
  /** The state that each file will have in its place. */
  readonly files: ReadonlyMap<string, PublishedFile>
  /** Resolves once the server has given each file its name. */
  readonly named: Promise<unknown>
}

/**
 * Writes all files beside the site. A file has its name only once it is complete, so a run that was killed leaves
 * complete files, which the next one uses: those that are `there`. Nothing waits for a name but the end of the stage:
 * the next file travels meanwhile.
 */
export async function stageFiles(
  site: Site,
  puts: readonly Put[],
  { upload, there, onStaged }: StageOptions,
): Promise<Staged> {
  const { sftp, paths, lock, runId } = site
  const files = new Map<string, PublishedFile>()
  const naming: Promise<void>[] = []
  let failure: { readonly error: unknown } | undefined
  const stage = async (put: Put): Promise<void> => {
    if (failure !== undefined) throw failure.error
    const { path, want, before } = put
    const name = toStoredName(path, want.hash)
    const place = `${paths.stage}/${name}`
    // A time that goes back makes servers return 304 although the content differs.
    const mtime = Math.max(lock.serverTime, (before?.mtime ?? 0) + 1)
    const mode = before?.mode ?? want.mode
    const known = there.get(name)
    let last: Promise<void> | undefined
    if (known?.kind !== 'file' || known.size !== want.size) {
      const part = `${place}.${runId}.part`
      await upload(put, part, { mode, mtime })
      last = sftp.replace(part, place)
    } else if (known.mtime !== mtime || known.mode !== mode) last = sftp.setAttributes(place, { mode, mtime })
    files.set(path, { size: want.size, hash: want.hash, mode, mtime })
    const named = Promise.resolve(last).then(() => onStaged(put))
    named.catch((error: unknown) => (failure ??= { error }))
    naming.push(named)
  }
  await inFlight(puts, filesInFlight, stage)
  const named = Promise.all(naming)
  named.catch(() => undefined)
  return { files, named }
}
