import { JournalError } from '../errors/journal-error.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { findNewest, listFiles, removeDead, toName } from './folder-files.ts'
import { type Kept, readRecordFile } from './read-record-file.ts'

/** Reads the newest revision of a record; returns `undefined` if there is none. */
export async function readRecord(folder: string, id: string, listed?: number): Promise<Kept | undefined> {
  let newest = listed ?? (await findNewest(folder, id))
  for (let tries = 0; newest > 0 && tries < 5; tries++) {
    const kept = await readRecordFile(folder, id, newest)
    if (kept !== undefined) return kept
    // The file's revision is outdated, and another process has removed the file meanwhile.
    newest = await findNewest(folder, id)
  }
  if (newest === 0) return undefined
  throw new JournalError(
    `The file ${toName(id, newest)} in ${folder} is listed, but does not exist: check the folder`,
  )
}

/**
 * Reads the newest revision of records, and returns what a function makes of each. Reads 16 files at a time: one after
 * another, 20,000 take half a minute.
 *
 * @param newest the newest revision of each record, by id
 */
export async function readEach<T>(
  folder: string,
  newest: Iterable<readonly [id: string, revision: number | undefined]>,
  toResult: (record: OrderRecord) => T,
): Promise<T[]> {
  const results: T[] = []
  const rest = newest[Symbol.iterator]()
  const readOn = async (): Promise<void> => {
    for (const [id, revision] of { [Symbol.iterator]: () => rest }) {
      const kept = await readRecord(folder, id, revision)
      if (kept !== undefined) results.push(toResult(kept.record))
    }
  }
  await Promise.all(Array.from({ length: 16 }, readOn))
  return results
}

/** Lists the newest revision of every record, by id, and removes the temporary files of killed writers. */
export async function listNewest(folder: string): Promise<Map<string, number>> {
  const { revisions, temporary } = await listFiles(folder)
  await removeDead(folder, temporary)
  return new Map([...revisions].map(([id, all]) => [id, Math.max(...all)]))
}
