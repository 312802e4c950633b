// Plays the table, or the rows with the given indices, with one client on the Node that runs this program.
import { play, type Verdict } from './row.ts'
import { importSubject } from './subjects.ts'
import { table } from './table.ts'

/** Report of the program. */
export interface TableReport {
  /** Version of Node. */
  readonly node: string
  /** Path of the file from which our client was loaded. */
  readonly client: string
  readonly verdicts: readonly Verdict[]
}

const [name = '', ...indices] = process.argv.slice(2)
const subject = await importSubject(name)
const rows = indices.length === 0 ? table : indices.map((index) => table[Number(index)]!)
const verdicts: Verdict[] = []
for (const row of rows) verdicts.push(await play(row, subject))
const report: TableReport = {
  node: process.version,
  client: import.meta.resolve('@hostwright/common'),
  verdicts,
}
// A client may leave timers behind, such as a pause of an hour, so the program ends explicitly.
process.send?.(report, () => process.exit())
