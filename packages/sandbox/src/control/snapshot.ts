import { schemaVersion } from '../storage/open-database.ts'
import type { Store } from '../storage/store.ts'

/** Everything that a sandbox stores, as it was at a moment: JSON that can be kept in a file. Keys are hashed in it. */
export interface Snapshot {
  /** The form of what is stored; another one is rejected. */
  readonly version: number
  /** The rows of each table. */
  readonly tables: Readonly<Record<TableName, readonly Row[]>>
}

type Row = Readonly<Record<string, string | number | null>>

const columns = {
  record: ['collection', 'id', 'json'],
  counter: ['name', 'last'],
  log: ['number', 'key_hash', 'at', 'shown_at', 'method', 'path', 'status', 'duration_ms', 'address'],
} as const

type TableName = keyof typeof columns

const names = Object.keys(columns) as TableName[]

export function takeSnapshot({ database }: Store): Snapshot {
  const readRows = (name: TableName): Row[] =>
    database.prepare(`SELECT ${columns[name].join(', ')} FROM ${name} ORDER BY rowid`).all() as Row[]
  return {
    version: schemaVersion,
    tables: { record: readRows('record'), counter: readRows('counter'), log: readRows('log') },
  }
}

/** Puts everything back as it was. The time stays: it only goes forward. */
export function restoreSnapshot(store: Store, snapshot: Snapshot): void {
  if (snapshot?.version !== schemaVersion || typeof snapshot.tables !== 'object')
    throw new TypeError(`This is no snapshot of version ${schemaVersion}.`)
  if (!snapshot.tables.record.every(({ json }) => isJson(json)))
    throw new TypeError('This snapshot has a record that is not JSON.')
  store.transaction(() => {
    store.clear()
    for (const name of names) {
      const marks = columns[name].map(() => '?').join(', ')
      const insert = store.database.prepare(
        `INSERT INTO ${name} (${columns[name].join(', ')}) VALUES (${marks})`,
      )
      for (const row of snapshot.tables[name])
        insert.run(...columns[name].map((column) => row[column] ?? null))
    }
  })
}

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text))
    return true
  } catch {
    return false
  }
}
