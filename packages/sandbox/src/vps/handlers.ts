import type { OperationId } from '../description/operation.ts'
import type { Handler } from '../operations/handler.ts'
import { updateVpsMemo, updateVpsName, updateVpsReverseDns } from './information.ts'
import { listVpsPlans } from './list-plans.ts'
import { orderVps } from './order.ts'
import {
  createPacketFilterRule,
  deletePacketFilterRule,
  getPacketFilter,
  updatePacketFilter,
  updatePacketFilterRule,
} from './packet-filter.ts'
import { getVpsPower, rebootVps, startVps, stopVps } from './power.ts'
import { getVpsProtection, updateVpsProtection } from './protection.ts'
import { getVpsReinstall, listVpsOsImages, reinstallVps } from './reinstall.ts'
import { getVpsServer, listVpsServers } from './servers.ts'
import { getVpsSignupStatus } from './signup.ts'

type VpsOperationId = Extract<OperationId, `${string}${'Vps' | 'PacketFilter'}${string}`>

/** The handlers of this folder, one for each operation. */
export const vpsHandlers: { readonly [Id in VpsOperationId]: Handler<Id> } = {
  listVpsPlans,
  orderVps,
  getVpsSignupStatus,
  listVpsServers,
  getVpsServer,
  updateVpsMemo,
  updateVpsName,
  updateVpsReverseDns,
  getVpsPower,
  startVps,
  rebootVps,
  stopVps,
  getPacketFilter,
  updatePacketFilter,
  createPacketFilterRule,
  updatePacketFilterRule,
  deletePacketFilterRule,
  listVpsOsImages,
  reinstallVps,
  getVpsReinstall,
  getVpsProtection,
  updateVpsProtection,
}
