import { PublishError } from '../errors/publish-error.ts'
import type { PublishedFile } from '../manifest/manifest.ts'
import { toStoredName } from '../manifest/state-paths.ts'
import type { Put, Removal } from '../plan/publish-plan.ts'
import { isRejection, type RemoteEntry, type Sftp } from '../remote/sftp.ts'
import { removeIfThere } from '../remote/texts.ts'
import type { Site } from './site.ts'

const unsupported = 8

/** Undoes one step of a publish. */
export type Revert = () => Promise<void>

/** Renames a staged file to its place. The file that it replaces is kept by a second name. */
export async function putInPlace(
  { sftp, root, paths, lock }: Site,
  { path, want, before }: Put,
): Promise<Revert> {
  const staged = `${paths.stage}/${toStoredName(path, want.hash)}`
  const place = `${root}/${path}`
  if (before === undefined) {
    await lock.confirm()
    await renameToFree(sftp, staged, place, path)
    return () => sftp.rename(place, staged)
  }
  const kept = await keep(sftp, paths.kept, root, path, before)
  await lock.confirm()
  await sftp.replace(staged, place)
  return () => putBack(sftp, kept, staged, place)
}

/** Removes a file, and keeps it by a second name. */
export async function removeFromPlace(
  { sftp, root, paths, lock }: Site,
  { path, before }: Removal,
): Promise<Revert> {
  const kept = await keep(sftp, paths.kept, root, path, before)
  await lock.confirm()
  await sftp.remove(`${root}/${path}`)
  return () => sftp.link(kept, `${root}/${path}`)
}

/** Renames to a path that nobody may have taken meanwhile. */
async function renameToFree(sftp: Sftp, staged: string, place: string, path: string): Promise<void> {
  try {
    await sftp.rename(staged, place)
  } catch (error) {
    if (isRejection(error) && (await sftp.stat(place)) !== undefined) throw toConflict(path)
    throw error
  }
}

/**
 * Gives a file its second name, and looks once more whether it is the one that was planned for: others may have
 * written it meanwhile. A run that was killed may have made the name already.
 */
async function keep(
  sftp: Sftp,
  folder: string,
  root: string,
  path: string,
  before: PublishedFile,
): Promise<string> {
  const kept = `${folder}/${toStoredName(path, before.hash)}`
  const link = async (): Promise<RemoteEntry | undefined> => {
    // Sent together. A server may execute them in another order.
    const [, entry] = await Promise.all([sftp.link(`${root}/${path}`, kept), sftp.stat(kept)])
    return entry ?? sftp.stat(kept)
  }
  const entry = await link().catch(async (error: unknown) => {
    if (!isRejection(error)) throw error
    if (error.status === unsupported) throw toLinkError(path, error)
    await removeIfThere(sftp, kept)
    return link()
  })
  // rclone 1.60 responds with success, and makes no link.
  if (entry === undefined) throw toLinkError(path)
  if (entry.kind === 'file' && entry.size === before.size && entry.mtime === before.mtime) return kept
  await removeIfThere(sftp, kept)
  throw toConflict(path)
}

/** Renames the kept file over the new one. The kept name stays. */
async function putBack(sftp: Sftp, kept: string, staged: string, place: string): Promise<void> {
  const beside = `${staged}.back`
  await removeIfThere(sftp, beside)
  await sftp.link(kept, beside)
  await sftp.replace(beside, place)
}

function toLinkError(path: string, cause?: unknown): PublishError {
  return new PublishError(
    'server-error',
    `The server makes no second name (hard link) for ${path}, without which nothing could be put back: publish with another program.`,
    { paths: [path], cause },
  )
}

function toConflict(path: string): PublishError {
  return new PublishError('conflict', `Others have written ${path} during the publish: publish again.`, {
    paths: [path],
  })
}
