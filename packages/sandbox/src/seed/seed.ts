import { seedHosting, seedHostingPlans } from './seed-hosting.ts'
import { createAccount } from '../ordering/account.ts'
import type { Store } from '../storage/store.ts'
import { createContract } from '../vps/create-contract.ts'
import { type VpsImageRecord, vpsImages } from '../vps/image.ts'
import { type VpsPlanRecord, vpsPlans } from '../vps/plan.ts'
import { sshKeys } from '../vps/ssh-key.ts'

const dayMs = 24 * 3_600_000

/** Fills a new sandbox with a small account: money, plans, images, an SSH key, one VPS and one hosting server. */
export function seed(store: Store, now: number): void {
  store.transaction(() => {
    seedCatalogue(store)
    sshKeys(store).put('deploy-key', {
      publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample deploy@example.com',
    })
    createContract(store, {
      name: 'web-01',
      plan: plans[0],
      image: images[0],
      months: 12,
      orderedAt: now - 30 * dayMs,
    })
    seedHosting(store, now)
  })
}

/** Adds the parts with which every account begins: 1,000,000 yen, and all plans and images. */
export function seedCatalogue(store: Store): void {
  createAccount(store).setBalance(1_000_000)
  for (const plan of plans) vpsPlans(store).put(plan.plan_id, plan)
  for (const image of images) vpsImages(store).put(image.image_id, image)
  seedHostingPlans(store)
}

const plans = [
  {
    plan_id: 'standard-2gb',
    vps_type: 'standard',
    plan_name: 'Standard 2GB',
    memory_mb: 2_048,
    vcpu: 3,
    disk_gb: 50,
    open: true,
    periods: [
      { months: 1, monthly: 2_310, regularMonthly: 2_310 },
      { months: 12, monthly: 1_650, regularMonthly: 1_980 },
      { months: 36, monthly: 1_430, regularMonthly: 1_760 },
    ],
  },
  {
    plan_id: 'standard-6gb',
    vps_type: 'standard',
    plan_name: 'Standard 6GB',
    memory_mb: 6_144,
    vcpu: 4,
    disk_gb: 150,
    open: true,
    periods: [
      { months: 1, monthly: 4_620, regularMonthly: 4_620 },
      { months: 12, monthly: 3_740, regularMonthly: 3_740 },
      { months: 36, monthly: 3_410, regularMonthly: 3_410 },
    ],
  },
  {
    plan_id: 'standard-12gb',
    vps_type: 'standard',
    plan_name: 'Standard 12GB',
    memory_mb: 12_288,
    vcpu: 6,
    disk_gb: 300,
    open: true,
    periods: [
      { months: 12, monthly: 7_480, regularMonthly: 7_480 },
      { months: 36, monthly: 6_820, regularMonthly: 6_820 },
    ],
  },
  {
    plan_id: 'large-memory-64gb',
    vps_type: 'large-memory',
    plan_name: 'Large memory 64GB',
    memory_mb: 65_536,
    vcpu: 8,
    disk_gb: 600,
    open: false,
    periods: [{ months: 12, monthly: 29_700, regularMonthly: 29_700 }],
  },
] as const satisfies readonly VpsPlanRecord[]

const images = [
  {
    image_id: 'ubuntu-24-04',
    name: 'Ubuntu',
    version: '24.04',
    minimum_memory_mb: 0,
    os: 'Ubuntu 24.04',
    application: null,
    requires_basic_password: false,
  },
  {
    image_id: 'debian-13',
    name: 'Debian',
    version: '13',
    minimum_memory_mb: 0,
    os: 'Debian 13',
    application: null,
    requires_basic_password: false,
  },
  {
    image_id: 'example-cms',
    name: 'Example CMS',
    version: null,
    minimum_memory_mb: 4_096,
    os: 'Ubuntu 24.04',
    application: 'Example CMS',
    requires_basic_password: true,
  },
  {
    image_id: 'example-panel',
    name: 'Example Panel',
    version: null,
    minimum_memory_mb: 0,
    os: 'Debian 13',
    application: 'Example Panel',
    requires_basic_password: true,
  },
] as const satisfies readonly VpsImageRecord[]
