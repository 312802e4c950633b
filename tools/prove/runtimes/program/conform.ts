import { abort } from './abort.ts'
import { createBench, type Target } from './bench.ts'
import type { Checks } from './check.ts'
import { faults } from './faults.ts'
import { orders } from './orders.ts'
import { ownSandbox } from './own-sandbox.ts'
import { paging } from './paging.ts'
import { redaction } from './redaction.ts'
import { waits } from './waits.ts'

/** Result of one check. */
export interface Result {
  readonly check: string
  /** Message of the failure; null if the check passed. */
  readonly failure: string | null
}

const groups: Readonly<Record<string, Checks>> = {
  orders,
  waits,
  paging,
  faults,
  abort,
  redaction,
  sandbox: ownSandbox,
}

/** Runs all checks, one after another, against a sandbox whose clock stands still. */
export async function conform(target: Target): Promise<Result[]> {
  const results: Result[] = []
  for (const [group, checks] of Object.entries(groups)) {
    for (const [name, check] of Object.entries(checks)) {
      const failure = await createBench(target)
        .then(check)
        .then(() => null, describe)
      results.push({ check: `${group}: ${name}`, failure })
    }
  }
  return results
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
