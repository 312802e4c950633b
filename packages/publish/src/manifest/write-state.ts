import type { Sftp } from '../remote/sftp.ts'
import { writePart } from '../remote/texts.ts'
import type { Manifest, Publisher } from './manifest.ts'
import type { StatePaths } from './state-paths.ts'

/** Puts a file of the state in its place, in one step for a reader. */
export type PutState = () => Promise<void>

/** The place that a run writes down, and its id: another run that has taken over writes beside it. */
interface Writer {
  readonly sftp: Sftp
  readonly paths: StatePaths
  readonly runId: string
}

/** Writes the manifest of a source beside its place. Returns what puts it there. */
export function prepareManifest(writer: Writer, manifest: Manifest): Promise<PutState> {
  const { files, isOpen, pending, folders, keep, undo, redo } = manifest
  return prepare(writer, 'manifest', {
    files: Object.fromEntries(files),
    isOpen,
    pending: Object.fromEntries(pending),
    folders,
    keep,
    ...(undo && { undo: Object.fromEntries(undo) }),
    ...(redo && { redo: Object.fromEntries(redo) }),
  })
}

/** Writes who published last beside its place. Returns what puts it there. */
export function preparePublisher(writer: Writer, publisher: Publisher): Promise<PutState> {
  return prepare(writer, 'publisher', publisher)
}

async function prepare(
  { sftp, paths, runId }: Writer,
  name: 'manifest' | 'publisher',
  value: object,
): Promise<PutState> {
  const part = `${paths.stage}/${name}.${runId}.part`
  await writePart(sftp, part, `${JSON.stringify({ version: 1, ...value })}\n`)
  return () => sftp.replace(part, paths[name])
}
