import type { LimitControl, Limits } from '../limits/limits.ts'
import { type Account, createAccount } from '../ordering/account.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { createPlans, type Plans } from './plans.ts'

/** Returns the controls of the account. Transitions that are due are applied before each call. */
export function createCurrentAccount(current: () => Store): Account {
  return {
    get balance() {
      return createAccount(current()).balance
    },
    setBalance: (yen) => createAccount(current()).setBalance(yen),
  }
}

/**
 * Returns the controls of the plans. Transitions that are due are applied first: a late order from before a price
 * change pays the old price.
 */
export function createCurrentPlans(current: () => Store): Plans {
  return {
    list: () => createPlans(current()).list(),
    change: (planId, change) => createPlans(current()).change(planId, change),
  }
}

/** Returns the controls of the limits, which include the counts of requests. */
export function createLimitControl(limits: Limits, clock: Clock): LimitControl {
  return {
    get settings() {
      return limits.settings
    },
    set: limits.set,
    usage: () => limits.usage(clock.now()),
  }
}
