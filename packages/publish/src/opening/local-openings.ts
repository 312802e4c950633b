import { ConfigError } from '@hostwright/common'
import { homeFolder, replaceFile } from '@hostwright/common/folder-journal'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isOverdue, parseOpening, type SshOpening } from './ssh-opening.ts'

/** Returns the folder on this machine in which openings of SSH are remembered. A container may have no home folder. */
export function openingsFolder(given: string | undefined, home: string = homeFolder()): string {
  if (given !== undefined) return given
  if (home === '')
    throw new ConfigError('openingsFolder', 'is needed where no home folder is: give it, or set HOME')
  return join(home, '.hostwright', 'ssh-openings')
}

/** Returns the openings that this machine remembers, the oldest first. */
export async function readLocalOpenings(folder: string): Promise<SshOpening[]> {
  const names = await readdir(folder).catch(() => [])
  const texts = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFile(join(folder, name), 'utf8'))
  const read = (await Promise.all(texts)).flatMap((text) => parseOpening(text) ?? [])
  return read.toSorted((one, other) => one.at.localeCompare(other.at))
}

export async function writeLocalOpening(folder: string, opening: SshOpening): Promise<void> {
  await replaceFile(join(folder, `${opening.id}.json`), `${JSON.stringify(opening)}\n`)
}

export async function removeLocalOpening(folder: string, id: string): Promise<void> {
  await rm(join(folder, `${id}.json`), { force: true })
}

/** Options of `findOverdueOpenings`. */
export interface OverdueOptions {
  /** The folder in which this machine remembers openings. @default `.hostwright/ssh-openings` in the home folder */
  readonly openingsFolder?: string | undefined
  /** Returns the time in milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined
}

/**
 * Returns the openings of SSH that this machine remembers and whose time is over: a publish was killed before it could
 * close SSH. `closeSsh` closes it. Reads no server.
 */
export async function findOverdueOpenings({
  openingsFolder: folder,
  now = Date.now,
}: OverdueOptions = {}): Promise<SshOpening[]> {
  const openings = await readLocalOpenings(openingsFolder(folder))
  return openings.filter((opening) => isOverdue(opening, now()))
}
