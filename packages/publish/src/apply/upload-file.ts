import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { PublishError } from '../errors/publish-error.ts'
import type { LocalFile } from '../folder/local-file.ts'
import { type FileAttributes, isRejection, type Sftp } from '../remote/sftp.ts'

/** A server may take less at a time: ssh2 sends such a piece in parts. */
const pieceBytes = 131_072
const piecesInFlight = 16

/**
 * Uploads a file of the folder to a new path. Rejects with a `PublishError` if its content is no longer the one that
 * was read before.
 */
export async function uploadFile(
  sftp: Sftp,
  local: LocalFile,
  path: string,
  attributes: FileAttributes,
): Promise<void> {
  const source = await open(local.source)
  let handle: Uint8Array | undefined
  try {
    const hash = createHash('sha256')
    handle = await sftp.open(path, 'w', attributes.mode)
    const sent = new Set<Promise<void>>()
    let failure: { readonly error: unknown } | undefined
    let position = 0
    while (position < local.size) {
      if (failure !== undefined) break
      const piece = await readPiece(source, local.size - position, position)
      if (piece.length === 0) break
      hash.update(piece)
      // A write may fail while the next piece is being read, when nothing waits for it yet.
      const writing = sftp
        .write(handle, piece, position)
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => sent.delete(writing))
      sent.add(writing)
      position += piece.length
      if (sent.size >= piecesInFlight) await Promise.race(sent)
    }
    await Promise.all(sent)
    throwIfFailed(failure)
    if (hash.digest('hex') !== local.hash)
      throw new PublishError('folder', `${local.path} was changed while it was published: publish again.`, {
        paths: [local.path],
      })
    await sftp.setHandle(handle, attributes)
    await sftp.close(handle)
  } catch (error) {
    // A part on a full disk takes the room that a smaller publish needs.
    if (handle !== undefined && isRejection(error)) await discard(sftp, handle, path)
    throw error
  } finally {
    await source.close()
  }
}

/** Reads the next piece of a file of this machine; an empty one at its end. */
async function readPiece(source: FileHandle, left: number, position: number): Promise<Uint8Array> {
  const piece = Buffer.allocUnsafe(Math.min(left, pieceBytes))
  const { bytesRead } = await source.read(piece, 0, piece.length, position)
  return piece.subarray(0, bytesRead)
}

/** Closes and removes a file. The error that led here says more than one of this. */
async function discard(sftp: Sftp, handle: Uint8Array, path: string): Promise<void> {
  await sftp.close(handle).catch(() => undefined)
  await sftp.remove(path).catch(() => undefined)
}

function throwIfFailed(failure: { readonly error: unknown } | undefined): void {
  if (failure !== undefined) throw failure.error
}
