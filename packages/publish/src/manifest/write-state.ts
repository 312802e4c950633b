import type { Sftp } from '../remote/sftp.ts'
import { writeText } from '../remote/texts.ts'
import type { Manifest, Publisher } from './manifest.ts'
import type { StatePaths } from './state-paths.ts'

/** Writes the manifest of a source, in one step for a reader. */
export function writeManifest(sftp: Sftp, { manifest: path }: StatePaths, manifest: Manifest): Promise<void> {
  const { files, isOpen, pending, folders, keep, undo, redo } = manifest
  return write(sftp, path, {
    files: Object.fromEntries(files),
    isOpen,
    pending: Object.fromEntries(pending),
    folders,
    keep,
    ...(undo && { undo: Object.fromEntries(undo) }),
    ...(redo && { redo: Object.fromEntries(redo) }),
  })
}

/** Writes who published last. */
export function writePublisher(
  sftp: Sftp,
  { publisher: path }: StatePaths,
  publisher: Publisher,
): Promise<void> {
  return write(sftp, path, publisher)
}

function write(sftp: Sftp, path: string, value: object): Promise<void> {
  return writeText(sftp, path, `${JSON.stringify({ version: 1, ...value })}\n`)
}
