import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Row } from './row.ts'

/** A row as it is written: with its version, or with a file and a pattern whose group matches the version in it. */
type WrittenRow = Row & { readonly pin?: readonly [path: string, pattern: string] }

interface Table {
  /** Shell functions that the commands of `generate` call. */
  readonly functions: string
  readonly rows: readonly WrittenRow[]
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const table = parse(read('rows.yaml'), { merge: true }) as Table

/** All rows. Each generator is pinned in its client's folder or, for npm, in the workspace's catalog. */
export const rows: readonly Row[] = table.rows.map(({ pin, ...row }) => ({
  ...row,
  ...(pin && { version: readPin(...pin) }),
  generate: `${table.functions}\n${row.generate}`,
}))

function readPin(path: string, pattern: string): string {
  const version = new RegExp(pattern).exec(read(path))?.[1]
  if (version === undefined) throw new Error(`${path} pins nothing that fits ${pattern}.`)
  return version
}
