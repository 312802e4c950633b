import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Sftp } from '../remote/sftp.ts'

/** With its request, a piece fits into one packet of SSH, and every server takes it at once. */
export const pieceBytes = 30_720
/** Twice the window of OpenSSH, which is 2 MB: the line stays full while the responses travel. */
const piecesInFlight = 136

/** A file of this machine, and the open one of the server that gets its content. */
export interface Sending {
  readonly source: FileHandle
  readonly size: number
  readonly handle: Uint8Array
}

/** Content that was sent. */
export interface Sent {
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  /** Resolves once the server has written everything. */
  readonly written: Promise<unknown>
}

/** The first error of senders that stop together. */
export interface Stop {
  failure?: { readonly error: unknown }
}

/** Sends the content of a file. */
export type Send = (sending: Sending) => Promise<Sent>

/**
 * Creates a sender of files. Those of several pieces are sent one after another, and while the responses for one
 * travel, the next one is on its way: files that share the line would all end at the same time, and the line would be
 * empty until the next ones are open. Once a piece of such a file fails, no further one is sent, also by other senders
 * with the same `stop`.
 */
export function createSender(sftp: Sftp, stop: Stop = {}): Send {
  const inFlight: Promise<void>[] = []
  let last: Promise<unknown> = Promise.resolve()
  const sendPieces = async (sending: Sending): Promise<Sent> => {
    const hash = createHash('sha256')
    for (let position = 0; position < sending.size;) {
      if (stop.failure !== undefined) throw stop.failure.error
      const piece = await readPiece(sending, position, hash)
      if (piece.length === 0) break
      // A write may fail while the next piece is being read, when nothing waits for it yet.
      const response = sftp.write(sending.handle, piece, position).catch((error: unknown) => {
        stop.failure ??= { error }
      })
      inFlight.push(response)
      position += piece.length
      if (inFlight.length >= piecesInFlight) await inFlight.shift()
    }
    const written = Promise.all(inFlight).then(() => stop.failure && Promise.reject(stop.failure.error))
    written.catch(() => undefined)
    return { hash: hash.digest('hex'), written }
  }
  return async (sending) => {
    if (sending.size <= pieceBytes) {
      const hash = createHash('sha256')
      const written = sftp.write(sending.handle, await readPiece(sending, 0, hash), 0)
      written.catch(() => undefined)
      return { hash: hash.digest('hex'), written }
    }
    const sent = last.then(() => sendPieces(sending))
    last = sent.catch(() => undefined)
    return sent
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
