import { readText } from '../remote/texts.ts'
import type { Sftp } from '../remote/sftp.ts'
import { createManifest, type Manifest, type Publisher } from './manifest.ts'
import { parseManifest, parsePublisher } from './parse-state.ts'
import type { StatePaths } from './state-paths.ts'

/** Returns the manifest of a source; an empty one if it has not published yet. */
export async function readManifest(sftp: Sftp, { manifest }: StatePaths): Promise<Manifest> {
  const text = await readText(sftp, manifest)
  return text === undefined ? createManifest() : parseManifest(text, manifest)
}

/** Returns who published last; `undefined` if nobody has. */
export async function readPublisher(sftp: Sftp, { publisher }: StatePaths): Promise<Publisher | undefined> {
  const text = await readText(sftp, publisher)
  return text === undefined ? undefined : parsePublisher(text, publisher)
}
