import type { LimitControl, Limits } from '../limits/limits.ts'
import { type Account, createAccount } from '../ordering/account.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { createPlans, type Plans } from './plans.ts'

/** Applies the transitions that are due before the account is read or changed. */
export function createCurrentAccount(current: () => Store): Account {
  return {
    get balance() {
      return createAccount(current()).balance
    },
    setBalance: (yen) => createAccount(current()).setBalance(yen),
  }
}

/** Applies due transitions before plans change: a late order that was due before pays the old price. */
export function createCurrentPlans(current: () => Store): Plans {
  return {
    list: () => createPlans(current()).list(),
    change: (planId, change) => createPlans(current()).change(planId, change),
  }
}

/** Returns the limits, with the requests counted so far. */
export function createLimitControl(limits: Limits, clock: Clock): LimitControl {
  return {
    get settings() {
      return limits.settings
    },
    set: limits.set,
    usage: () => limits.usage(clock.now()),
  }
}
