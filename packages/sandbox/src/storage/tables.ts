/** Version of the tables and of the stored records. It changes whenever older data can no longer be read. */
export const schemaVersion = 4

export type Row = Readonly<Record<string, string | number | null>>

/** The whole content of a store, as rows by table. */
export type Tables = Readonly<Record<TableName, readonly Row[]>>

export type TableName = keyof typeof columns

/** The columns of each table, with the types of their values. */
export const columns = {
  record: { collection: 'string', id: 'string', json: 'string' },
  counter: { name: 'string', last: 'number' },
  log: {
    number: 'number',
    key_hash: 'string',
    at: 'number',
    shown_at: 'number',
    method: 'string',
    path: 'string',
    status: 'number',
    duration_ms: 'number',
    address: 'string',
  },
} as const

// Number of columns, counted from the first, that identify a row, by table.
const keys: Readonly<Record<TableName, number>> = { record: 2, counter: 1, log: 1 }

export const tableNames: readonly TableName[] = ['record', 'counter', 'log']

/** Checks rows of a snapshot. Throws a `TypeError` for rows that a store cannot contain. */
export function parseTables(tables: Tables): Tables {
  for (const name of tableNames) {
    const seen = new Set<string>()
    for (const row of tables[name]) {
      for (const [column, type] of Object.entries(columns[name])) {
        if (typeof row[column] !== type)
          throw new TypeError(`This snapshot has a ${name} whose ${column} is no ${type}.`)
      }
      const key = JSON.stringify(
        Object.keys(columns[name])
          .slice(0, keys[name])
          .map((column) => row[column]),
      )
      if (seen.has(key)) throw new TypeError(`This snapshot has a ${name} twice.`)
      seen.add(key)
    }
  }
  return tables
}
