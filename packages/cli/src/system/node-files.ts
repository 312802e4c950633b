import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Files } from './system.ts'

/** Creates the functions for files of this machine. A write resolves only when the content is on the disk. */
export function createNodeFiles(): Files {
  return {
    async read(path) {
      try {
        // The byte order mark that some editors put at the start of a file is removed, because it would become part of
        // a password.
        return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
      } catch (error) {
        if (isCode(error, 'ENOENT')) return undefined
        // The path is added to the error, because some errors lack it, such as that of reading a folder as a file.
        throw Object.assign(error as Error, { path })
      }
    },
    async write(path, text) {
      const draft = await writeDraft(path, text)
      await rename(draft, path)
    },
    async create(path, text) {
      // The text is written to a temporary file, which then gets its name by a hard link. So the file appears complete
      // and, unlike with a rename, an existing file is not replaced.
      const draft = await writeDraft(path, text)
      try {
        await link(draft, path)
        return true
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false
        throw error
      } finally {
        await rm(draft, { force: true })
      }
    },
    async touch(path) {
      const now = new Date()
      await utimes(path, now, now)
    },
    async changedAt(path) {
      try {
        // Unlike the time of the content, this one is set by the file system, which counts in nanoseconds.
        return (await stat(path, { bigint: true })).ctimeNs
      } catch (error) {
        if (isCode(error, 'ENOENT')) return undefined
        throw error
      }
    },
    remove: (path) => rm(path, { force: true }),
    async isShared(path) {
      if (process.platform === 'win32') return false
      return ((await stat(path)).mode & 0o077) !== 0
    },
  }
}

async function writeDraft(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${crypto.randomUUID()}.draft`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } catch (error) {
    await rm(draft, { force: true })
    // The error of a full disk has no path.
    throw Object.assign(error as Error, { path })
  } finally {
    await file.close()
  }
  return draft
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code
}
