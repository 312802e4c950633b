// Plans and applies random accounts: pnpm test:plans --worlds 1000 --seed 1.
import { parseArgs } from 'node:util'
import { runWorlds } from './run-worlds.ts'

const { values } = parseArgs({
  options: { worlds: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const start = performance.now()
const show = (what: string, figure: unknown): void => console.log(`${what.padEnd(34)} ${String(figure)}`)

const { failures, ...counts } = await runWorlds({ worlds: Number(values.worlds), seed: Number(values.seed) })
for (const [what, count] of Object.entries(counts)) show(what, count)
for (const { what, seed, index } of failures.slice(0, 20))
  console.log(`seed ${seed}, world ${index}: ${what}`)
if (failures.length > 0) process.exitCode = 1
show('seconds', ((performance.now() - start) / 1000).toFixed(0))
