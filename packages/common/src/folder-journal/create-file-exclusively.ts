import { type FileHandle, link, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from './is-code.ts'

/** Error codes of a failed hard link on file systems without hard links; Windows returns EISDIR for exFAT. */
const noLinks = ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR', 'EINVAL']

/**
 * Creates a file with this text; returns false if a file of this name exists. The file is created by a hard link, so it
 * appears with the complete text or not at all, even if the process dies. On a file system without hard links the file
 * is written in place, and an incomplete file is recognized by its missing end. The caller syncs the folder to the
 * disk.
 */
export async function createFileExclusively(folder: string, name: string, text: string): Promise<boolean> {
  const path = join(folder, name)
  const temporary = `${path}.${crypto.randomUUID()}.tmp`
  try {
    await writeNew(temporary, text)
    await link(temporary, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    if (!isCode(error, ...noLinks)) throw error
    return await createInPlace(path, text)
  } finally {
    // If the temporary file cannot be removed now, a later clean-up removes it when it is an hour old.
    await rm(temporary).catch(() => {})
  }
}

async function createInPlace(path: string, text: string): Promise<boolean> {
  try {
    await writeNew(path, text)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Creates a file that only its owner can read, and syncs its content to the disk. */
export async function writeNew(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await writeAll(handle, path, text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeAll(handle: FileHandle, path: string, text: string): Promise<void> {
  try {
    await handle.writeFile(text)
  } catch (error) {
    // A failed write, for example on a full disk, leaves an incomplete file. It can be removed, because no process
    // accepts an incomplete record.
    await rm(path).catch(() => {})
    throw error
  }
}
