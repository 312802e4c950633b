import { createFileExclusively, replaceFile } from '@hostwright/common/folder-journal'
import { mkdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { rejectTilde } from './reject-tilde.ts'
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
      rejectTilde(path)
      // Renaming to `.` says EBUSY.
      await replaceFile(path.endsWith('.') ? resolve(path) : path, text)
    },
    async create(path, text) {
      rejectTilde(path)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        return await createFileExclusively(dirname(path), basename(path), text)
      } catch (error) {
        // The error of a full disk has no path.
        throw Object.assign(error as Error, { path })
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

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code
}
