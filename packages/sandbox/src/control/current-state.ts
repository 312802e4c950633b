import type { LimitControl, Limits } from '../limits/limits.ts'
import { type Account, createAccount } from '../ordering/account.ts'
import type { Store } from '../storage/store.ts'
import type { Clock } from '../time/clock.ts'
import { createPlans, type Plans } from './plans.ts'

/** What is read of the account, or changed in it, comes after what fell due before. */
export function createCurrentAccount(current: () => Store): Account {
  return {
    get balance() {
      return createAccount(current()).balance
    },
    setBalance: (yen) => createAccount(current()).setBalance(yen),
  }
}

/** The same for the plans: an order that fell due before a change pays the old price. */
export function createCurrentPlans(current: () => Store): Plans {
  return {
    list: () => createPlans(current()).list(),
    change: (planId, change) => createPlans(current()).change(planId, change),
  }
}

/** The limits, with what has been counted by now. */
export function createLimitControl(limits: Limits, clock: Clock): LimitControl {
  return {
    get settings() {
      return limits.settings
    },
    set: limits.set,
    usage: () => limits.usage(clock.now()),
  }
}
