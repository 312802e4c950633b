export type { Os, PendingReinstall } from './os.ts'
export type { ActiveServer, OrderInput, Orders, PlaceInput, VpsOrder } from './orders.ts'
export type { PacketFilterApi } from './packet-filter.ts'
export type {
  DesiredPacketFilter,
  DesiredRule,
  PacketFilterChange,
  PacketFilterPlan,
} from './packet-filter-plan.ts'
export type { PowerApi, SettledPower } from './power.ts'
export type { ProtectionApi } from './protection.ts'
export type { ServerHandle } from './server.ts'
export { createVps, type Vps } from './vps.ts'
