// Plays the table with the built client on the Node that runs this program.
import { play, type Verdict } from './row.ts'
import { subject } from './hostwright.ts'
import { table } from './table.ts'

/** Report of the program. */
export interface TableReport {
  /** Version of Node. */
  readonly node: string
  /** Path of the file from which the client was loaded. */
  readonly client: string
  readonly verdicts: readonly Verdict[]
}

const verdicts: Verdict[] = []
for (const row of table) verdicts.push(await play(row, subject))
const report: TableReport = {
  node: process.version,
  client: import.meta.resolve('@hostwright/common'),
  verdicts,
}
// A client may leave timers behind, such as a pause of an hour, so the program ends explicitly.
process.send?.(report, () => process.exit())
