import { hostingContracts } from '../hosting/server/hosting-contract.ts'
import { createAccount } from '../ordering/account.ts'
import type { Store } from '../storage/store.ts'
import { createContract } from '../vps/create-contract.ts'
import { vpsImages } from '../vps/image.ts'
import { vpsPlans } from '../vps/plan.ts'
import { addSeededDomain } from './seed-hosting.ts'
import { seed } from './seed.ts'

/** What a sandbox can begin with. Each has what the small one has. */
export const worlds = ['small', 'fleet-20', 'agency-50', 'short-balance'] as const

/**
 * small: one VPS, one hosting server, 1,000,000 yen. fleet-20: 20 VPSs, web-01 to web-20. agency-50: 50 domains on the
 * hosting server, example.com and site-02.example to site-50.example. short-balance: 20,000 yen, which is less
 * than a VPS costs for a year.
 */
export type WorldName = (typeof worlds)[number]

const dayMs = 24 * 3_600_000
const shortBalance = 20_000

export function seedWorld(store: Store, now: number, world: WorldName): void {
  if (!worlds.includes(world)) throw new TypeError(`world is ${world}: give one of ${worlds.join(', ')}`)
  store.transaction(() => {
    seed(store, now)
    if (world === 'fleet-20') addFleet(store, now, 20)
    if (world === 'agency-50') addDomains(store, now, 50)
    if (world === 'short-balance') createAccount(store).setBalance(shortBalance)
  })
}

/** Adds VPSs up to a number, one each of the open plans in turn. */
function addFleet(store: Store, now: number, count: number): void {
  const plans = vpsPlans(store)
    .all()
    .filter(({ open }) => open)
  const [image] = vpsImages(store).all()
  for (let number = 2; number <= count; number++) {
    const plan = plans[number % plans.length]!
    const orderedAt = now - (30 + number) * dayMs
    createContract(store, {
      name: toName('web', number),
      plan,
      image: image!,
      months: 12,
      auto_renew: true,
      orderedAt,
    })
  }
}

function addDomains(store: Store, now: number, count: number): void {
  const [contract] = hostingContracts(store).all()
  for (let number = 2; number <= count; number++)
    addSeededDomain(store, contract!, `${toName('site', number)}.example`, now - 30 * dayMs)
}

function toName(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(2, '0')}`
}
