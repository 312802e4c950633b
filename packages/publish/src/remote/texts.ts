import { isRejection, type Sftp } from './sftp.ts'

const pieceBytes = 32_768

/** Reads a small file; returns `undefined` if there is none. */
export async function readText(
  sftp: Sftp,
  path: string,
  mostBytes = 64_000_000,
): Promise<string | undefined> {
  if ((await sftp.stat(path))?.kind !== 'file') return undefined
  const pieces: Uint8Array[] = []
  await readPieces(sftp, path, mostBytes, (piece) => void pieces.push(piece))
  return Buffer.concat(pieces).toString('utf8')
}

/** Reads a file piece by piece. Rejects if it is longer than `mostBytes`. */
export async function readPieces(
  sftp: Sftp,
  path: string,
  mostBytes: number,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  const handle = await sftp.open(path, 'r')
  try {
    for (let position = 0; ;) {
      const piece = await sftp.read(handle, pieceBytes, position)
      if (piece.length === 0) return
      position += piece.length
      if (position > mostBytes) throw new RangeError(`${path} is longer than ${mostBytes} bytes.`)
      take(piece)
    }
  } finally {
    await sftp.close(handle)
  }
}

/** Writes a file beside its place and renames it, so that a reader sees the old or the new text. */
export async function writeText(sftp: Sftp, path: string, text: string): Promise<void> {
  const beside = `${path}.part`
  const handle = await sftp.open(beside, 'w')
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    await sftp.write(handle, bytes.subarray(start, start + pieceBytes), start)
  }
  await sftp.close(handle)
  await sftp.replace(beside, path)
}

/** Makes a folder unless it is there. */
export async function ensureFolder(sftp: Sftp, path: string, mode: number): Promise<void> {
  try {
    await sftp.makeFolder(path, mode)
  } catch (error) {
    if (!isRejection(error) || (await sftp.stat(path))?.kind !== 'folder') throw error
  }
}

/** Removes a file unless it is gone already. */
export async function removeIfThere(sftp: Sftp, path: string): Promise<void> {
  try {
    await sftp.remove(path)
  } catch (error) {
    if (!isRejection(error) || (await sftp.stat(path)) !== undefined) throw error
  }
}
