// `npx pnpm test:mutations [area…]` runs the unit tests over the mutants of the code that money depends on, and of the
// products. It succeeds if each mutant is killed, or named in equivalent.json with the reason why no test can notice it;
// in an area with a percentage, if enough are killed. `orders/wire` is one folder of an area, `orders/{flow,wire}` two.
// Results are kept in .cache and reused for unchanged code, also after Ctrl+C; --force runs all mutants.
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { areas, findArea } from './areas.ts'
import { compare, type Equivalent } from './compare.ts'
import { runArea } from './run-area.ts'
import { isProse, isSurvivor, isTimeout, type Survivor, toSurvivor } from './survivor.ts'

type Found = Survivor & { readonly at: number }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
  },
})
const options = { force: values.force, concurrency: Number(values.concurrency) }
process.chdir(fileURLToPath(new URL('../../../../', import.meta.url)))
const equivalent = JSON.parse(readFileSync('tools/prove/mutation/equivalent.json', 'utf8')) as Equivalent[]

for (const name of positionals.length === 0 ? Object.keys(areas) : positionals) {
  const area = findArea(name)
  console.log(`\n── ${name}`)
  const files = runArea(name, area, options)
  const survivors = toSurvivors(files)
  const named = equivalent.filter(({ file }) => matchesGlob(file, `${area.folder}/**`))
  const { unnamed, obsolete } = compare(survivors, named)
  for (const { file, at, line, original, mutated } of unnamed) {
    console.log(`\nsurvived  ${file}:${at}\n  ${line}\n  - ${original}\n  + ${mutated}`)
  }
  for (const { file, line, mutated } of obsolete) {
    console.log(`\nnamed in equivalent.json, but no survivor  ${file}\n  ${line}\n  + ${mutated}`)
  }
  for (const timeout of toTimeouts(files)) console.log(`\nno end  ${timeout}`)
  const { percent, text } = count(files)
  const counts = `${named.length - obsolete.length} equivalent, ${unnamed.length} not named, ${obsolete.length} obsolete`
  console.log(`\n${name}: ${text}; ${counts}`)
  const isEnough = area.leastKilled === undefined ? unnamed.length === 0 : percent >= area.leastKilled
  if (!isEnough || obsolete.length > 0) process.exitCode = 1
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

/** Lists the mutants that tests noticed only because they did not end. */
function toTimeouts(files: ReturnType<typeof runArea>): string[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isTimeout).map((mutant) => {
      const { original, mutated } = toSurvivor(file, source, mutant)
      return `${file}:${mutant.location.start.line}\n  - ${original}\n  + ${mutated}\n  ${mutant.statusReason ?? ''}`
    }),
  )
}

/** Counts all mutants, including those in messages and those named as equivalent. */
function count(files: ReturnType<typeof runArea>): { percent: number; text: string } {
  const tried = Object.values(files).flatMap(({ mutants }) => mutants)
  const survived = tried.filter(isSurvivor).length
  const timeouts = tried.filter(isTimeout).length
  const killed = tried.length - survived
  const percent = (100 * killed) / tried.length
  const text = `${tried.length} mutants, ${killed} killed (${timeouts} have no end), ${survived} survived, ${percent.toFixed(1)} % killed`
  return { percent, text }
}
