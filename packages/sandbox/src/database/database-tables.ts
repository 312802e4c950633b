import type { DatabaseSync } from 'node:sqlite'
import { columns, type Row, type TableName, tableNames, type Tables } from '../storage/tables.ts'

/** All rows of all tables. */
export function dumpDatabase(database: DatabaseSync): Tables {
  const readRows = (name: TableName): Row[] =>
    database.prepare(`SELECT ${toList(name)} FROM ${name} ORDER BY rowid`).all() as Row[]
  return { record: readRows('record'), counter: readRows('counter'), log: readRows('log') }
}

/** Puts rows into tables that are empty. */
export function loadDatabase(database: DatabaseSync, tables: Tables): void {
  for (const name of tableNames) {
    const own = Object.keys(columns[name])
    const marks = own.map(() => '?').join(', ')
    const insert = database.prepare(`INSERT INTO ${name} (${toList(name)}) VALUES (${marks})`)
    for (const row of tables[name]) insert.run(...own.map((column) => row[column] ?? null))
  }
}

function toList(name: TableName): string {
  return Object.keys(columns[name]).join(', ')
}
