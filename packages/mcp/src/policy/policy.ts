import type { Plan } from '@hostwright/plan'

/** Rights that the operator gives to agents. The rights of the API key limit them further. */
export interface Policy {
  /** Whether agents get the tool `apply`, which applies plans that need no allowance and order nothing. */
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

/** Whether a plan needs no allowance and orders nothing, so that an agent can apply it without a person. */
export function isOrdinary({ needs, changes }: Plan): boolean {
  return (
    needs.length === 0 && changes.every((change) => change.needs.length === 0 && change.action !== 'order')
  )
}

function isAllowed(allow: Policy['allow'], need: Kind): boolean {
  return allow.has(need) || (need === 'interrupt' && allow.has('delete'))
}
