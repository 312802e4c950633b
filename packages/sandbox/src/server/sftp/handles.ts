import type { Entry, FileEntry } from '../../files/entry.ts'
import { FileError } from '../../files/file-error.ts'

/** A file that a client has open. What is written to one that is open to append comes behind its end. */
interface OpenFile {
  readonly file: FileEntry
  readonly mayWrite: boolean
  readonly appends: boolean
}

/** What a handle of a client stands for: an open file, or a folder whose entries are still to be listed. */
type Open = OpenFile | { readonly folder: (readonly [name: string, entry: Entry])[] }

/** The files and folders that a connection has open. */
export interface Handles {
  readonly add: (open: Open) => string
  readonly file: (handle: string) => FileEntry
  readonly writable: (handle: string) => OpenFile
  /** Returns the next entries of a folder; empty after the last one. */
  readonly nextEntries: (handle: string) => (readonly [name: string, entry: Entry])[]
  readonly close: (handle: string) => void
}

const entriesAtOnce = 100

export function createHandles(): Handles {
  const opened = new Map<string, Open>()
  let last = 0
  const find = (handle: string): Open => {
    const open = opened.get(handle)
    if (open === undefined) throw new FileError('failed', 'There is no such handle.')
    return open
  }
  const findFile = (handle: string, toWrite: boolean): OpenFile => {
    const open = find(handle)
    if ('file' in open && (open.mayWrite || !toWrite)) return open
    throw new FileError('denied', 'The handle is for something else.')
  }
  return {
    add(open) {
      last += 1
      opened.set(String(last), open)
      return String(last)
    },
    file: (handle) => findFile(handle, false).file,
    writable: (handle) => findFile(handle, true),
    nextEntries(handle) {
      const open = find(handle)
      if ('folder' in open) return open.folder.splice(0, entriesAtOnce)
      throw new FileError('failed', 'The handle is not of a folder.')
    },
    close(handle) {
      find(handle)
      opened.delete(handle)
    },
  }
}
