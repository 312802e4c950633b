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
 * Behaviours that the documentation leaves open, with the choices that the sandbox can make. Each has a default; the
 * option `assumptions` selects other choices, to test a program under each.
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
  /** The id of the assumption, which the option `assumptions` uses. */
  readonly id: string
  /** The question that the documentation leaves open. */
  readonly question: string
  /** The id of the default choice. */
  readonly default: string
  /** Descriptions of the choices, by id. */
  readonly choices: Readonly<Record<string, string>>
  /** Why this choice is the default. */
  readonly why: string
}

/** Returns the choice for every assumption: the given one, or the default. */
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
