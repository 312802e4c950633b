/** Properties that every entry of a file tree has. */
interface Attributes {
  /** Permission bits, such as 0o644. */
  mode: number
  /** Time of the last change, in seconds since the epoch. */
  mtime: number
}

/** A regular file. Two names of it (a hard link) are the same object. */
export interface FileEntry extends Attributes {
  readonly kind: 'file'
  data: FileData
}

/** A folder with its entries by name. */
export interface FolderEntry extends Attributes {
  readonly kind: 'folder'
  readonly entries: Map<string, Entry>
}

/** A symbolic link. */
export interface LinkEntry extends Attributes {
  readonly kind: 'link'
  readonly target: string
}

export type Entry = FileEntry | FolderEntry | LinkEntry

/** Bytes that grow as they are written. */
export class FileData {
  #bytes: Uint8Array
  #size: number

  constructor(bytes: Uint8Array = new Uint8Array(0)) {
    this.#bytes = bytes
    this.#size = bytes.length
  }

  get size(): number {
    return this.#size
  }

  read(start: number, length: number): Uint8Array {
    return this.#bytes.subarray(start, Math.min(start + length, this.#size))
  }

  /** Returns all bytes. */
  all(): Uint8Array {
    return this.#bytes.subarray(0, this.#size)
  }

  write(start: number, bytes: Uint8Array): void {
    const end = start + bytes.length
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.#bytes.length * 2))
      larger.set(this.all())
      this.#bytes = larger
    }
    this.#bytes.set(bytes, start)
    this.#size = Math.max(this.#size, end)
  }

  truncate(size: number): void {
    if (size <= this.#size) this.#bytes.fill(0, size, this.#size)
    else this.write(this.#size, new Uint8Array(size - this.#size))
    this.#size = size
  }
}
