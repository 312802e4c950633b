// Kills the built command while it orders: pnpm test:order-kills --kills 1000 --seed 1
import { parseArgs } from 'node:util'
import { runOrderKills } from './run-order-kills.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const started = Date.now()
const { kills, orders, unknown, double, lost, untrue, undecided } = await runOrderKills(
  Number(values.kills),
  Number(values.seed),
)
console.log(`${kills} kills of ${orders} orders in ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`exit code 3: ${unknown}`)
for (const [what, list] of Object.entries({ double, lost, untrue, undecided })) {
  console.log(`${what}: ${list.length} (must be 0)`)
  for (const one of list) console.log(`  ${one}`)
}
if (double.length + lost.length + untrue.length + undecided.length > 0) process.exitCode = 1
