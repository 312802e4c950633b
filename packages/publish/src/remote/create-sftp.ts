import type { Attributes, FileEntryWithStats, SFTPWrapper } from 'ssh2'
import { readNames } from './read-names.ts'
import { type RemoteEntry, type Sftp, SftpError } from './sftp.ts'

type Done<T> = (error?: Error | null, value?: T) => void

const noSuchFile = 2
const endOfFile = 1
const unsupported = 8

/** Sends a request of ssh2, and returns its result. */
type Send = <T>(what: string, run: (done: Done<T>) => unknown) => Promise<T>

/** Returns the requests of a publish over a connection of ssh2. `ended` rejects when the connection ends. */
export function createSftp(wrapper: SFTPWrapper, ended: Promise<never>): Sftp {
  const send = createSend(ended)
  return {
    open: (path, flags, mode = 0o600) =>
      send<Buffer>(`open ${path}`, (done) => wrapper.open(path, flags, mode, done)),
    write: (handle, bytes, position) =>
      send('write', (done) =>
        wrapper.write(asBuffer(handle), asBuffer(bytes), 0, bytes.length, position, done),
      ),
    async read(handle, length, position) {
      const buffer = Buffer.alloc(length)
      const count = await orAbsent(
        endOfFile,
        send<number>('read', (done) => wrapper.read(asBuffer(handle), buffer, 0, length, position, done)),
      )
      return buffer.subarray(0, count ?? 0)
    },
    close: (handle) => send('close', (done) => wrapper.close(asBuffer(handle), done)),
    setAttributes: (path, { mode, mtime }) => {
      const attributes = mtime === undefined ? { mode } : { mode, mtime, atime: mtime }
      return send(`setstat ${path}`, (done) => wrapper.setstat(path, attributes, done))
    },
    async stat(path) {
      const found = await orAbsent(
        noSuchFile,
        send<Attributes>(`lstat ${path}`, (done) => wrapper.lstat(path, done)),
      )
      return found && toEntry(found)
    },
    list: (path) => listFolder(send, wrapper, path),
    makeFolder: (path, mode) => send(`mkdir ${path}`, (done) => wrapper.mkdir(path, { mode }, done)),
    removeFolder: (path) => send(`rmdir ${path}`, (done) => wrapper.rmdir(path, done)),
    remove: (path) => send(`remove ${path}`, (done) => wrapper.unlink(path, done)),
    rename: (from, to) => send(`rename ${from} to ${to}`, (done) => wrapper.rename(from, to, done)),
    replace: (from, to) =>
      send(`rename ${from} over ${to}`, (done) => wrapper.ext_openssh_rename(from, to, done)),
    link: (from, to) => send(`link ${from} to ${to}`, (done) => wrapper.ext_openssh_hardlink(from, to, done)),
    resolve: (path) => send(`realpath ${path}`, (done) => wrapper.realpath(path, done)),
  }
}

/** ssh2 calls some callbacks never after a cut: then the end of the connection rejects. */
function createSend(ended: Promise<never>): Send {
  return async <T>(what: string, run: (done: Done<T>) => unknown): Promise<T> => {
    const sent = new Promise<T>((resolve, reject) => {
      try {
        run((error, value) => (error ? reject(toError(what, error)) : resolve(value as T)))
      } catch (error) {
        // ssh2 throws where the server lacks an extension, and where the connection has ended.
        const code = /support/.test((error as Error).message) ? unsupported : undefined
        reject(new SftpError(`${what}: ${(error as Error).message}`, code, error))
      }
    })
    return Promise.race([sent, ended])
  }
}

async function listFolder(
  send: Send,
  wrapper: SFTPWrapper,
  path: string,
): Promise<Map<string, RemoteEntry> | undefined> {
  const handle = await orAbsent(
    noSuchFile,
    send<Buffer>(`opendir ${path}`, (done) => wrapper.opendir(path, done)),
  )
  if (handle === undefined) return undefined
  try {
    const found = await readNames(() =>
      orAbsent(
        endOfFile,
        send<FileEntryWithStats[]>(`readdir ${path}`, (done) => wrapper.readdir(handle, done)),
      ),
    )
    return new Map(found.map(({ filename, attrs }) => [filename, toEntry(attrs)]))
  } finally {
    // Nothing depends on it.
    send('close', (done) => wrapper.close(handle, done)).catch(() => undefined)
  }
}

/** Returns the result of a request; `undefined` if it fails with a status. */
async function orAbsent<T>(status: number, sent: Promise<T>): Promise<T | undefined> {
  return sent.catch((error: unknown) => {
    if (error instanceof SftpError && error.status === status) return undefined
    throw error
  })
}

function toEntry({ mode, size, mtime }: Attributes): RemoteEntry {
  const kind = ({ 0o100_000: 'file', 0o040_000: 'folder' } as const)[mode & 0o170_000] ?? 'other'
  return { kind, size, mode: mode & 0o7777, mtime }
}

function toError(what: string, error: Error): SftpError {
  const { code } = error as { readonly code?: unknown }
  return new SftpError(`${what}: ${error.message}`, typeof code === 'number' ? code : undefined, error)
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
