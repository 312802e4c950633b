import type { Client } from '@hostwright/common'
import type { Plan, Widened } from '@hostwright/plan'

/** Rights that the operator gives to agents. The rights of the API key limit them further. */
export interface Policy extends Widened {
  /** Whether agents get the tool `apply`, which applies plans of changes that are all on the list. */
  readonly isWriting: boolean
  /** The allowances that a stored plan may need. A person applies a plan that needs one. */
  readonly allow: ReadonlySet<Kind>
  /** Largest total of all orders of a stored plan, in yen. */
  readonly spend: number
  /**
   * The servers that agents see, as `--servers` names them: server names, names of VPSs and uuids. `undefined` for all
   * servers that the key sees.
   */
  readonly servers?: readonly string[]
}

/** A kind of allowance, such as `delete`, without the addresses in a plan that it is for. */
export type Kind = 'interrupt' | 'expose' | 'delete'

/** Largest number of changes of a plan that an agent applies. */
export const mostOfPlan = 20
/** Largest number of changes in 24 hours, those of people with the same journal included. */
export const mostOfDay = 100

/** Lists the reasons why the operator's rules do not accept a plan. If the list is empty, the plan may be stored. */
export function listViolations({ allow, spend }: Policy, { changes }: Plan): string[] {
  const violations: string[] = []
  for (const { address, needs } of changes)
    for (const need of needs)
      if (!isAllowed(allow, need)) violations.push(`${address} takes the allowance ${need}`)
  const cost = changes.reduce(
    (sum, { action, maxPrice }) => sum + (action === 'order' ? (maxPrice ?? Infinity) : 0),
    0,
  )
  if (cost > spend) violations.push(`its orders may cost ${cost} yen, and the limit is ${spend}`)
  return violations
}

function isAllowed(allow: Policy['allow'], need: Kind): boolean {
  return allow.has(need) || (need === 'interrupt' && allow.has('delete'))
}

/** The changes of a plan that an agent may apply, and those that only a person applies. */
export interface Judgement {
  /** Why a person applies the plan as a whole, by the address of a change; empty if an agent may apply it. */
  readonly person: readonly string[]
  /** Addresses of changes that an agent could apply without the others. */
  readonly only: readonly string[]
}

/**
 * Judges who may apply a plan. A plan with one change that is not on the list is left for a person as a whole, and so is
 * one of too many changes.
 */
export async function judgePlan(client: Client, policy: Policy, plan: Plan): Promise<Judgement> {
  const { listAttended } = await import('@hostwright/plan')
  const attended = await listAttended(client, plan, policy)
  const person = attended.map(({ address, reason }) => `${address}: ${reason}`)
  const waiting = new Set(attended.map(({ address }) => address))
  const listed = plan.changes.flatMap(({ address }) => (waiting.has(address) ? [] : address))
  if (listed.length > mostOfPlan)
    person.push(`${listed.length} changes: an agent applies at most ${mostOfPlan} of a plan`)
  return { person, only: person.length === 0 ? [] : listed.slice(0, mostOfPlan) }
}
