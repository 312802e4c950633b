import { createHash } from 'node:crypto'
import type { Sftp } from '../remote/sftp.ts'
import { readPieces } from '../remote/read-pieces.ts'

/** How many bytes of others' files a publish reads to find those that are equal. */
const mostBytes = 200_000_000

/** Creates a reader of hashes of files on the server, which returns `undefined` for what is too much to read. */
export function createHashReader(
  sftp: Sftp,
  root: string,
): (path: string, size: number) => Promise<string | undefined> {
  let left = mostBytes
  return async (path, size) => {
    if (size > left) return undefined
    left -= size
    const hash = createHash('sha256')
    const place = `${root}/${path}`
    const file = { path: place, handle: await sftp.open(place, 'r'), size, mostBytes: size }
    // A file that grows meanwhile is not equal to anything.
    await readPieces(sftp, file, (piece) => void hash.update(piece)).catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error
      hash.update('longer')
    })
    return hash.digest('hex')
  }
}
