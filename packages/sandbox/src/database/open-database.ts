import type { DatabaseSync } from 'node:sqlite'
import { schemaVersion } from '../storage/tables.ts'
import { createIndexes } from './database-indexes.ts'
import { loadSqlite } from './load-sqlite.ts'
import { DatabaseError } from './database-error.ts'

// Number in the header of an SQLite file that marks the file as one of a sandbox ("HwSb").
const applicationId = 0x48_77_53_62

const tables = `
  CREATE TABLE record (
    collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (collection, id)
  ) STRICT;
  CREATE TABLE counter (name TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT;
  CREATE TABLE log (
    number INTEGER PRIMARY KEY AUTOINCREMENT, key_hash TEXT NOT NULL, at INTEGER NOT NULL, shown_at INTEGER NOT NULL,
    method TEXT NOT NULL, path TEXT NOT NULL, status INTEGER NOT NULL, duration_ms INTEGER NOT NULL, address TEXT NOT NULL
  ) STRICT;
  CREATE INDEX log_by_key ON log (key_hash, shown_at, number);
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${schemaVersion};
`

/** Opens a database in a file, which is created if it does not exist, or in memory. */
export function openDatabase(file: string | undefined): DatabaseSync {
  if (file === undefined) {
    const database = new (loadSqlite().DatabaseSync)(':memory:')
    database.exec(tables)
    createIndexes(database)
    return database
  }
  try {
    return openFile(file)
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`${file}: ${explain(error)}`, { cause: error })
  }
}

function openFile(file: string): DatabaseSync {
  const database = new (loadSqlite().DatabaseSync)(file)
  try {
    // Only one process may use the database file, because another process would not see the data that this process
    // keeps in memory. The lock ends when the process ends, even if the process is killed.
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    checkVersion(database, file)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    database.exec('BEGIN IMMEDIATE')
    if (isEmpty(database)) database.exec(tables)
    createIndexes(database)
    database.exec('COMMIT')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function checkVersion(database: DatabaseSync, file: string): void {
  if (isEmpty(database)) return
  if (readPragma(database, 'application_id') !== applicationId)
    throw new DatabaseError(`${file}: is the database of another program. Choose another file.`)
  const version = readPragma(database, 'user_version')
  if (version !== schemaVersion) {
    throw new DatabaseError(
      `${file}: holds state of version ${version}, and this sandbox reads version ${schemaVersion}. Choose another file, or the sandbox that wrote it.`,
    )
  }
}

function isEmpty(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined
}

function readPragma(database: DatabaseSync, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name])
}

function explain(error: unknown): string {
  const { message } = error as Error
  if (message.includes('not a database')) return 'is not a database. Choose another file.'
  if (message.includes('locked')) return 'is in use by another sandbox.'
  if (message.includes('unable to open'))
    return 'cannot be opened: does its folder exist, and may it be written?'
  return message
}
