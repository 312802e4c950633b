import type { LimitControl, Limits } from '../limits/limits.ts'
import { type Account, createAccount } from '../ordering/account.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { createPlans, type Plans } from './plans.ts'

/** Returns the controls of the account's balance. Before each call, late requests that are due are executed. */
export function createCurrentAccount(current: () => Store): Account {
  return {
    get balance() {
      return createAccount(current()).balance
    },
    setBalance: (yen) => createAccount(current()).setBalance(yen),
  }
}

/**
 * Returns the controls of the plans. Before each call, late requests that are due are executed: an order from before a
 * price change pays the old price.
 */
export function createCurrentPlans(current: () => Store): Plans {
  return {
    list: () => createPlans(current()).list(),
    change: (planId, change) => createPlans(current()).change(planId, change),
  }
}

/** Returns the controls of the rate limits, with the numbers of counted requests. */
export function createLimitControl(limits: Limits, clock: Clock): LimitControl {
  return {
    get settings() {
      return limits.settings
    },
    set: limits.set,
    usage: () => limits.usage(clock.now()),
  }
}
