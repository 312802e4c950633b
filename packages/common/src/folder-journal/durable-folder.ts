import { mkdir, open, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { JournalError } from '../errors/journal-error.ts'
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
    if (!isSynced && top !== undefined) {
      // A later call would find the folder, and not know that its name may be lost.
      await rmdir(folder).catch(() => {})
      throw new JournalError(toProblem(folder))
    }
    if (!isSynced || above === top || above === dirname(above)) return
  }
}

/** A name that was not synced may be gone after a loss of power, with the records in it. */
function toProblem(folder: string): string {
  return `The order journal cannot be made in ${folder}, because the program may not open a folder above it, and the new name would not be safe from a loss of power: make the folder first, then call again`
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
    // Node with `--permission` and Deno let a program open only the folders that they were told.
    const isRefused = isCode(error, 'EACCES', 'EPERM', 'EROFS', 'ERR_ACCESS_DENIED')
    if (isRefused || (error as Error).name === 'NotCapable') return false
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
