// `npm run test:release` rehearses a release; nothing leaves this machine. With --write, the README gets the table of
// the runtimes.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startRegistry } from './registry.ts'
import { rehearse } from './rehearse.ts'
import { run } from '@hostwright/executables/run'
import { isGreen, toTable, withTable } from './runtime-table.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const work = await mkdtemp(join(tmpdir(), 'rehearsal-'))
const registry = await startRegistry(work)
try {
  const reports = await rehearse(repository, work, registry)
  console.log(`\n${toTable(reports)}\n`)
  for (const { runtime, failures } of reports)
    for (const failure of failures) console.log(`${runtime}: ${failure}`)
  if (!isGreen(reports)) process.exitCode = 1
  else if (values.write) await writeTable(toTable(reports))
} catch (error) {
  console.error(`\nThe rehearsal failed. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  registry.close()
  await rm(work, { recursive: true, force: true })
}

async function writeTable(table: string): Promise<void> {
  const readme = join(repository, 'README.md')
  const date = new Date().toISOString().slice(0, 10)
  await writeFile(readme, withTable(await readFile(readme, 'utf8'), table, date))
  await run('oxfmt', ['README.md'], { cwd: repository })
}
