import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Sftp } from '../remote/sftp.ts'

/** With its request, a piece fits into one packet of SSH, and every server takes it at once. */
const pieceBytes = 30_720
/** Twice the window of OpenSSH, which is 2 MB: the line stays full while the responses travel. */
const piecesInFlight = 136

/** A file of this machine, and the open one of the server that gets its content. */
export interface Sending {
  readonly source: FileHandle
  readonly size: number
  readonly handle: Uint8Array
}

/** Sends the content of a file. Returns its SHA-256 in hexadecimal. */
export type Send = (sending: Sending) => Promise<string>

/**
 * Creates a sender of files. Those of several pieces are sent one after another, and while the responses for one travel, the
 * next one is on its way: files that share the line would all end at the same time, and the line would be empty until the
 * next ones are open. Once a piece fails, no further one is sent.
 */
export function createSender(sftp: Sftp): Send {
  const inFlight: Promise<void>[] = []
  let last: Promise<unknown> = Promise.resolve()
  let failure: { readonly error: unknown } | undefined
  const sendPieces = async (
    sending: Sending,
    hash: Hash,
  ): Promise<{ readonly responses: Promise<void>[] }> => {
    for (let position = 0; position < sending.size;) {
      if (failure !== undefined) break
      const piece = await readPiece(sending, position, hash)
      if (piece.length === 0) break
      // A write may fail while the next piece is being read, when nothing waits for it yet.
      const response = sftp.write(sending.handle, piece, position).catch((error: unknown) => {
        failure ??= { error }
      })
      inFlight.push(response)
      position += piece.length
      if (inFlight.length >= piecesInFlight) await inFlight.shift()
    }
    return { responses: [...inFlight] }
  }
  return async (sending) => {
    const hash = createHash('sha256')
    if (sending.size <= pieceBytes) {
      await sftp.write(sending.handle, await readPiece(sending, 0, hash), 0)
      return hash.digest('hex')
    }
    const sent = last.then(() => sendPieces(sending, hash))
    last = sent.catch(() => undefined)
    await Promise.all((await sent).responses)
    if (failure !== undefined) throw failure.error
    return hash.digest('hex')
  }
}

/** Reads the next piece of a file of this machine; an empty one at its end. */
async function readPiece({ source, size }: Sending, position: number, hash: Hash): Promise<Uint8Array> {
  const piece = Buffer.allocUnsafe(Math.min(size - position, pieceBytes))
  const { bytesRead } = await source.read(piece, 0, piece.length, position)
  const read = piece.subarray(0, bytesRead)
  hash.update(read)
  return read
}
