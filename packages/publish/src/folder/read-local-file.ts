import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { PublishError } from '../errors/publish-error.ts'
import { decodeText } from './decode-text.ts'
import { findSecret, searchedBytes } from './find-secret.ts'
import type { LocalFile } from './local-file.ts'

/** Reads the hash of a file. Rejects if its beginning contains a secret, unless `isIncluded`. */
export async function readLocalFile(source: string, path: string, isIncluded: boolean): Promise<LocalFile> {
  const hash = createHash('sha256')
  let size = 0
  let beginning = Buffer.alloc(0)
  const file = await open(source)
  try {
    const { mode, size: expected } = await file.stat()
    const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(expected, searchedBytes)))
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, size)
      if (bytesRead === 0) break
      const piece = buffer.subarray(0, bytesRead)
      if (size === 0) beginning = Buffer.from(piece)
      size += bytesRead
      hash.update(piece)
    }
    if (!isIncluded) rejectSecret(path, decodeText(beginning, 'latin1'))
    return { path, source, size, hash: hash.digest('hex'), mode: toMode(path, mode) }
  } finally {
    await file.close()
  }
}

function rejectSecret(path: string, beginning: string): void {
  const found = findSecret(beginning)
  if (found === undefined) return
  throw new PublishError(
    'secret',
    `${path} contains ${found}: remove it, or publish it anyway with include: ${path}.`,
    { paths: [path] },
  )
}

/** Returns the mode of a new file: all may read it, and execute it if its owner may or it is a CGI script. */
function toMode(path: string, mode: number): number {
  return (mode & 0o100) > 0 || /\.(?:cgi|pl)$/.test(path) ? 0o755 : 0o644
}
