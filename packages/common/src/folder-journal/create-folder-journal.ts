import { resolve } from 'node:path'
import { ConfigError } from '../errors/config-error.ts'
import { JournalError } from '../errors/journal-error.ts'
import type { OrderJournal } from '../journal/journal.ts'
import type { OrderRecord } from '../journal/order-record.ts'
import { deleteRecord } from './delete-record.ts'
import { makeFolder } from './durable-folder.ts'
import { createFolderIndex } from './folder-index.ts'
import { listNewest, readEach, readRecord } from './read-records.ts'
import { beginsWithTilde } from './whole-path.ts'
import { writeRecord } from './write-record.ts'

export { createFileExclusively } from './create-file-exclusively.ts'
export { homeFolder } from './home-folder.ts'
export { replaceFile } from './replace-file.ts'
export { accountName, journalFolder, stateFolder, type UserPlace } from './state-folder.ts'
export { toFileName } from './to-file-name.ts'
export { beginsWithTilde, rejectRelative } from './whole-path.ts'

/**
 * Creates a journal of orders in a folder of this machine or of a network drive. Each change of a record is a file,
 * `<id>.<revision>.json`, which only its owner can read; the newest eight of each record and each eighth are kept. No
 * two processes that use the same folder send the same order. A record that was written survives a crash, a `kill -9`
 * or a loss of power.
 *
 * Import it from `@hostwright/common/folder-journal`. The folder is created when the first record is written. Give each
 * account a folder of its own.
 *
 * @throws {ConfigError} if `folder` is empty, not a string, or begins with `~`. The journal's methods reject with a `JournalError`
 * @example const client = createClient({ journal: createFolderJournal('/var/lib/shop/orders') })
 */
export function createFolderJournal(folder: string): OrderJournal {
  if (typeof folder !== 'string' || folder === '') throw new ConfigError('folder', 'is empty: give a path')
  // It would be a journal that no other program reads.
  if (beginsWithTilde(folder))
    throw new ConfigError('folder', `is ${folder}, and only a shell replaces ~: give the whole path`)
  const path = resolve(folder)
  const index = createFolderIndex(path)
  let isKept = false

  async function write(record: OrderRecord): Promise<boolean> {
    await makeFolder(path, isKept)
    isKept = true
    return index.announce(record, () => writeRecord(path, record))
  }

  return {
    read: (id) => guard(path, 'read', async () => (await readRecord(path, parseId(id)))?.record),
    write: (record) => guard(path, 'written', () => write(record)),
    list: () => guard(path, 'read', async () => readEach(path, await listNewest(path), (record) => record)),
    find: (query) => guard(path, 'read', () => index.find(query)),
    delete: ({ id, revision }) =>
      guard(path, 'written', () => index.forget(() => deleteRecord(path, parseId(id), revision))),
  }
}

/** Checks that a record id is valid before it becomes part of a path. */
function parseId(id: string): string {
  if (typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return id
  throw new JournalError('This is not the id of a quote: give its 36 hexadecimal digits and hyphens')
}

async function guard<T>(folder: string, done: 'read' | 'written', work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof JournalError) throw error
    // Node ends the message of a permission that it does not give with a full stop.
    const reason = (error as Error).message.replace(/\.$/, '')
    const remedy = 'See that the folder can be read and written and that its disk has room, then call again'
    throw new JournalError(`The order journal in ${folder} cannot be ${done}: ${reason}. ${remedy}`, error)
  }
}
