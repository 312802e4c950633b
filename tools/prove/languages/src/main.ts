// `pnpm test:languages` generates, compiles and runs every client against its own sandbox, and prints a table of the
// results. Arguments choose rows by a part of their folder's name.
import { rows } from './rows.ts'
import { runRow, type RowResult } from './run-row.ts'

const wanted = process.argv.slice(2)
const chosen = rows.filter(
  ({ client }) => wanted.length === 0 || wanted.some((part) => client.includes(part)),
)

const results: RowResult[] = []
for (const row of chosen) {
  console.log(`── ${row.client}: ${row.generator} ${row.version}`)
  const result = await runRow(row)
  results.push(result)
  if (result.output !== '') console.log(result.output.split('\n').slice(-60).join('\n'))
}

const green = results.filter(({ flow }) => flow === 'ok')
const languages = new Set(green.map(({ row }) => row.language))
console.table(results.map(toTableRow))
const skipped = results.filter(({ generate }) => generate === 'skipped').length
const failed = results.length - green.length - skipped
console.log(`${green.length} passed, ${failed} failed, ${skipped} skipped; ${languages.size} languages`)
process.exitCode = results.length > 0 && failed === 0 ? 0 : 1

function toTableRow({ row, files, generate, compile, flow, ms }: RowResult): object {
  const { language, generator, version, artefact } = row
  const minutes = (ms / 60_000).toFixed(2)
  return { language, generator, version, artefact, files, generate, compile, flow, minutes }
}
