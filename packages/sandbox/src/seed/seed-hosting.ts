import type { Store } from '../storage/store.ts'
import { createHosting } from '../hosting/server/create-hosting.ts'
import type { HostingContract } from '../hosting/server/hosting-contract.ts'
import { type HostingPlanRecord, hostingPlans } from '../hosting/server/plan.ts'
import { addSite } from './add-site.ts'

const dayMs = 24 * 3_600_000

/** Adds one active hosting server with an added domain. */
export function seedHosting(store: Store, now: number): HostingContract {
  const contract = createHosting(store, {
    plan: plans[0],
    server_id: 'hw123456',
    months: 12,
    auto_renew: true,
    orderedAt: now - 31 * dayMs,
    ssh_enabled: false,
  })
  addSite(store, contract, {
    domain: 'example.com',
    memo: '',
    addedAt: now - 30 * dayMs,
    hasCertificate: true,
  })
  return contract
}

export function seedHostingPlans(store: Store): void {
  for (const plan of plans) hostingPlans(store).put(plan.plan_id, plan)
}

const plans = [
  {
    plan_id: 'standard',
    plan_name: 'Standard',
    open: true,
    quota_gb: 500,
    periods: [
      { months: 3, total: 3_960, regularTotal: 3_960 },
      { months: 12, total: 13_200, regularTotal: 15_840 },
    ],
  },
  {
    plan_id: 'premium',
    plan_name: 'Premium',
    open: true,
    quota_gb: 600,
    periods: [
      { months: 12, total: 26_400, regularTotal: 26_400 },
      { months: 36, total: 71_280, regularTotal: 79_200 },
    ],
  },
  {
    plan_id: 'business',
    plan_name: 'Business',
    open: true,
    quota_gb: 700,
    periods: [{ months: 12, total: 45_144, regularTotal: 45_144 }],
  },
] as const satisfies readonly HostingPlanRecord[]
