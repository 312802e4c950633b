import type { OperationId } from './description/operation.ts'
import type { Handler } from './handler.ts'
import { mailHandlers } from './hosting/mail/handlers.ts'
import { webHandlers } from './hosting/web/handlers.ts'
import { getApiKey } from './keys/get-api-key.ts'
import { listLogs } from './logs/list-logs.ts'
import { notImplemented, type NotImplementedId, refuse } from './not-implemented.ts'
import { listVpsPlans } from './vps/list-plans.ts'
import { orderVps } from './vps/order.ts'
import { getVpsPower, rebootVps, startVps, stopVps } from './vps/power.ts'
import { getVpsServer, listVpsServers } from './vps/servers.ts'
import { getVpsSignupStatus } from './vps/signup.ts'

const implemented: { readonly [Id in Exclude<OperationId, NotImplementedId>]: Handler<Id> } = {
  getApiKey,
  listLogs,
  listVpsPlans,
  orderVps,
  getVpsSignupStatus,
  listVpsServers,
  getVpsServer,
  getVpsPower,
  startVps,
  rebootVps,
  stopVps,
  ...webHandlers,
  ...mailHandlers,
}

/** A handler for every operation: one that is added to the description does not compile until it is here. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  ...implemented,
  ...refuse(notImplemented),
}
