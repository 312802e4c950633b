// Plans and applies random accounts: pnpm test:plans --worlds 1000 --seed 1. With --deaths, processes that apply die at
// each of their writes, with the journal kept and lost.
import { parseArgs } from 'node:util'
import { runCrashes } from './run-crashes.ts'
import { runWorlds } from './run-worlds.ts'

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    deaths: { type: 'boolean', default: false },
  },
})
const start = performance.now()
const show = (what: string, figure: unknown): void => console.log(`${what.padEnd(34)} ${String(figure)}`)

const { failures, ...counts } = await runWorlds({ worlds: Number(values.worlds), seed: Number(values.seed) })
for (const [what, count] of Object.entries(counts)) show(what, count)
for (const { what, seed, index } of failures.slice(0, 20))
  console.log(`seed ${seed}, world ${index}: ${what}`)
if (failures.length > 0) process.exitCode = 1

for (const isJournalKept of values.deaths ? [true, false] : []) {
  const { deaths, ...seen } = await runCrashes(isJournalKept)
  show(`deaths, journal ${isJournalKept ? 'kept' : 'lost'}`, deaths)
  for (const [what, lines] of Object.entries(seen)) {
    show(what, lines.length)
    for (const line of lines.slice(0, 10)) console.log(line)
    if (lines.length > 0) process.exitCode = 1
  }
}
show('seconds', ((performance.now() - start) / 1000).toFixed(0))
