import type { CallOptions, Client } from '@hostwright/common'
import { type AccountReader, createAccountReader } from '../account/account-reader.ts'
import type { Desired } from '../desired/desired.ts'
import { parseDesired } from '../desired/parse-desired.ts'
import { type Change, type Comparison, mergeComparisons } from '../changes/change.ts'
import { readPlanAccount } from '../account/read-plan-account.ts'
import { compareHosting } from './compare-hosting.ts'
import { compareVps } from './compare-vps.ts'
import { listNeeds } from './list-needs.ts'
import { withMissingRights } from './missing-rights.ts'
import type { Plan, PlanDecisions } from './plan.ts'
import { summarise } from './summarise.ts'
import { toDigest } from './to-digest.ts'

/** Options of `planAccount`. */
export interface PlanOptions extends PlanDecisions, CallOptions {}

/**
 * Compares an account with what it shall be like. Reads only: each list at most once, and only those that the file
 * is about. What is not mentioned is not touched.
 *
 * @throws {DesiredError} for an object that cannot be used; nothing was sent
 * @throws {ConfigError} for a server that is not there and has no order, or a name that two VPSs bear
 * @throws {ApiError} as the reads: `FORBIDDEN` or `TARGET_NOT_ALLOWED` where the key may not see what it is about
 * @example const plan = await planAccount(client, parseDesired(text))
 */
export async function planAccount(
  client: Client,
  desired: Desired,
  options: PlanOptions = {},
): Promise<Plan> {
  const { rotate, ownershipLabel, ...callOptions } = options
  const wanted = parseDesired(desired)
  const read = createAccountReader(client, callOptions)
  const decisions = { rotate, ownershipLabel }
  const { changes, foreign } = await compareAccount(client, read, wanted, decisions)
  const named = changes.length === 0 ? changes : withMissingRights(changes, await read.key())
  return toPlan({
    version: 1,
    account: await readPlanAccount(client, read),
    summary: summarise(named),
    needs: listNeeds(named),
    changes: named,
    foreign,
    desired: wanted,
    options: decisions,
  })
}

/** What there is to do, in its order. What the key may do is not looked at. */
export async function compareAccount(
  client: Client,
  read: AccountReader,
  { hosting = {}, vps = {} }: Desired,
  decisions: PlanDecisions,
): Promise<Comparison> {
  const parts = await Promise.all([
    ...Object.entries(hosting).map(([name, server]) => compareHosting(client, read, name, server, decisions)),
    ...Object.entries(vps).map(([name, server]) => compareVps(client, read, name, server)),
  ])
  // Each part is of one server; within a stage the order is that of the file.
  const sorted = parts.map(({ changes, foreign }) => ({ foreign, changes: changes.toSorted(byStage) }))
  const { changes, foreign } = mergeComparisons(sorted)
  return { changes: withUniqueAddresses(changes), foreign }
}

/** Two things that mean the same, such as a text with and without quotes, still are two changes. */
function withUniqueAddresses(changes: readonly Change[]): Change[] {
  const counts = new Map<string, number>()
  return changes.map((change) => {
    const count = (counts.get(change.address) ?? 0) + 1
    counts.set(change.address, count)
    return count === 1 ? change : { ...change, address: `${change.address} (${count})` }
  })
}

function byStage(one: Change, other: Change): number {
  return one.stage - other.stage
}

async function toPlan(parts: Omit<Plan, 'digest'>): Promise<Plan> {
  // As it is when it has been stored and read again.
  const plain = JSON.parse(JSON.stringify(parts)) as Omit<Plan, 'digest'>
  return { ...plain, digest: await toDigest(plain) }
}
