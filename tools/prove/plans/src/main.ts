// Plans and applies random accounts: pnpm test:plans --worlds 1000 --seed 1
import { parseArgs } from 'node:util'
import { runWorlds } from './run-worlds.ts'

const { values } = parseArgs({
  options: { worlds: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const start = performance.now()
const figures = await runWorlds({ worlds: Number(values.worlds), seed: Number(values.seed) })
const { failures, ...counts } = figures
for (const [what, count] of Object.entries(counts)) console.log(`${what.padEnd(24)} ${count}`)
console.log(`${'seconds'.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(0)}`)
for (const { what, seed, index } of failures.slice(0, 20))
  console.log(`seed ${seed}, world ${index}: ${what}`)
if (failures.length > 0) process.exitCode = 1
