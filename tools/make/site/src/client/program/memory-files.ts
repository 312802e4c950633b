// Stands in for `node:fs/promises` where there is no disk: as much of it as the folder journal calls.
interface MemoryFile {
  readonly ino: number
  text: string
  mtimeMs: number
}

interface MemoryHandle {
  writeFile(text: string): Promise<void>
  appendFile(text: string): Promise<void>
  read(into: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesRead: number }>
  stat(): Promise<{ ino: number; size: number }>
  sync(): Promise<void>
  close(): Promise<void>
}

interface MemoryStats {
  readonly ino: number
  readonly mtimeMs: number
  readonly mtimeNs: bigint
  readonly ctimeNs: bigint
}

export const constants = { O_WRONLY: 1, O_APPEND: 1024 }

const files = new Map<string, MemoryFile>()
/** The folders, each with the number of files that were created or removed in it. */
const folders = new Map([
  ['/', 0],
  ['/tmp', 0],
])
let inodes = 0

function fail(code: string, path: string): never {
  throw Object.assign(new Error(`${code}: ${path}`), { code })
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(1, path.lastIndexOf('/')))
}

/** Notes that a file of a folder was created or removed: the time of the folder's last change is another then. */
function touch(path: string): void {
  const parent = parentOf(path)
  folders.set(parent, (folders.get(parent) ?? 0) + 1)
}

function put(path: string, file: MemoryFile): void {
  files.set(path, file)
  touch(path)
}

export async function mkdir(path: string, _options?: object): Promise<string | undefined> {
  if (folders.has(path)) return undefined
  const first = await mkdir(parentOf(path))
  folders.set(path, 0)
  return first ?? path
}

export async function open(path: string, flags: string | number = 'r'): Promise<MemoryHandle> {
  if (String(flags).startsWith('w')) {
    if (!folders.has(parentOf(path))) fail('ENOENT', path)
    if (String(flags).includes('x') && files.has(path)) fail('EEXIST', path)
    put(path, { ino: ++inodes, text: '', mtimeMs: Date.now() })
  } else if (!files.has(path) && !folders.has(path)) fail('ENOENT', path)
  return toHandle(files.get(path))
}

/** Returns the handle of a file, or of a folder, which can only be synced and closed. */
function toHandle(file: MemoryFile = { ino: 0, text: '', mtimeMs: 0 }): MemoryHandle {
  const write = (text: string): void => void Object.assign(file, { text, mtimeMs: Date.now() })
  const toBytes = (): Uint8Array => new TextEncoder().encode(file.text)
  return {
    writeFile: async (text) => write(text),
    appendFile: async (text) => write(file.text + text),
    async read(into, offset, length, position) {
      const bytes = toBytes().subarray(position, position + length)
      into.set(bytes, offset)
      return { bytesRead: bytes.length }
    },
    stat: async () => ({ ino: file.ino, size: toBytes().length }),
    sync: async () => {},
    close: async () => {},
  }
}

export async function link(from: string, to: string): Promise<void> {
  if (files.has(to)) fail('EEXIST', to)
  put(to, files.get(from) ?? fail('ENOENT', from))
}

export async function rename(from: string, to: string): Promise<void> {
  put(to, files.get(from) ?? fail('ENOENT', from))
  await rm(from)
}

export async function rm(path: string): Promise<void> {
  if (!files.delete(path)) fail('ENOENT', path)
  touch(path)
}

/** Removes an empty folder. */
export async function rmdir(path: string): Promise<void> {
  if ((await readdir(path)).length > 0) fail('ENOTEMPTY', path)
  folders.delete(path)
}

export async function readFile(path: string): Promise<string> {
  return (files.get(path) ?? fail('ENOENT', path)).text
}

export async function readdir(path: string): Promise<string[]> {
  if (!folders.has(path)) fail('ENOENT', path)
  return [...files.keys()]
    .filter((file) => parentOf(file) === path)
    .map((file) => file.slice(path.length + 1))
}

/** Returns the times of a file, or of a folder, whose time is the number of its changes. */
export async function stat(path: string, _options?: object): Promise<MemoryStats> {
  const { ino, mtimeMs } = files.get(path) ?? { ino: 0, mtimeMs: folders.get(path) ?? fail('ENOENT', path) }
  return { ino, mtimeMs, mtimeNs: BigInt(mtimeMs), ctimeNs: BigInt(mtimeMs) }
}

export { stat as lstat }
