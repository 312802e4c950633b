import { inspect } from 'node:util'
import type { Quote } from '@hostwright/common'
import type { Apart, Reason } from './apart.ts'
import type { Check } from './violation.ts'
import type { Truth } from './truth.ts'

/** What was said not to have been executed. It must not have been, nor be executed later. */
export interface Denials {
  /** A process says it. */
  add(quote: Quote<object>, check: Check, says: string, by: string): void
  /** Somebody tries to have it executed: what a rejection said holds until now, and what was settled holds on. */
  placing(quote: Quote<object>): void
  checkAll(): void
}

interface Denial {
  readonly check: Check
  readonly says: string
  /** The name of the process that said it, and when it did. */
  readonly by: string
  readonly at: number
  /** The quote that it was said of. */
  readonly id: string
}

export function createDenials(
  truth: Truth,
  violate: (check: Check, detail: string, apart?: Reason) => void,
  apart: Apart,
  now: () => number,
): Denials {
  const denials = new Map<string, Denial>()

  function check(key: string): void {
    const denial = denials.get(key)
    if (denial === undefined) return
    const executed = truth.executionsOf(key)
    if (executed.length === 0) return
    const reason = apart.ofDenial(key, denial.by, denial.at)
    violate(denial.check, `${denial.says}, and there is ${inspect(executed)}`, reason)
  }

  return {
    add({ idempotencyKey: key, id }, of, says, by) {
      check(key)
      if (denials.get(key)?.check === 'reconcile contradicts the truth') return
      denials.set(key, { check: of, says, id, by, at: now() })
      check(key)
    },
    placing({ idempotencyKey: key, id }) {
      const denial = denials.get(key)
      // What was not executed is not placed again, but another quote may have its key.
      if (denial?.check !== 'place contradicts the truth' && denial?.id === id) return
      check(key)
      denials.delete(key)
    },
    checkAll() {
      for (const key of denials.keys()) check(key)
    },
  }
}
