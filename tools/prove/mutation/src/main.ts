// `npx pnpm test:mutations [area…]`: runs the unit tests over every mutant of the parts on which money depends.
// Green when each mutant is killed, or named in equivalent.json with the reason why no test can tell it.
// Results are kept in .cache and used again for what has not changed; --force runs all.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { areas } from './areas.ts'
import { compare, type Equivalent } from './compare.ts'
import { runArea } from './run-area.ts'
import { isProse, isSurvivor, type Survivor, toSurvivor } from './survivor.ts'

type Found = Survivor & { readonly at: number }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
})
process.chdir(fileURLToPath(new URL('../../../../', import.meta.url)))
const equivalent = JSON.parse(readFileSync('tools/prove/mutation/equivalent.json', 'utf8')) as Equivalent[]

for (const name of positionals.length === 0 ? Object.keys(areas) : positionals) {
  const area = areas[name]
  if (area === undefined) throw new Error(`There is no area ${name}: give ${Object.keys(areas).join(', ')}`)
  console.log(`\n── ${name}`)
  const files = runArea(name, area, values.force)
  const named = equivalent.filter(({ file }) => file.startsWith(`${area.folder}/`))
  const { unnamed, obsolete } = compare(toSurvivors(files), named)
  for (const { file, at, line, original, mutated } of unnamed) {
    console.log(`\nsurvived  ${file}:${at}\n  ${line}\n  - ${original}\n  + ${mutated}`)
  }
  for (const { file, line, mutated } of obsolete) {
    console.log(`\nnamed in equivalent.json, but no survivor  ${file}\n  ${line}\n  + ${mutated}`)
  }
  const counts = `${named.length - obsolete.length} equivalent, ${unnamed.length} not named, ${obsolete.length} obsolete`
  console.log(`\n${name}: ${toSummary(files)}; ${counts}`)
  if (unnamed.length + obsolete.length > 0) process.exitCode = 1
}

function toSurvivors(files: ReturnType<typeof runArea>): Found[] {
  const found: Found[] = []
  for (const [file, { source, mutants }] of Object.entries(files)) {
    for (const mutant of mutants.filter(isSurvivor)) {
      const survivor = toSurvivor(file, source, mutant)
      if (!isProse(survivor, mutant)) found.push({ ...survivor, at: mutant.location.start.line })
    }
  }
  return found
}

function toSummary(files: ReturnType<typeof runArea>): string {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const counts = new Map<string, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [`${statuses.length} mutants`, ...[...counts].map(([status, count]) => `${count} ${status}`)].join(
    ', ',
  )
}
