import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { createKeys } from '../keys/keys.ts'
import { createAccount } from '../ordering/account.ts'
import type { Store } from '../storage/store.ts'
import { keepTime } from '../time/kept-time.ts'
import { seedWorld, type WorldName } from './worlds.ts'

// The cheapest order is a VPS for a month. On the last day of a month, no rest of that month is added to its 2,310 yen.
const shortBalance = 1_000

/** Fills an empty store in one transaction, so that a database file never contains half an account. */
export function beginWorld(store: Store, now: number, assume: AssumptionChoices, world: WorldName): void {
  store.transaction(() => {
    if (!store.isEmpty()) return
    seedWorld(store, now, world, assume)
    createKeys(store, assume).create({ allow_signup: true })
    // The balance is lowered after the key was created, because the new-order permission needs 20,000 yen.
    if (world === 'short-of-money') createAccount(store).setBalance(shortBalance)
    keepTime(store, now)
  })
}
