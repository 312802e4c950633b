import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isCode } from './is-code.ts'

/**
 * Creates a folder for its owner only, with missing parents, and syncs their names to the disk. An existing folder may
 * have been created by a process that died before syncing, so all parents are synced again unless that is known to be
 * done.
 */
export async function makeFolder(folder: string, isKept: boolean): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined && isKept) return
  const top = first && dirname(first)
  for (let above = dirname(folder); ; above = dirname(above)) {
    const isSynced = await syncIfPossible(above)
    if (!isSynced || above === top || above === dirname(above)) return
  }
}

/**
 * Syncs a folder to the disk; returns false if it may not be opened or is read-only: the journal then created neither
 * it nor its parents.
 */
async function syncIfPossible(folder: string): Promise<boolean> {
  try {
    await syncFolder(folder)
    return true
  } catch (error) {
    if (isCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

/** Syncs the file names in a folder to the disk. Does nothing on Windows and on drives that do not have this call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (!isCode(error, 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error
  } finally {
    await handle.close()
  }
}
