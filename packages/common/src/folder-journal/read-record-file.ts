import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { OrderRecord } from '../journal/order-record.ts'
import { parseOrderRecord, unreadable } from '../journal/parse-order-record.ts'
import { toName } from './folder-files.ts'
import { isCode } from './is-code.ts'

/** A parsed record, and the text of the file that contains it. */
export interface Kept {
  readonly record: OrderRecord
  readonly text: string
}

// Number of times that an incomplete record file is read again, and the fixed pause before each of these readings in
// milliseconds. On file systems without hard links, another process may still be writing the file, which takes long on
// a busy disk.
const lookAgain = { times: 250, afterMs: 20 }

/** Reads one revision of a record; returns `undefined` if the revision has no file. */
export async function readRecordFile(
  folder: string,
  id: string,
  revision: number,
): Promise<Kept | undefined> {
  const path = join(folder, toName(id, revision))
  const where = `The file ${path}`
  const text = await readLine(path)
  if (text === undefined) return undefined
  if (!text.endsWith('\n'))
    throw unreadable(where, 'is incomplete: the process that wrote it was interrupted')
  const record = parseOrderRecord(text, where)
  if (record.id === id && record.revision === revision) return { record, text }
  throw unreadable(where, 'contains another record than its name says')
}

/** Reads the one line of a record file. A file that does not end with a line break is incomplete, and is read again. */
async function readLine(path: string): Promise<string | undefined> {
  for (let looks = 1; ; looks++) {
    try {
      const text = await readFile(path, 'utf8')
      if (text.endsWith('\n') || looks > lookAgain.times) return text
    } catch (error) {
      if (isCode(error, 'ENOENT')) return undefined
      throw error
    }
    await pause(lookAgain.afterMs)
  }
}
