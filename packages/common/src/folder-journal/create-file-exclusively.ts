import { randomUUID } from 'node:crypto'
import { type FileHandle, link, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from './is-code.ts'

/** What systems return where there are no hard links; Windows says EISDIR for exFAT. */
const noLinks = ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR', 'EINVAL']

/**
 * Makes a file with this text, if there is none of its name; false if there is. A link appears immediately and
 * with all of the text, whenever the process dies. Where there are no links the file is made in its place: one
 * that was cut off is then known by the end of the text, which it lacks. The caller syncs the folder.
 */
export async function createFileExclusively(folder: string, name: string, text: string): Promise<boolean> {
  const path = join(folder, name)
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    await writeNew(temporary, text)
    await link(temporary, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    if (!isCode(error, ...noLinks)) throw error
    return await createInPlace(path, text)
  } finally {
    await rm(temporary).catch(() => {}) // else it is removed when it is old
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

async function writeNew(path: string, text: string): Promise<void> {
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
    // A full disk, for example. It lacks its end, so nobody can have built on it.
    await rm(path).catch(() => {})
    throw error
  }
}
