import type { OrderRecord } from '../journal/order-record.ts'
import { parseOrderRecord } from '../journal/parse-order-record.ts'
import { createFileExclusively } from './create-file-exclusively.ts'
import { syncFolder } from './durable-folder.ts'
import { listFiles, removeDead, removeFiles, toName, toNewest } from './folder-files.ts'
import { type Kept, readRecordFile } from './read-record-file.ts'
import { readRecord } from './read-records.ts'

/**
 * So many revisions of a record stay, so that the name of the next one is not free again as soon as it is
 * outdated: a writer that stood still between looking and writing finds it taken. One that stood still for even
 * longer sees by as many newer ones that it came too late.
 */
const keptRevisions = 8

/** Writes a record into a folder that is there, if the revision before it is the newest; false when somebody else was faster. */
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

/** The line that a file holds. It is read first as others will read it: what cannot be read is not written. */
function toText(record: OrderRecord): string {
  const text = JSON.stringify(record)
  parseOrderRecord(text, 'The record to be written')
  return `${text}\n`
}

/** Anyone who does not know whether a write was kept writes the same once more. */
async function isSame(folder: string, kept: Kept | undefined, text: string): Promise<boolean> {
  if (kept?.text !== text) return false
  await syncFolder(folder) // its writer may have died before
  return true
}

/** Whether a file was made before its name was free for a second time. Removes what nobody needs any more. */
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
