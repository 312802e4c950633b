import type { DatabaseSync } from 'node:sqlite'
import { type Found, type Index, type IndexName, indexes, indexNames } from '../storage/indexes.ts'

/** Creates the indexes that a database lacks: all in a new one, and some in one of an earlier version. */
export function createIndexes(database: DatabaseSync): void {
  for (const name of indexNames) {
    const { properties } = indexes[name]
    database.exec(`
      CREATE INDEX IF NOT EXISTS ${name} ON record (${properties.map(toColumn).join(', ')})
      WHERE ${toCondition(indexes[name])}
    `)
  }
}

/** Returns a function that finds records by the properties of an index. */
export function createDatabaseIndexes(
  database: DatabaseSync,
): (name: IndexName, values: readonly string[]) => Found<unknown>[] {
  const queries = new Map(indexNames.map((name) => [name, database.prepare(toQuery(indexes[name]))]))
  return (name, values) => {
    const rows = queries.get(name)!.all(...values)
    return rows.map(({ collection, json }) => ({
      collection: String(collection),
      value: JSON.parse(String(json)),
    }))
  }
}

export function toQuery(index: Index): string {
  const isWanted = index.properties.map((property) => `${toColumn(property)} = ?`)
  return `
    SELECT collection, json FROM record
    WHERE ${[toCondition(index), ...isWanted].join(' AND ')} ORDER BY rowid
  `
}

/**
 * Returns the condition of a partial index. SQLite uses such an index only for a query that repeats the condition
 * literally.
 */
function toCondition({ collections }: Index): string {
  return `collection GLOB '${collections}'`
}

function toColumn(property: string): string {
  return `json ->> '$.${property}'`
}
