// Kills processes while they buy: pnpm test:kills --kills 1000 --seed 1 --journal folder
// A scenario that failed is printed, and run alone with --scenario '{…}'.
import { parseArgs } from 'node:util'
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
  const figures = await runKills({
    kills: Math.ceil(Number(values.kills) / journals.length),
    seed: Number(values.seed),
    journal,
    scenarios: given && [given],
  })
  console.log(describe(journal, figures))
  for (const { wrong, because, scenario } of figures.failures) {
    console.log(`\n${wrong}: ${because}\n  --scenario '${JSON.stringify(scenario)}'`)
  }
  if (figures.failures.length > 0) process.exitCode = 1
}

function describe(
  journal: JournalKind,
  { steps, failures: _, seconds, kills, ...rest }: KillFigures,
): string {
  const perSecond = (kills / seconds).toFixed(1)
  return `${journal}: ${kills} kills in ${seconds.toFixed(1)} s (${perSecond} a second) at ${steps.length} steps: ${JSON.stringify(rest)}`
}
