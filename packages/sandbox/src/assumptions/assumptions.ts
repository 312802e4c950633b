import { accountAssumptions } from './account-assumptions.ts'
import { cronAssumptions } from './cron-assumptions.ts'
import { databaseAssumptions } from './database-assumptions.ts'
import { mailAssumptions } from './mail-assumptions.ts'
import { webAssumptions } from './web-assumptions.ts'
import { webLogAssumptions } from './web-log-assumptions.ts'
import { wordPressAssumptions } from './wordpress-assumptions.ts'
import { limitAssumptions } from './limit-assumptions.ts'
import { vpsAssumptions } from './vps-assumptions.ts'

/**
 * What the sandbox does where the requirements say "not shown". The first choice is the default; the
 * others can be chosen with the option `assumptions`, so that code can be tested under each.
 */
export const assumptions: readonly [
  ...typeof accountAssumptions,
  ...typeof limitAssumptions,
  ...typeof vpsAssumptions,
  ...typeof webAssumptions,
  ...typeof mailAssumptions,
  ...typeof databaseAssumptions,
  ...typeof wordPressAssumptions,
  ...typeof cronAssumptions,
  ...typeof webLogAssumptions,
] = [
  ...accountAssumptions,
  ...limitAssumptions,
  ...vpsAssumptions,
  ...webAssumptions,
  ...mailAssumptions,
  ...databaseAssumptions,
  ...wordPressAssumptions,
  ...cronAssumptions,
  ...webLogAssumptions,
]

/** A behaviour that the requirements do not settle. */
export interface Assumption {
  readonly id: string
  readonly question: string
  readonly default: string
  readonly alternatives: readonly [string, ...string[]]
  readonly why: string
}

type Entry = (typeof assumptions)[number]

/** One choice for each assumption. */
export type AssumptionChoices = {
  readonly [E in Entry as E['id']]: E['default'] | E['alternatives'][number]
}

/** Fills choices up with the defaults. */
export function chooseAssumptions(choices: Partial<AssumptionChoices> = {}): AssumptionChoices {
  for (const [id, choice] of Object.entries(choices)) {
    const entry: Assumption | undefined = assumptions.find((assumption) => assumption.id === id)
    if (entry === undefined) throw new TypeError(`assumptions: there is none with the id ${id}`)
    const known = [entry.default, ...entry.alternatives]
    if (!known.includes(choice)) throw new TypeError(`assumptions: ${id} is one of: ${known.join('; ')}`)
  }
  const defaults = Object.fromEntries(assumptions.map((assumption) => [assumption.id, assumption.default]))
  return { ...defaults, ...choices } as AssumptionChoices
}
