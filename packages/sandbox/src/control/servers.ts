import { siteNamesOf } from '../files/site-names-of.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type HostingContract, hostingContracts, hostingStatus } from '../hosting/server/hosting-contract.ts'
import { toSignupStatus } from '../hosting/web/to-server.ts'
import type { Store } from '../storage/store.ts'
import { contractStatus, listContracts, signupStatus, type VpsContract } from '../vps/contract.ts'
import { shownPower } from '../vps/power-state.ts'
import { toSignupServer } from '../vps/signup.ts'

/** The current state of a VPS or a hosting server that was ordered. */
export interface ServerState {
  /** The product: `vps` or `server`, for a hosting server. */
  readonly service: 'vps' | 'server'
  /** The uuid of the VPS, or the servername. */
  readonly target: string
  /** The name of the VPS, or the servername. */
  readonly name: string
  /** The status of the server's contract. */
  readonly status: string
  /** The power state; null for a hosting server, and while the VPS does not exist yet. */
  readonly power: string | null
  /** The plan that was ordered. */
  readonly plan_id: string
  /** The contract length that was ordered, in months. */
  readonly months: number
  /** The last day of the contract as `YYYY-MM-DD`, in Japan; null until the server has been set up. */
  readonly expiry_date: string | null
  /** The IP address of the server. */
  readonly ip_address: string
  /** Names of the sites of a hosting server, each with a document root; none for a VPS. */
  readonly sites: readonly string[]
  /** Time of the order, in milliseconds since the epoch on the sandbox's clock. */
  readonly orderedAt: number
}

/** Lists all VPSs and hosting servers, the newest order first. */
export function listServers(store: Store, assume: AssumptionChoices, now: number): ServerState[] {
  return [
    ...listContracts(store).map((vps) => toVps(vps, assume, now)),
    ...hostingContracts(store)
      .all()
      .map((contract) => toHosting(store, contract, assume, now)),
  ].toSorted((a, b) => b.orderedAt - a.orderedAt)
}

function toVps(vps: VpsContract, assume: AssumptionChoices, now: number): ServerState {
  const { uuid, name, plan, months, ip_address, orderedAt } = vps
  const isCreated = signupStatus(vps, now) !== 'setup_pending'
  return {
    service: 'vps',
    target: uuid,
    name,
    status: contractStatus(vps, now),
    power: isCreated ? shownPower(vps, now, assume) : null,
    plan_id: plan.plan_id,
    months,
    expiry_date: toSignupServer(vps, now).expiry_date,
    ip_address,
    sites: [],
    orderedAt,
  }
}

function toHosting(
  store: Store,
  contract: HostingContract,
  assume: AssumptionChoices,
  now: number,
): ServerState {
  const { servername, plan, months, ip_address, orderedAt } = contract
  return {
    service: 'server',
    target: servername,
    name: servername,
    status: hostingStatus(contract, now),
    power: null,
    plan_id: plan.plan_id,
    months,
    expiry_date: toSignupStatus(contract, now, assume).expiry_date,
    ip_address,
    sites: siteNamesOf(store, servername),
    orderedAt,
  }
}
