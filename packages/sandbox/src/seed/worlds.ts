import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { Store } from '../storage/store.ts'
import { seedAgency } from './seed-agency.ts'
import { seedFleet } from './seed-fleet.ts'
import { seed, seedCatalogue } from './seed.ts'

/** The names of the possible initial accounts. */
export const worlds = ['small', 'fleet-20', 'agency-50', 'short-of-money', 'empty'] as const

/**
 * Initial content of an account, in addition to plans, images and an API key:
 *
 * - `small`: one VPS, one hosting server with a domain, an SSH key and 1,000,000 yen
 * - `fleet-20`: the same with 20 VPSs altogether, of every plan, some of which are being set up, stopped, rebooting,
 *   being reinstalled, suspended, protected or broken
 * - `agency-50`: like `small` with 50 domains on four hosting servers, with DNS records and, for most of them, mail,
 *   certificates and WordPress
 * - `short-of-money`: like `small` with 1,000 yen, which is less than any order costs
 * - `empty`: 1,000,000 yen and no contract
 */
export type WorldName = (typeof worlds)[number]

export function seedWorld(store: Store, now: number, world: WorldName, assume: AssumptionChoices): void {
  if (!worlds.includes(world)) throw new TypeError(`world is ${world}: give one of ${worlds.join(', ')}`)
  store.transaction(() => {
    if (world === 'empty') return seedCatalogue(store)
    seed(store, now)
    if (world === 'fleet-20') seedFleet(store, now)
    if (world === 'agency-50') seedAgency(store, now, assume, 50)
  })
}
