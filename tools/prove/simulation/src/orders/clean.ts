import type { EventPlan, Plan } from './plan.ts'

// Each leaves something that no request of the journal explains, or takes away evidence.
const strangeEvents = new Set<EventPlan['kind']>([
  'colleague orders',
  'process is killed',
  'newest contract is renamed',
  'newest contract is not listed',
  'key rotates',
  'key is narrowed',
  'journal loses records',
])

const longestSetupMs = 55 * 60_000

/**
 * The same world with nothing in it that stays unmatched: no name that its user chose (which proves nothing), no colleague,
 * no lost record, key or log entry, no process that dies beside its dry run, and no set-up beyond the horizon.
 */
export function toClean(plan: Plan): Plan {
  return {
    ...plan,
    journals: 'shared',
    setupMs: Math.min(plan.setupMs, longestSetupMs),
    entries: [],
    machines: plan.machines.map((machine) => ({ ...machine, deaths: [], journalFailures: [] })),
    wishes: plan.wishes.map((wish) => ({ ...wish, name: 'derived' })),
    events: plan.events.filter(({ kind }) => !strangeEvents.has(kind)),
    mishaps: { ...plan.mishaps, dryRun: [] },
  }
}

/** Whether nothing in a world stays unmatched, so that time decides every order. */
export function isClean(plan: Plan): boolean {
  return JSON.stringify(plan) === JSON.stringify(toClean(plan))
}
