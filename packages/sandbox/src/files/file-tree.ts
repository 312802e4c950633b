import { type Entry, FileData, type FileEntry, type FolderEntry } from './entry.ts'
import { FileError } from './file-error.ts'

interface WalkOptions {
  readonly followsLast: boolean
  /** Whether a missing last name is no error. The walk then ends in the folder above it. */
  readonly lastMayMiss?: boolean
}

/** The files of one hosting contract, with the rules of a POSIX file system. Paths are absolute. */
export class FileTree {
  readonly #root: FolderEntry
  readonly #now: () => number

  /** `now` returns the time in milliseconds since the epoch. */
  constructor(now: () => number) {
    this.#now = now
    this.#root = this.#newFolder(0o755)
  }

  /** Returns an entry; a link is returned itself only if `followsLast` is false. Throws if there is none. */
  find(path: string, followsLast = true): Entry {
    return this.#walk(path, { followsLast })
  }

  /** Returns the path without links, `.` and `..`. As in OpenSSH, only its last name may be missing. */
  resolve(path: string): string {
    const names: string[] = []
    this.#walk(path, { followsLast: true, lastMayMiss: true }, names)
    return `/${names.join('/')}`
  }

  list(path: string): (readonly [name: string, entry: Entry])[] {
    return [...this.#folder(path).entries]
  }

  /** Opens a file, and creates it if `creates` says so. With `isNew`, an entry that is there is an error. */
  open(path: string, { creates, isNew }: { readonly creates: boolean; readonly isNew: boolean }): FileEntry {
    const { folder, name } = this.#place(path)
    const there = folder.entries.get(name)
    if (there !== undefined && isNew) throw new FileError('failed', `${path} exists.`)
    if (there !== undefined) return this.#file(path)
    if (!creates) throw missing(path)
    const file: FileEntry = { kind: 'file', mode: 0o644, mtime: this.#seconds(), data: new FileData() }
    this.#put(folder, name, file)
    return file
  }

  /** Writes a whole file, and the folders above it. */
  write(path: string, bytes: Uint8Array, mode = 0o644): void {
    const folders = path.split('/').slice(0, -1)
    for (let depth = 2; depth <= folders.length; depth += 1) {
      const folder = folders.slice(0, depth).join('/')
      if (!this.has(folder)) this.makeFolder(folder, 0o755)
    }
    const file = this.open(path, { creates: true, isNew: false })
    Object.assign(file, { data: new FileData(bytes), mode, mtime: this.#seconds() })
  }

  /** Sets the time of a file that was written. */
  touch(file: FileEntry): void {
    file.mtime = this.#seconds()
  }

  has(path: string): boolean {
    try {
      return this.find(path, false) !== undefined
    } catch {
      return false
    }
  }

  makeFolder(path: string, mode: number): void {
    const { folder, name } = this.#place(path)
    if (folder.entries.has(name)) throw new FileError('failed', `${path} exists.`)
    this.#put(folder, name, this.#newFolder(mode))
  }

  makeLink(path: string, target: string): void {
    const { folder, name } = this.#place(path)
    if (folder.entries.has(name)) throw new FileError('failed', `${path} exists.`)
    this.#put(folder, name, { kind: 'link', mode: 0o777, mtime: this.#seconds(), target })
  }

  removeFolder(path: string): void {
    const { folder, name } = this.#place(path)
    const entry = this.find(path, false)
    if (entry.kind !== 'folder') throw new FileError('failed', `${path} is not a folder.`)
    if (entry.entries.size > 0) throw new FileError('failed', `${path} is not empty.`)
    this.#delete(folder, name)
  }

  /** Removes a folder with everything in it. */
  removeAll(path: string): void {
    const { folder, name } = this.#place(path)
    this.#delete(folder, name)
  }

  removeFile(path: string): void {
    const { folder, name } = this.#place(path)
    if (this.find(path, false).kind === 'folder') throw new FileError('failed', `${path} is a folder.`)
    this.#delete(folder, name)
  }

  /** Gives a file a second name. */
  hardLink(from: string, to: string): void {
    const entry = this.find(from, false)
    const { folder, name } = this.#place(to)
    if (entry.kind === 'folder') throw new FileError('failed', `${from} is a folder.`)
    if (folder.entries.has(name)) throw new FileError('failed', `${to} exists.`)
    this.#put(folder, name, entry)
  }

  /** Renames an entry in one step. Without `replaces`, an entry that has the new name is an error. */
  rename(from: string, to: string, replaces: boolean): void {
    const entry = this.find(from, false)
    const source = this.#place(from)
    const target = this.#place(to)
    const there = target.folder.entries.get(target.name)
    if (there !== undefined && !replaces) throw new FileError('failed', `${to} exists.`)
    if (there === entry) return
    if (there !== undefined && (there.kind === 'folder') !== (entry.kind === 'folder'))
      throw new FileError('failed', `${to} is of another kind.`)
    if (there?.kind === 'folder' && there.entries.size > 0)
      throw new FileError('failed', `${to} is not empty.`)
    this.#delete(source.folder, source.name)
    this.#put(target.folder, target.name, entry)
  }

  #file(path: string): FileEntry {
    const entry = this.find(path)
    if (entry.kind === 'file') return entry
    throw new FileError('failed', `${path} is not a file.`)
  }

  #folder(path: string): FolderEntry {
    const entry = this.find(path)
    if (entry.kind === 'folder') return entry
    throw new FileError('failed', `${path} is not a folder.`)
  }

  #place(path: string): { readonly folder: FolderEntry; readonly name: string } {
    const names = path.split('/').filter((name) => name !== '' && name !== '.')
    const name = names.pop()
    if (name === undefined || name === '..') throw new FileError('denied', `${path} cannot be changed.`)
    return { folder: this.#folder(`/${names.join('/')}`), name }
  }

  #put(folder: FolderEntry, name: string, entry: Entry): void {
    folder.entries.set(name, entry)
    folder.mtime = this.#seconds()
  }

  #delete(folder: FolderEntry, name: string): void {
    folder.entries.delete(name)
    folder.mtime = this.#seconds()
  }

  #newFolder(mode: number): FolderEntry {
    return { kind: 'folder', mode, mtime: this.#seconds(), entries: new Map() }
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000)
  }

  /** Walks to an entry and writes the names of the folders that it came through to `names`. */
  #walk(path: string, { followsLast, lastMayMiss = false }: WalkOptions, names: string[] = []): Entry {
    const ahead = path.split('/')
    const above: FolderEntry[] = []
    let entry: Entry = this.#root
    let linksLeft = 40
    for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
      if (name === '' || name === '.') continue
      if (entry.kind !== 'folder') throw missing(path)
      if (name === '..') {
        entry = above.pop() ?? this.#root
        names.pop()
        continue
      }
      const next: Entry | undefined = entry.entries.get(name)
      if (next === undefined) {
        if (!lastMayMiss || ahead.length > 0) throw missing(path)
        names.push(name)
        return entry
      }
      if (next.kind !== 'link' || (ahead.length === 0 && !followsLast)) {
        above.push(entry)
        names.push(name)
        entry = next
        continue
      }
      if ((linksLeft -= 1) < 0) throw new FileError('failed', `${path} has too many links.`)
      if (next.target.startsWith('/')) {
        entry = this.#root
        above.length = names.length = 0
      }
      ahead.unshift(...next.target.split('/'))
    }
    return entry
  }
}

function missing(path: string): FileError {
  return new FileError('missing', `There is no ${path}.`)
}
