import type { OrderRecord } from '../journal/order-record.ts'
import { parseOrderRecord } from '../journal/parse-order-record.ts'
import { createFileExclusively } from './create-file-exclusively.ts'
import { syncFolder } from './durable-folder.ts'
import { findNewest, isFile, keptRevisions, removeFiles, toName } from './folder-files.ts'
import { type Kept, readRecordFile } from './read-record-file.ts'
import { readRecord } from './read-records.ts'

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
 * after others had written newer revisions and removed that file. Removes the revision that is not kept any more.
 */
async function isInTime(folder: string, id: string, revision: number): Promise<boolean> {
  const outdated = revision - keptRevisions
  if (outdated % keptRevisions !== 0) await removeFiles(folder, [toName(id, outdated)])
  // Every eighth revision stays. Without a file of the next of these, the newest revision is less than eight away.
  const nextKept = revision + keptRevisions - (revision % keptRevisions)
  if (!(await isFile(folder, toName(id, nextKept)))) return true
  if ((await findNewest(folder, id)) < revision + keptRevisions) return true
  await removeFiles(folder, [toName(id, revision)])
  return false
}
