import { foldersOf, type Listing } from '../plan/listing.ts'
import type { PublishPlan, Removal } from '../plan/publish-plan.ts'
import { inFlight } from '../concurrency/in-flight.ts'
import { isRejection } from '../remote/sftp.ts'
import { ensureFolder } from '../remote/ensure-folders.ts'
import { filesInFlight, type Site } from './site.ts'

/** Returns the folders that a plan needs and the site does not have, outermost first. */
export function findNewFolders({ puts }: PublishPlan, { entries }: Listing): string[] {
  const needed = new Set(puts.flatMap(({ path }) => foldersOf(path)))
  return [...needed].filter((folder) => !entries.has(folder)).toSorted(byDepth)
}

/** Makes folders, those of one depth at the same time, which visitors can enter. */
export async function makeFolders({ sftp, root }: Site, folders: readonly string[]): Promise<void> {
  for (const depth of new Set(folders.map(depthOf).toSorted((one, other) => one - other)))
    await inFlight(
      folders.filter((folder) => depthOf(folder) === depth),
      filesInFlight,
      (folder) => ensureFolder(sftp, `${root}/${folder}`, 0o755),
    )
  // A server with the umask 077 has made them for its user alone.
  await inFlight(folders, filesInFlight, (folder) => sftp.setAttributes(`${root}/${folder}`, { mode: 0o755 }))
}

/** Removes folders that a publish made and that are empty now. Returns those that are left. */
export async function removeEmptyFolders(
  { sftp, root }: Site,
  folders: readonly string[],
  removals: readonly Removal[],
): Promise<string[]> {
  const emptied = new Set(removals.flatMap(({ path }) => foldersOf(path)))
  const left = new Set(folders)
  for (const folder of folders
    .filter((one) => emptied.has(one))
    .toSorted(byDepth)
    .toReversed()) {
    try {
      await sftp.removeFolder(`${root}/${folder}`)
      left.delete(folder)
    } catch (error) {
      // The folder has other files.
      if (!isRejection(error)) throw error
    }
  }
  return [...left]
}

function byDepth(one: string, other: string): number {
  return depthOf(one) - depthOf(other)
}

function depthOf(folder: string): number {
  return folder.split('/').length
}
