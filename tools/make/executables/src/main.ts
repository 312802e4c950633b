// Makes the command a single file: `npx pnpm executables` for this machine, `npx pnpm executables all` for all
// platforms.
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeExecutable } from './make-executable.ts'
import { findTarget, targets } from './targets.ts'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'dist/executables' } },
  allowPositionals: true,
})
const unknown = positionals.filter(
  (name) => name !== 'all' && !targets.some((target) => target.name === name),
)
if (unknown.length > 0) {
  console.error(
    `There is no target ${unknown.join(', ')}: give all, or ${targets.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const chosen = positionals.includes('all')
  ? targets
  : positionals.length > 0
    ? targets.filter(({ name }) => positionals.includes(name))
    : [findTarget()]

const manifest = createRequire(import.meta.url).resolve('@hostwright/cli/package.json')
const folder = resolve(values.out)
const sums: string[] = []
for (const target of chosen) {
  const file = await makeExecutable({ entry: join(dirname(manifest), 'dist/command.js'), folder, target })
  const bytes = await readFile(file)
  sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${basename(file)}\n`)
  console.log(`${file}: ${(bytes.length / 1e6).toFixed(0)} MB`)
}
await rm(join(folder, 'runtimes'), { recursive: true, force: true })
await writeFile(join(folder, 'SHA256SUMS'), sums.join(''))
