import type { Sftp } from './sftp.ts'

/** Every server takes and returns so many bytes at a time. */
export const pieceBytes = 32_768
const piecesInFlight = 32

/** A part of a file that was asked for. */
interface Asked {
  readonly length: number
  readonly piece: Promise<Uint8Array>
}

/** An open file, how long it is believed to be, and how long it may be. */
export interface Reading {
  readonly path: string
  readonly handle: Uint8Array
  readonly size: number
  readonly mostBytes: number
}

/**
 * Reads an open file piece by piece, and closes it. The pieces of `size` are asked for together, and the one after
 * them: it is empty unless the file has grown. Rejects with a `RangeError` if the file is longer than `mostBytes`.
 */
export async function readPieces(
  sftp: Sftp,
  { path, handle, size, mostBytes }: Reading,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  try {
    let asked: Asked[] = []
    let [position, next, end] = [0, 0, size]
    for (;;) {
      while (asked.length < piecesInFlight && next <= end) {
        const length = Math.min(pieceBytes, end - next) || pieceBytes
        asked.push({ length, piece: ask(sftp, handle, length, next) })
        next += length
      }
      const { length, piece } = asked.shift()!
      const bytes = await piece
      if (bytes.length === 0) return
      position += bytes.length
      if (position > mostBytes) throw new RangeError(`${path} is longer than ${mostBytes} bytes.`)
      take(bytes)
      // A server may return less than was asked for, and the file may be longer than it was: the rest is read in turn.
      if (bytes.length < length || asked.length === 0) [asked, next, end] = [[], position, position]
    }
  } finally {
    // Nothing depends on it.
    sftp.close(handle).catch(() => undefined)
  }
}

/** Asks for a piece, which may be no longer needed when an error arrives. */
function ask(sftp: Sftp, handle: Uint8Array, length: number, position: number): Promise<Uint8Array> {
  const piece = sftp.read(handle, length, position)
  piece.catch(() => undefined)
  return piece
}
