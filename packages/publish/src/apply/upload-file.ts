import { open } from 'node:fs/promises'
import { PublishError } from '../errors/publish-error.ts'
import type { LocalFile } from '../folder/local-file.ts'
import { type FileAttributes, isRejection, type Sftp } from '../remote/sftp.ts'
import type { Send } from './create-sender.ts'

/**
 * Uploads a file of the folder to a new path. Rejects with a `PublishError` if its content is no longer the one that
 * was read before.
 */
export async function uploadFile(
  sftp: Sftp,
  send: Send,
  local: LocalFile,
  path: string,
  attributes: FileAttributes,
): Promise<void> {
  const source = await open(local.source)
  let handle: Uint8Array | undefined
  let closing: Promise<void> | undefined
  try {
    handle = await sftp.open(path, 'w', attributes.mode)
    const { hash, written } = await send({ source, size: local.size, handle })
    if (hash !== local.hash)
      throw new PublishError('folder', `${local.path} was changed while it was published: publish again.`, {
        paths: [local.path],
      })
    // Servers in Go, with pkg/sftp, may set the time of an open file before the last write, which changes it again.
    closing = sftp.close(handle)
    const setting = sftp.setAttributes(path, attributes)
    await Promise.all([written, closing, setting])
  } catch (error) {
    // A part on a full disk takes the room that a smaller publish needs.
    if (handle !== undefined && isRejection(error)) await discard(sftp, closing ?? sftp.close(handle), path)
    throw error
  } finally {
    await source.close()
  }
}

/** Removes a file once it is closed. The error that led here says more than one of this. */
async function discard(sftp: Sftp, closing: Promise<void>, path: string): Promise<void> {
  await closing.catch(() => undefined)
  await sftp.remove(path).catch(() => undefined)
}
