import type { Store } from '../storage/store.ts'
import { listContracts, saveContract, type VpsContract } from '../vps/contract.ts'
import { createContract } from '../vps/create-contract.ts'
import { vpsImages } from '../vps/image.ts'
import { vpsPlans } from '../vps/plan.ts'
import { beginPowerOperation } from '../vps/power-state.ts'
import { beginInstallation } from '../vps/reinstall-state.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

interface Member {
  readonly name: string
  readonly plan: string
  readonly image: string
  readonly months: number
  /** The state of the VPS. @default running */
  readonly state?: keyof typeof states
}

/** Adds 19 VPSs to the first one: of every plan, for several periods, and in every state. */
export function seedFleet(store: Store, now: number): void {
  for (const [index, { name, plan, image, months, state }] of members.entries()) {
    const orderedAt = state === 'building' ? now - 1.5 * minuteMs : now - (30 + 17 * index) * dayMs
    const made = createContract(store, {
      name,
      plan: vpsPlans(store).get(plan)!,
      image: vpsImages(store).get(image)!,
      months,
      orderedAt,
    })
    saveContract(store, { ...made, ...(state !== undefined && states[state](store, made, now)) })
  }
  // The packet filter of the first VPS, `web-01`, opens the ports of web servers.
  const [first] = listContracts(store)
  if (first !== undefined) saveContract(store, { ...first, memo: 'front', packet_filter: webFilter })
}

const webFilter: VpsContract['packet_filter'] = {
  enabled: true,
  rules: [{ id: 1, type: 'web', protocol: null, port: null, allowed_ip: 'all', memo: null }],
}

/** Functions that return the properties with which a running VPS gets into each state. */
const states = {
  stopped: (store, _vps, now) => ({ power: beginPowerOperation(store, 'stop', now - 3 * dayMs) }),
  rebooting: (store, _vps, now) => ({ power: beginPowerOperation(store, 'reboot', now - 0.25 * minuteMs) }),
  lost: (store, _vps, now) => ({
    power: { ...beginPowerOperation(store, 'start', now - dayMs), fails: true },
    memo: 'does not start',
  }),
  reinstalling: (store, { image }, now) => ({
    oldImage: image,
    installation: beginInstallation(store, 'reinstall', now - minuteMs),
  }),
  suspended: () => ({ suspended: true, memo: 'payment is due' }),
  protected: () => ({ protection: { os_reinstall: true }, memo: 'holds data' }),
  building: () => ({}),
} as const satisfies Readonly<
  Record<string, (store: Store, vps: VpsContract, now: number) => Partial<VpsContract>>
>

const web = { plan: 'standard-2gb', image: 'ubuntu-24-04', months: 12 } as const
const api = { plan: 'standard-6gb', image: 'debian-13', months: 36 } as const
const database = { plan: 'standard-12gb', image: 'debian-13', months: 36 } as const
const worker = { plan: 'standard-6gb', image: 'ubuntu-24-04', months: 1 } as const

const members: readonly Member[] = [
  ...['web-02', 'web-03', 'web-04', 'web-05', 'web-06'].map((name) => ({ name, ...web })),
  { name: 'web-07', ...web, state: 'rebooting' },
  { name: 'web-08', ...web, state: 'stopped' },
  ...['api-01', 'api-02', 'api-03'].map((name) => ({ name, ...api })),
  { name: 'api-04', ...api, state: 'reinstalling' },
  { name: 'db-01', ...database, state: 'protected' },
  { name: 'db-02', ...database, plan: 'large-memory-64gb', months: 12, state: 'protected' },
  { name: 'worker-01', ...worker },
  { name: 'worker-02', ...worker, state: 'stopped' },
  { name: 'worker-03', ...worker, state: 'lost' },
  { name: 'cms-01', ...api, image: 'example-cms', months: 12 },
  { name: 'staging-01', ...web, months: 1, state: 'suspended' },
  { name: 'staging-02', ...web, months: 1, state: 'building' },
]
