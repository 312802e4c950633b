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
  // Sent together: on a slow line, requests cost their round trips.
  const [found, opened] = await Promise.allSettled([sftp.stat(path), sftp.open(path, 'r')])
  if (found.status === 'rejected') throw found.reason
  if (found.value?.kind !== 'file') {
    if (opened.status === 'fulfilled') await sftp.close(opened.value)
    return undefined
  }
  if (opened.status === 'rejected') throw opened.reason
  const pieces: Uint8Array[] = []
  const file = { path, handle: opened.value, size: found.value.size, mostBytes }
  await readPieces(sftp, file, (piece) => void pieces.push(piece))
  return Buffer.concat(pieces).toString('utf8')
}

/** Writes a file beside its place and renames it, so that a reader sees the old or the new text. */
export async function writeText(sftp: Sftp, path: string, text: string): Promise<void> {
  const beside = `${path}.part`
  await writePart(sftp, beside, text)
  await sftp.replace(beside, path)
}

/** Writes a file that nobody reads yet. */
export async function writePart(sftp: Sftp, path: string, text: string): Promise<void> {
  const handle = await sftp.open(path, 'w')
  const bytes = Buffer.from(text)
  const write = (start: number): Promise<void> =>
    sftp.write(handle, bytes.subarray(start, start + pieceBytes), start)
  const starts = Array.from(
    { length: Math.ceil(bytes.length / pieceBytes) },
    (_, index) => index * pieceBytes,
  )
  const last = starts.pop() ?? 0
  await inFlight(starts, piecesInFlight, write)
  // A server executes the requests for one file in their order.
  await Promise.all([write(last), sftp.close(handle)])
}

/** Removes a file unless it is gone already. */
export async function removeIfThere(sftp: Sftp, path: string): Promise<void> {
  try {
    await sftp.remove(path)
  } catch (error) {
    if (!isRejection(error) || (await sftp.stat(path)) !== undefined) throw error
  }
}
