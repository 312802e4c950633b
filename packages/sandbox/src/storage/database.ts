type Value = null | number | bigint | string | Uint8Array
type Row = Record<string, Value>

/** What is used of `node:sqlite`, so that a program that compiles against this package needs no types of Node. */
export interface Database {
  exec(sql: string): void
  prepare(sql: string): Statement
}

export interface Statement {
  readonly all: Execute<Row[]>
  readonly get: Execute<Row | undefined>
  readonly run: Execute<{ readonly lastInsertRowid: number | bigint }>
}

/** Parameters in their order, or by name. */
interface Execute<Answer> {
  (...values: Value[]): Answer
  (named: Row, ...values: Value[]): Answer
}
