import { PublishError } from '../errors/publish-error.ts'
import { isRejection, type Sftp } from './sftp.ts'

/** Makes a folder unless it is there. */
export async function ensureFolder(sftp: Sftp, path: string, mode: number): Promise<void> {
  try {
    await sftp.makeFolder(path, mode)
  } catch (error) {
    if (!isRejection(error) || (await sftp.stat(path))?.kind !== 'folder') throw error
  }
}

/** Makes folders unless they are there. A folder comes after the one that contains it. */
export async function ensureFolders(sftp: Sftp, paths: readonly string[], mode: number): Promise<void> {
  await makeMissing(sftp, await findMissing(sftp, paths), mode)
}

/** Returns the folders that are missing. Rejects if a link is at a path: nothing is made behind it. */
export async function findMissing(sftp: Sftp, paths: readonly string[]): Promise<string[]> {
  const there = await Promise.all(paths.map((path) => sftp.stat(path)))
  const inTheWay = paths.find((_, index) => (there[index]?.kind ?? 'folder') !== 'folder')
  if (inTheWay !== undefined)
    throw new PublishError(
      'server-error',
      `${inTheWay} is a file or a link on the server, and a publish keeps its state in a folder there: remove it.`,
      { paths: [inTheWay] },
    )
  return paths.filter((_, index) => there[index] === undefined)
}

/** Makes the folders that `findMissing` has found; another run may have made them meanwhile. */
export async function makeMissing(sftp: Sftp, missing: readonly string[], mode: number): Promise<void> {
  const made = await Promise.allSettled(missing.map((path) => sftp.makeFolder(path, mode)))
  // A server may execute requests for several paths in another order: a folder then fails before the one around it.
  for (const [index, path] of missing.entries())
    if (made[index]!.status === 'rejected') await ensureFolder(sftp, path, mode)
}
