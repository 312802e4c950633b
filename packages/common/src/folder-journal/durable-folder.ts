import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isCode } from './is-code.ts'

/** Makes a folder for its owner alone, and those above it, if it is not there yet. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // The name of each new folder is kept in the one above it.
  const top = dirname(first)
  for (let above = dirname(folder); ; above = dirname(above)) {
    await syncFolder(above)
    if (above === top || above === dirname(above)) return
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
