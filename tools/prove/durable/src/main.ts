// Kills workers of the durable examples: pnpm test:durable --kills 50 --engine dbos
import { parseArgs } from 'node:util'
import { whyWithoutRedis } from '@hostwright/machine/start-redis'
import { whyWithoutTemporal } from '@hostwright/machine/start-temporal'
import type { EngineName } from './engines.ts'
import { runKills } from './run-kills.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'both' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
})
const chosen = values.engine === 'both' ? (['dbos', 'temporal'] as const) : [values.engine as EngineName]
const show = (what: string, figure: unknown): void => console.log(`  ${what.padEnd(36)} ${String(figure)}`)

for (const engine of chosen) {
  const why = whyWithoutRedis() ?? (engine === 'temporal' ? whyWithoutTemporal() : undefined)
  if (why !== undefined) throw new Error(why)
  const kills = { engine, random: Number(values.kills), seed: Number(values.seed), servers: 6 }
  const { boundaries, errors, ...figures } = await runKills({ ...kills, deadlineMs: 900_000 })
  console.log(`${engine}, killed at ${boundaries.length} boundaries and ${figures.random} random moments`)
  for (const boundary of boundaries) console.log(`    ${boundary}`)
  const { double, lost, endless, secrets, flows, seconds, asked } = figures
  show('flows', `${flows} in ${seconds.toFixed(0)} s`)
  show('asked a person', asked)
  for (const [what, count] of Object.entries({ double, lost, endless, secrets }))
    show(what, `${count} (must be 0)`)
  for (const error of errors) console.log(`    ${error}`)
  if (double + lost + endless + secrets > 0) process.exitCode = 1
}
