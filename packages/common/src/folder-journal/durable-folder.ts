import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isCode } from './is-code.ts'

/**
 * Makes a folder for its owner alone, and those above it, if it is not there yet, and puts their names on the disk. One
 * that is there may have been made by a process that died before it did so: unless its name is known to be kept, all
 * folders above are put on the disk once more.
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

/** False for a folder of somebody else's, who made those above it as well. */
async function syncIfPossible(folder: string): Promise<boolean> {
  try {
    await syncFolder(folder)
    return true
  } catch (error) {
    if (isCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

/** Puts the names in a folder on the disk. Windows has no such call and needs none; some network drives neither. */
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
