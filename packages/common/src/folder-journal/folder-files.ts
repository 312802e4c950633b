import { lstat, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from './is-code.ts'

/** The files of a journal in its folder. Other files in the folder are ignored and never removed. */
export interface FolderFiles {
  /** The numbers of the revisions that have a file, by record id. */
  readonly revisions: ReadonlyMap<string, readonly number[]>
  /** Names of temporary files, whose writers are running or were killed. */
  readonly temporary: readonly string[]
}

const recordName = /^([0-9a-f-]{36})\.([1-9]\d{0,14})\.json$/
const temporaryName = /^[0-9a-f-]{36}\.\d+\.json\.[0-9a-f-]{36}\.tmp$/

/**
 * Age at which a temporary file is removed, in milliseconds: its writer was probably killed. If the writer still runs,
 * its write fails.
 */
const deadAfterMs = 3_600_000

export const toName = (id: string, revision: number): string => `${id}.${revision}.json`

/**
 * Number of revisions that are kept of each record, and of which one is kept forever: a writer may be suspended between
 * reading and writing, and has to find that its revision number was taken.
 */
export const keptRevisions = 8

/**
 * Finds the newest revision of a record, 0 if there is none, without a list of the folder: with 20,000 records that
 * takes longer than all else that an order does. Every eighth revision stays, so the newest is less than eight after
 * the last of these. A file that a synchroniser brings before older ones is found as well, up to eight revisions ahead.
 */
export async function findNewest(folder: string, id: string): Promise<number> {
  for (let base = 0; ; base += keptRevisions) {
    const next = Array.from({ length: keptRevisions }, (_, index) => base + index + 1)
    const found = await Promise.all(next.map((revision) => isFile(folder, toName(id, revision))))
    if (!found.at(-1)) return base + found.lastIndexOf(true) + 1
  }
}

/** Whether a file of this name exists. */
export async function isFile(folder: string, name: string): Promise<boolean> {
  try {
    await lstat(join(folder, name))
    return true
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

/** Lists the journal's files in a folder. A folder that does not exist has none. */
export async function listFiles(folder: string): Promise<FolderFiles> {
  const names = await readNames(folder)
  const revisions = new Map<string, number[]>()
  for (const name of names) {
    const [, id, revision] = recordName.exec(name) ?? []
    if (id === undefined) continue
    const others = revisions.get(id) ?? []
    others.push(Number(revision))
    revisions.set(id, others)
  }
  return { revisions, temporary: names.filter((name) => temporaryName.test(name)) }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}

/** Removes the temporary files that are older than an hour: their writers were probably killed. */
export async function removeDead(folder: string, temporary: readonly string[]): Promise<void> {
  for (const name of temporary) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > deadAfterMs) await removeFiles(folder, [name])
  }
}

/** Removes files of the journal. A file that cannot be removed is left for the next writer. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name)).catch(() => {})
}
