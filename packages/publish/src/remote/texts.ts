import { inFlight } from '../concurrency/in-flight.ts'
import { pieceBytes, readPieces } from './read-pieces.ts'
import { isRejection, type Sftp } from './sftp.ts'

const piecesInFlight = { window: 16, most: 64 } as const

/** Reads a small file; returns `undefined` if there is none. */
export async function readText(
  sftp: Sftp,
  path: string,
  mostBytes = 64_000_000,
): Promise<string | undefined> {
  const entry = await sftp.stat(path)
  if (entry?.kind !== 'file') return undefined
  const pieces: Uint8Array[] = []
  await readPieces(sftp, path, { size: entry.size, mostBytes }, (piece) => void pieces.push(piece))
  return Buffer.concat(pieces).toString('utf8')
}

/** Writes a file beside its place and renames it, so that a reader sees the old or the new text. */
export async function writeText(sftp: Sftp, path: string, text: string): Promise<void> {
  const beside = `${path}.part`
  const handle = await sftp.open(beside, 'w')
  const bytes = Buffer.from(text)
  const starts = Array.from(
    { length: Math.ceil(bytes.length / pieceBytes) },
    (_, index) => index * pieceBytes,
  )
  await inFlight(starts, piecesInFlight, (start) =>
    sftp.write(handle, bytes.subarray(start, start + pieceBytes), start),
  )
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

/** Makes folders unless they are there. A folder comes after the one that contains it. */
export async function ensureFolders(sftp: Sftp, paths: readonly string[], mode: number): Promise<void> {
  const there = await Promise.all(paths.map((path) => sftp.stat(path)))
  const missing = paths.filter((_, index) => there[index]?.kind !== 'folder')
  for (const path of missing) await ensureFolder(sftp, path, mode)
}

/** Removes a file unless it is gone already. */
export async function removeIfThere(sftp: Sftp, path: string): Promise<void> {
  try {
    await sftp.remove(path)
  } catch (error) {
    if (!isRejection(error) || (await sftp.stat(path)) !== undefined) throw error
  }
}
