import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isFound, type OrderQuery, toOrderIndexEntry } from '../journal/order-query.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { createIndexFile, type IndexFile, tryAppend } from './index-file.ts'
import { addLines, deletedLine, type IndexLines, toEntryLine, toStampLine, toText } from './index-lines.ts'
import { listNewest, readEach } from './read-records.ts'

/** The index of a folder journal: it says which records a query may find, and the records themselves are then read. */
export interface FolderIndex {
  /** Reads the records that a query finds. */
  find(query: OrderQuery): Promise<OrderRecord[]>
  /** Runs the writing of a record, of which the index knows before. */
  announce(record: OrderRecord, write: () => Promise<boolean>): Promise<boolean>
  /** Runs the deletion of a record, of which the index knows afterwards. */
  forget(remove: () => Promise<void>): Promise<void>
}

/** Number of records from which a folder has an index: fewer are read as fast without one. */
const leastRecords = 64

/**
 * Creates the index of a folder. Its file, `index/lines`, gets a line before a record is written, and after it a line
 * with the state of the folder, which is the time of its last change. If the folder has another state than the last
 * line says, a process was killed between the two, several wrote at the same time, or a synchroniser, a backup or a
 * person has changed files: the index is then compared with the names of all files, and the records that it lacks are
 * read.
 */
export function createFolderIndex(folder: string): FolderIndex {
  const file = createIndexFile(join(folder, 'index', 'lines'))
  return {
    async find(query) {
      const stamp = await readStamp(folder)
      const loaded = await file.load()
      const lines = loaded.stamp === stamp ? loaded : await complete(folder, file, loaded)
      if (lines !== undefined) return readEach(folder, findIds(lines, query), (record) => record)
      const all = await readEach(folder, await listNewest(folder), (record) => record)
      return all.filter((record) => isFound(toOrderIndexEntry(record), query))
    },
    async announce(record, write) {
      const handle = await file.openToAppend()
      if (handle === undefined) return write()
      try {
        const before = await readStamp(folder)
        const isAnnounced = await tryAppend(handle, toEntryLine(record))
        const isWritten = await write()
        if (isAnnounced) await tryAppend(handle, toStampLine(before, await readStamp(folder)))
        return isWritten
      } finally {
        await handle.close()
      }
    },
    async forget(remove) {
      await remove()
      await file.append(deletedLine)
    },
  }
}

/** Returns the ids of the records that a query finds, with no known revision: the newest may be another by now. */
function* findIds({ entries }: IndexLines, query: OrderQuery): Generator<[id: string, revision: undefined]> {
  for (const [id, entry] of entries) if (isFound(entry, query)) yield [id, undefined]
}

/** Completes an index from the names of all files. Returns `undefined` if the folder has too few records for one. */
async function complete(folder: string, file: IndexFile, lines: IndexLines): Promise<IndexLines | undefined> {
  // The state is read before the names: a file that appears meanwhile changes it.
  const stamp = await readStamp(folder)
  const newest = await listNewest(folder)
  if (newest.size < leastRecords) return undefined
  const isLacking = (id: string, revision: number): boolean =>
    // An entry of a newer revision can be that of a deleted record, which another has replaced.
    lines.entries.get(id)?.revision !== revision
  const lacking = [...newest].filter(([id, revision]) => isLacking(id, revision))
  const added = (await readEach(folder, lacking, toEntryLine)).join('')
  // An index that is new, damaged or twice as long as its records need is written as a whole.
  const isKept = lines.stamp !== undefined && lines.count < 2 * newest.size + leastRecords
  addLines(lines, added)
  if (isKept) await file.append(added + toStampLine(undefined, stamp))
  else {
    for (const id of lines.entries.keys()) if (!newest.has(id)) lines.entries.delete(id)
    await file.replace(toText(lines, stamp))
  }
  return lines
}

/** Returns the state of a folder, which changes with each file that is created or removed in it. */
async function readStamp(folder: string): Promise<string> {
  const found = await stat(folder, { bigint: true }).catch(() => undefined)
  return found ? `${found.mtimeNs}-${found.ctimeNs}-${found.ino}` : '-'
}
