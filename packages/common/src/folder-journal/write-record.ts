import type { OrderRecord } from '../journal/order-record.ts'
import { parseOrderRecord } from '../journal/parse-order-record.ts'
import { createFileExclusively } from './create-file-exclusively.ts'
import { syncFolder } from './durable-folder.ts'
import { listFiles, removeDead, removeFiles, toName, toNewest } from './folder-files.ts'
import { type Kept, readRecordFile } from './read-record-file.ts'
import { readRecord } from './read-records.ts'

/**
 * Number of revisions that are kept of each record. A writer may be suspended between reading and writing. It must then
 * find its revision number taken: either the file of that revision still exists, or this many newer ones do.
 */
const keptRevisions = 8

/**
 * Writes a record into an existing folder if the revision before it is the newest. Returns true if it is stored, also
 * if it was stored already; false if another writer was faster.
 */
export async function writeRecord(folder: string, record: OrderRecord): Promise<boolean> {
  const text = toText(record)
  const { id, revision } = record
  const kept = await readRecord(folder, id)
  if (kept?.record.revision === revision) return isSame(folder, kept, text)
  if ((kept?.record.revision ?? 0) + 1 !== revision) return false
  const isMine = await createFileExclusively(folder, toName(id, revision), text)
  if (!isMine) return isSame(folder, await readRecordFile(folder, id, revision), text)
  await syncFolder(folder)
  return isInTime(folder, id, revision)
}

/** Returns the line for a record file. Parses it first, so that no unreadable record is written. */
function toText(record: OrderRecord): string {
  const text = JSON.stringify(record)
  parseOrderRecord(text, 'The record to be written')
  return `${text}\n`
}

/**
 * Whether the stored record is identical to the one to be written. A caller repeats a write if it could not see whether
 * the first write succeeded.
 */
async function isSame(folder: string, kept: Kept | undefined, text: string): Promise<boolean> {
  if (kept?.text !== text) return false
  await syncFolder(folder) // the process that wrote this record may have died before it synced the folder to the disk
  return true
}

/**
 * Whether a revision that was just written is one of the newest eight. An older one comes from a suspended writer,
 * after others had written newer revisions and removed that file. Removes older revisions and old temporary files.
 */
async function isInTime(folder: string, id: string, revision: number): Promise<boolean> {
  const { revisions, temporary } = await listFiles(folder)
  const outdated = toNewest(id, { revisions }) - keptRevisions
  const old = (revisions.get(id) ?? []).filter((its) => its <= outdated)
  await removeFiles(
    folder,
    old.map((its) => toName(id, its)),
  )
  await removeDead(folder, temporary)
  return revision > outdated
}
