import { JournalError } from '../errors/journal-error.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { type FolderFiles, listFiles, toName, toNewest } from './folder-files.ts'
import { type Kept, readRecordFile } from './read-record-file.ts'

/** Reads the newest revision of a record; returns `undefined` if there is none. */
export async function readRecord(
  folder: string,
  id: string,
  listed?: FolderFiles,
): Promise<Kept | undefined> {
  let newest = toNewest(id, listed ?? (await listFiles(folder)))
  for (let tries = 0; newest > 0 && tries < 5; tries++) {
    const kept = await readRecordFile(folder, id, newest)
    if (kept !== undefined) return kept
    // The file's revision is outdated, and another process has removed the file since the folder was listed, so the
    // folder is listed again.
    newest = toNewest(id, await listFiles(folder))
  }
  if (newest === 0) return undefined
  throw new JournalError(
    `The file ${toName(id, newest)} in ${folder} is listed, but does not exist: check the folder`,
  )
}

/** Reads the newest revision of every record. */
export async function readRecords(folder: string): Promise<OrderRecord[]> {
  const records: OrderRecord[] = []
  const listed = await listFiles(folder)
  for (const id of listed.revisions.keys()) {
    const kept = await readRecord(folder, id, listed)
    if (kept !== undefined) records.push(kept.record)
  }
  return records
}
