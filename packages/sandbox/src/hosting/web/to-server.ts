import type { HostingOrderServer, HostingServer, HostingSignupStatus } from '@hostwright/types'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import { toExpiry } from '../../ordering/to-expiry.ts'
import { type HostingContract, hostingStatus, setupStatus } from '../server/hosting-contract.ts'

/** Returns a hosting contract in the form of the response with its sign-up status. */
export function toSignupStatus(
  contract: HostingContract,
  now: number,
  assume: AssumptionChoices,
): HostingSignupStatus {
  const { servername, server_id, plan, months, orderedAt } = contract
  const status = hostingStatus(contract, now)
  return {
    servername,
    server_id,
    plan_id: plan.plan_id,
    status,
    expiry_date: status === 'setup_pending' ? null : toExpiry[assume['hosting-expiry']](orderedAt, months),
  }
}

/** Returns a hosting contract in the form of the response to its order. */
export function toOrderServer(
  contract: HostingContract,
  now: number,
  assume: AssumptionChoices,
): HostingOrderServer {
  const { months, auto_renew } = contract
  const status = setupStatus(contract, now)
  return { ...toSignupStatus(contract, now, assume), status, period: months, auto_renew }
}

/** Returns a hosting contract in the form of an entry in the list of servers. */
export function toListedServer(
  contract: HostingContract,
  now: number,
  assume: AssumptionChoices,
): HostingServer {
  const { plan, auto_renew, memo } = contract
  return { ...toSignupStatus(contract, now, assume), plan_name: plan.plan_name, auto_renew, memo }
}
