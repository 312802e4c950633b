import type { HostingOrderServer, HostingServer, HostingSignupStatus } from '@hostwright/types'
import { toMonthEnd } from '../../japan-time.ts'
import { type HostingContract, hostingStatus } from '../hosting-contract.ts'

/** A contract as its sign-up status shows it. */
export function toSignupStatus(contract: HostingContract, now: number): HostingSignupStatus {
  const { servername, server_id, plan, months, orderedAt } = contract
  const status = hostingStatus(contract, now)
  return {
    servername,
    server_id,
    plan_id: plan.plan_id,
    status,
    expiry_date: status === 'setup_pending' ? null : toMonthEnd(orderedAt, months),
  }
}

/** A contract as its order shows it. */
export function toOrderServer(contract: HostingContract, now: number): HostingOrderServer {
  const { months, auto_renew } = contract
  return { ...toSignupStatus(contract, now), period: months, auto_renew }
}

/** A contract as the list shows it. */
export function toListedServer(contract: HostingContract, now: number): HostingServer {
  const { plan, auto_renew, memo } = contract
  return { ...toSignupStatus(contract, now), plan_name: plan.plan_name, auto_renew, memo }
}
