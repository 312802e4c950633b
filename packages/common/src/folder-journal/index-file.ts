import { constants, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { addLines, createIndexLines, type IndexLines } from './index-lines.ts'

/** The file of an index. It is a hint, so whatever fails when it is read or written is ignored. */
export interface IndexFile {
  /** Reads the lines that were added since the last call, or all of them if the file was replaced. */
  load(): Promise<IndexLines>
  /** Replaces the file, or creates it. */
  replace(text: string): Promise<void>
  append(text: string): Promise<void>
  /**
   * Opens the file for more lines; returns `undefined` if there is none, or it cannot be written. Lines that are
   * written through one handle are in one file, even if another process replaces it meanwhile.
   */
  openToAppend(): Promise<FileHandle | undefined>
}

export function createIndexFile(file: string): IndexFile {
  let known: { readonly ino: number; size: number; readonly lines: IndexLines } | undefined

  async function read(handle: FileHandle): Promise<IndexLines> {
    const { ino, size } = await handle.stat()
    if (known?.ino !== ino || known.size > size) known = { ino, size: 0, lines: createIndexLines() }
    const bytes = new Uint8Array(size - known.size)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, known.size)
    addLines(known.lines, new TextDecoder().decode(bytes.subarray(0, bytesRead)))
    known.size += bytesRead
    return known.lines
  }

  // Without O_CREAT: an index that does not exist is written with all records.
  const openToAppend: IndexFile['openToAppend'] = () =>
    open(file, constants.O_WRONLY | constants.O_APPEND).catch(() => undefined)

  return {
    async load() {
      const handle = await open(file).catch(() => undefined)
      try {
        return handle ? await read(handle) : createIndexLines()
      } catch {
        return createIndexLines()
      } finally {
        await handle?.close()
      }
    },
    async replace(text) {
      const temporary = `${file}.${crypto.randomUUID()}.tmp`
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        const handle = await open(temporary, 'wx', 0o600)
        try {
          await handle.writeFile(text)
        } finally {
          await handle.close()
        }
        await rename(temporary, file)
      } catch {
        await rm(temporary).catch(() => {})
      }
    },
    async append(text) {
      const handle = await openToAppend()
      if (handle === undefined) return
      await tryAppend(handle, text)
      await handle.close()
    },
    openToAppend,
  }
}

/** Appends lines, in one write; returns false if that fails. */
export async function tryAppend(handle: FileHandle, text: string): Promise<boolean> {
  try {
    await handle.appendFile(text)
    return true
  } catch {
    return false
  }
}
