import type { AssumptionChoices } from '../generated/assumption-choices.ts'
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
 * What the sandbox does where the documentation says nothing. Each has a default; the other choices can be made with the
 * option `assumptions`, so that code can be tested under each.
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

/** A behaviour that the documentation leaves open. */
export interface Assumption {
  /** Names it, as the option `assumptions` does. */
  readonly id: string
  /** What the documentation leaves open. */
  readonly question: string
  /** The id of what the sandbox does unless something else is chosen. */
  readonly default: string
  /** What can be chosen, in words, by id. */
  readonly choices: Readonly<Record<string, string>>
  /** Why the default is what it is. */
  readonly why: string
}

/** Fills choices up with the defaults. */
export function chooseAssumptions(choices: Partial<AssumptionChoices> = {}): AssumptionChoices {
  for (const [id, choice] of Object.entries(choices)) {
    const entry: Assumption | undefined = assumptions.find((assumption) => assumption.id === id)
    if (entry === undefined) throw new TypeError(`assumptions: there is none with the id ${id}`)
    if (Object.hasOwn(entry.choices, choice)) continue
    const known = Object.entries(entry.choices).map(([name, text]) => `${name} (${text})`)
    throw new TypeError(`assumptions: ${id} is one of: ${known.join('; ')}`)
  }
  const defaults = Object.fromEntries(assumptions.map((assumption) => [assumption.id, assumption.default]))
  return { ...defaults, ...choices } as AssumptionChoices
}
