// Holds the table, or some of its rows by their index, against one client, on the Node that runs this.
import { play, type Verdict } from './row.ts'
import { importSubject } from './subjects.ts'
import { table } from './table.ts'

/** What is told. */
export interface TableReport {
  /** The version of Node. */
  readonly node: string
  /** The file that our client was loaded from. */
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
// What a client leaves behind (a pause of an hour, say) must not keep this alive.
process.send?.(report, () => process.exit())
