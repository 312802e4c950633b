import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import type { Verdict } from './row.ts'
import { runChild } from './run-child.ts'
import { subjectNames } from './subjects.ts'
import type { TableReport } from './table-program.ts'
import { table } from './table.ts'

/** Results of all clients in one row. */
interface ComparedRow {
  readonly situation: string
  readonly wanted: string
  readonly verdicts: Readonly<Record<string, Verdict>>
}

/** Results of all rows, with the versions of the clients. */
interface Comparison {
  readonly clients: Readonly<Record<string, string>>
  readonly rows: readonly ComparedRow[]
}

const marks: Readonly<Record<Verdict['outcome'], string>> = { holds: '✓', fails: '✗', 'no meaning': '–' }
const parallel = 3

/** Plays the table with our client and its peers, prints the results side by side, and returns them. */
export async function compareReliability(): Promise<Comparison> {
  const rows = await compareAll()
  console.log(`When things go wrong (Node ${process.version})\n`)
  printTable(rows)
  printNotes(rows)
  return { clients: Object.fromEntries(subjectNames.map((name) => [name, versionOf(name)])), rows }
}

/** Plays each row with each client in a separate process: some clients keep queues that outlive a row. */
async function compareAll(): Promise<ComparedRow[]> {
  const verdicts: Record<string, Verdict>[] = table.map(() => ({}))
  const pairs = table.flatMap((_, index) => subjectNames.map((name) => ({ name, index })))
  const work = async (): Promise<void> => {
    for (let pair = pairs.shift(); pair !== undefined; pair = pairs.shift()) {
      const { message } = await runChild('table-program.ts', [pair.name, String(pair.index)])
      verdicts[pair.index]![pair.name] = (message as TableReport).verdicts[0]!
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return table.map(({ situation, wanted }, index) => ({ situation, wanted, verdicts: verdicts[index]! }))
}

function printTable(rows: readonly ComparedRow[]): void {
  const marked = rows.map(({ situation, verdicts }) => [
    situation,
    toCells((name) => marks[verdicts[name]!.outcome]),
  ])
  const counts = toCells((name) => {
    const outcomes = rows.map(({ verdicts }) => verdicts[name]!.outcome)
    const held = outcomes.filter((outcome) => outcome === 'holds').length
    return `${held}/${outcomes.filter((outcome) => outcome !== 'no meaning').length}`
  })
  console.table(Object.fromEntries([...marked, ['rows that hold, of those that mean something', counts]]))
}

function toCells(cell: (name: string) => string): object {
  return Object.fromEntries(subjectNames.map((name) => [`${name} ${versionOf(name)}`, cell(name)]))
}

function printNotes(rows: readonly ComparedRow[]): void {
  for (const { situation, wanted, verdicts } of rows) {
    console.log(`\n  ${situation}: ${wanted}`)
    for (const name of subjectNames) {
      const { outcome, note } = verdicts[name]!
      if (note !== '') console.log(`    ${marks[outcome]} ${name.padEnd(11)} ${note}`)
    }
  }
}

/** Returns the version of a peer. Our own client has none before its first release. */
function versionOf(name: string): string {
  const manifest = findPackageJSON(name === 'hostwright' ? '@hostwright/common' : name, import.meta.url)
  return manifest === undefined
    ? ''
    : (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
