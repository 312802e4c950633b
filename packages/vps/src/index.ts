export type { Os } from './os.ts'
export type { SettledPower } from './pending-power.ts'
export type { PendingReinstall } from './pending-reinstall.ts'
export type { ResumedState, StoredOperation } from './resume.ts'
export type { ActiveServer, VpsOrders, VpsPlaceInput, VpsEnsureInput } from './orders.ts'
export type { OrderInput, VpsOrder } from './vps-product.ts'
export type { PacketFilterApi } from './packet-filter.ts'
export {
  type DesiredPacketFilter,
  type DesiredRule,
  type PacketFilterChange,
  type PacketFilterPlan,
  planPacketFilter,
} from './packet-filter-plan.ts'
export type { PowerApi, RebootOptions } from './power.ts'
export type { ProtectionApi } from './protection.ts'
export { toRuleRequest } from './rule-request.ts'
export type { ServerHandle } from './server.ts'
export { createVps, type Vps } from './vps.ts'
