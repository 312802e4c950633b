import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { createKeys } from '../keys/keys.ts'
import type { Store } from '../storage/store.ts'
import { keepTime } from '../time/kept-time.ts'
import { seedWorld, type WorldName } from './worlds.ts'

/** Fills an empty store in one transaction, so that a database file never contains half an account. */
export function beginWorld(store: Store, now: number, assume: AssumptionChoices, world: WorldName): void {
  store.transaction(() => {
    if (!store.isEmpty()) return
    seedWorld(store, now, world, assume)
    createKeys(store, assume).create({ allow_signup: true })
    keepTime(store, now)
  })
}
