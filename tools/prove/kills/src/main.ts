// Kills processes while they buy: pnpm test:kills --kills 1000 --seed 1 --journal folder
// A scenario that failed is printed, and run alone with --scenario '{…}'.
import { parseArgs } from 'node:util'
import { mustRunAll, whyWithoutRedis } from '@hostwright/redis-server'
import type { JournalKind } from './journals.ts'
import { type KillFigures, runKills } from './run-kills.ts'
import type { Scenario } from './scenario.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    journal: { type: 'string', default: 'both' },
    scenario: { type: 'string' },
  },
})

const given = values.scenario === undefined ? undefined : (JSON.parse(values.scenario) as Scenario)
const chosen = given?.journal ?? values.journal
const journals = chosen === 'both' ? (['folder', 'redis'] as const) : [chosen as JournalKind]

for (const journal of journals) {
  const why = journal === 'redis' ? whyWithoutRedis() : undefined
  if (why !== undefined) {
    console.log(`kills, redis: ${mustRunAll() ? 'FAILED' : 'skipped'}. ${why}`)
    if (mustRunAll()) process.exitCode = 1
    continue
  }
  const kills = Math.ceil(Number(values.kills) / journals.length)
  const figures = await runKills({
    kills,
    seed: Number(values.seed),
    journal,
    scenarios: given && [given],
  })
  for (const line of toReport(journal, figures)) console.log(line)
  for (const why of figures.undecided) console.log(`\nundecided: ${why}`)
  for (const { wrong, because, scenario } of figures.failures) {
    console.log(`\n${wrong}: ${because}\n  --scenario '${JSON.stringify(scenario)}'`)
  }
  // A scenario that is run alone may end before its deaths come.
  const isDone = figures.wishes > 0 && (given !== undefined || figures.kills >= Math.max(1, kills))
  if (!isDone) console.log(`kills, ${journal}: FAILED. Only ${figures.kills} of ${values.kills}`)
  if (figures.failures.length > 0 || !isDone) process.exitCode = 1
}

function toReport(journal: JournalKind, figures: KillFigures): string[] {
  const { steps, seconds, kills, wishes, told, undecided, wrongs } = figures
  const part = ((100 * undecided.length) / Math.max(1, wishes)).toFixed(2)
  const rows: [string, string][] = [
    [`kills, ${journal}`, `${kills} at ${steps.length} steps in ${seconds.toFixed(0)} s`],
    ['wishes', `${wishes}, told ${told} times what became of an order`],
    ...Object.entries(wrongs).map(([wrong, times]): [string, string] => [wrong, `${times} (must be 0)`]),
    ['unknown for good', `${undecided.length} wishes, ${part} %`],
  ]
  return rows.map(([what, figure]) => `${what.padEnd(38)} ${figure}`)
}
