import type { Plan } from '@hostwright/plan'

/** Options of the operator. The API key limits the server further. */
export interface Policy {
  /** Whether `apply` is offered, for plans that take no allowance. */
  readonly isWriting: boolean
  /** The allowances that a stored plan may take. A person applies such a plan. */
  readonly allow: ReadonlySet<Kind>
  /** The most that the orders of a stored plan may cost together, in yen. */
  readonly spend: number
  /** The server names and uuids that are visible; undefined for all that the key sees. */
  readonly servers?: readonly string[]
}

/** An allowance of a plan, without the addresses that it is for. */
export type Kind = 'interrupt' | 'expose' | 'delete'

/** Lists why the operator does not accept a plan. Empty: it may be stored. */
export function listViolations({ allow, spend }: Policy, { changes }: Plan): string[] {
  const violations: string[] = []
  for (const { address, needs } of changes)
    if (needs !== null && !isAllowed(allow, needs)) violations.push(`${address} takes the allowance ${needs}`)
  const cost = changes.reduce(
    (sum, { action, maxPrice }) => sum + (action === 'order' ? (maxPrice ?? Infinity) : 0),
    0,
  )
  if (cost > spend) violations.push(`its orders may cost ${cost} yen, and the limit is ${spend}`)
  return violations
}

/** Tells whether a plan only does what an ordinary write does, so that no person has to approve it. */
export function isOrdinary({ needs, changes }: Plan): boolean {
  return needs.length === 0 && changes.every((change) => change.needs === null && change.action !== 'order')
}

function isAllowed(allow: Policy['allow'], needs: Kind): boolean {
  return allow.has(needs) || (needs === 'interrupt' && allow.has('delete'))
}
