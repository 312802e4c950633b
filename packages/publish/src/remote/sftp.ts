/** An entry of a folder on the server. */
export interface RemoteEntry {
  readonly kind: 'file' | 'folder' | 'other'
  readonly size: number
  /** Permission bits. */
  readonly mode: number
  /** Time of the last change, in seconds since the epoch. */
  readonly mtime: number
}

/** Attributes that a publish sets. */
export type FileAttributes = Pick<RemoteEntry, 'mode' | 'mtime'>

/** The requests that a publish sends. Each is one request of SFTP, except for `list`. */
export interface Sftp {
  /** Opens a file: `r` to read, `w` to write from the beginning, `wx` to create a new one. */
  open(path: string, flags: 'r' | 'w' | 'wx', mode?: number): Promise<Uint8Array>
  write(handle: Uint8Array, bytes: Uint8Array, position: number): Promise<void>
  /** Reads at most `length` bytes; none at the end of the file. */
  read(handle: Uint8Array, length: number, position: number): Promise<Uint8Array>
  close(handle: Uint8Array): Promise<void>
  setAttributes(
    path: string,
    attributes: Pick<FileAttributes, 'mode'> & Partial<FileAttributes>,
  ): Promise<void>
  /** Returns an entry without following a link; `undefined` if there is none. */
  stat(path: string): Promise<RemoteEntry | undefined>
  /** Returns the entries of a folder by name; `undefined` if there is no such folder. */
  list(path: string): Promise<Map<string, RemoteEntry> | undefined>
  makeFolder(path: string, mode: number): Promise<void>
  removeFolder(path: string): Promise<void>
  remove(path: string): Promise<void>
  /** Renames to a name that is free; otherwise it fails. */
  rename(from: string, to: string): Promise<void>
  /** Renames in one step over a file that may be there. */
  replace(from: string, to: string): Promise<void>
  /** Gives a file a second name, which has to be free. */
  link(from: string, to: string): Promise<void>
  /** Returns the path without links. */
  resolve(path: string): Promise<string>
}

/** Opens a further channel of SFTP on a connection, with its own window; `undefined` if the server allows none. */
export type OpenChannel = () => Promise<Sftp | undefined>

/** Error of a request. */
export class SftpError extends Error {
  override readonly name = 'SftpError'
  /** The status of SFTP: 2 no such file, 3 permission denied, 4 failure. Absent if the connection ended. */
  readonly status: number | undefined

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/** Whether the server has rejected a request; otherwise the connection ended. */
export function isRejection(error: unknown): error is SftpError {
  return error instanceof SftpError && error.status !== undefined
}
