import { ConfigError } from '@hostwright/common'
import { readWorld } from '@hostwright/orders'
import { checkAllow, costOf, findRejections } from './allowances.ts'
import type { Applied, ApplyOptions } from './apply-options.ts'
import { checkAccount } from './check-account.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkOptions } from './check-options.ts'
import { createSecrets } from './create-secrets.ts'
import { NotAllowedError, type Rejection, StalePlanError } from './errors.ts'
import { findMany } from './find-many.ts'
import { type Lease, takeLease } from './lease.ts'
import { preflight } from './preflight.ts'
import { createReaders } from './readers.ts'
import { rejectBusyDay } from './reject-busy-day.ts'
import { createReport } from './report.ts'
import { createLimit, runChanges } from './run-changes.ts'
import { rejectReadOnly, senderOf } from './sender-of.ts'
import { isOfKey, withMissingRights } from '../engine/obstacles.ts'
import { parsePlan } from '../engine/parse-plan.ts'
import type { Plan } from '../engine/plan.ts'
import { withWaiting } from '../engine/requires.ts'
import { noteApply } from './kept-applies.ts'
import { readSteps } from '../journal/steps.ts'
import type { Change } from '../resource/change.ts'

/**
 * Applies a plan: makes its changes and no others, and each change only if its place is still as it was planned. Reads
 * all places before the first change. A place is read again before its change if it was read more than 30 seconds ago
 * or before a required change was made, and always if the change needs `delete` or `interrupt`. After a failure, the
 * same plan can be applied again: its finished changes are not repeated.
 *
 * @throws {ConfigError} for a plan that was edited, has another version or belongs to another account, an allowance
 *   that matches nothing, an option of another type, a missing secret, a change whose client has `readOnly`, and `plan`
 *   while another plan is being applied with the same journal. No change was sent
 * @throws {StalePlanError} if the account has changed since the plan; with `onSurprise: 'skip'` the affected changes
 *   are left out instead
 * @throws {NotAllowedError} for changes without their allowance, or if no change can be made. No change was sent
 * @throws {ApiError} the errors of the reads before the first change, and the reason of `signal` if it aborts them
 * @throws {ApplyError} for an order whose outcome is unknown, otherwise for the first change that failed or that
 *   `signal` aborted; `cause` is its error, or the reason of `signal`
 * @example await applyPlan(plan, { client, allow: ['delete'], spend: 25_000 })
 */
export async function applyPlan(given: Plan, options: ApplyOptions): Promise<Applied> {
  checkOptions(options)
  const { client, signal, onProgress } = options
  const stored = await parsePlan(given)
  const plan = { ...stored, changes: withWaiting(stored.changes) }
  checkDigest(plan, options.expect)
  checkAllow(plan, options.allow)
  if (plan.changes.length === 0) return createReport(0, onProgress).applied
  await checkAccount(plan, options)
  const world = await readWorld(client, { signal })
  const lease = await takeLease(client, world, plan.digest, signal)
  try {
    return await applyChanges(plan, world, lease, options)
  } finally {
    await lease.end()
  }
}

async function applyChanges(
  plan: Plan,
  world: string,
  lease: Lease,
  options: ApplyOptions,
): Promise<Applied> {
  const { client, signal, onSurprise = 'stop', onProgress } = options
  const steps = await readSteps(client, world, plan.digest)
  const readers = createReaders(client, { signal })
  await checkAddresses(plan.changes, readers.recent())
  const report = createReport(plan.changes.length, onProgress)
  const { pending, made, changed } = await preflight(plan.changes, readers.recent(), steps)
  for (const { address } of made) report.unchanged(address)
  for (const { change: _, ...one } of changed) report.changed(one)
  if (changed.length > 0 && onSurprise === 'stop') throw new StalePlanError(report.applied)
  const skipped = new Set(changed.map(({ address }) => address))
  const { makeable, held } = await holdBack(pending, skipped, options)
  const many = await findMany(plan, [...made, ...makeable], readers.recent())
  rejectUnallowed(many, makeable, { held, isBegun: made.length > 0, isKnown: !steps.isEmpty }, options)
  rejectReadOnly(makeable, options)
  const secrets = createSecrets(options)
  await secrets.prepare(makeable)
  for (const { address } of held) report.left(address)
  const note = async (): Promise<void> => {
    const { done, unchanged } = report.applied
    await noteApply(client, world, plan, { isMade: done.length + unchanged.length === plan.changes.length })
  }
  if (makeable.length === 0) {
    // The process of an earlier apply may have died after its last change.
    if (!steps.isEmpty) await note()
    return report.applied
  }
  const { mostOfDay } = options
  if (mostOfDay !== undefined) await rejectBusyDay(client, world, makeable.length, mostOfDay)
  await noteApply(client, world, plan)
  try {
    await runChanges(makeable, new Set(), {
      options,
      report,
      secrets,
      steps,
      readers,
      lease,
      limit: createLimit(),
      takeYen: createBudget(makeable, options.spend),
    })
  } catch (error) {
    // The error of a change says more than one of the journal, which would hide what was made.
    await note().catch(() => {})
    throw error
  }
  await note()
  return report.applied
}

function checkDigest({ digest }: Plan, expected: string | undefined): void {
  if (expected === undefined || (expected.length >= 12 && digest.startsWith(expected.toLowerCase()))) return
  throw new ConfigError(
    'expect',
    `is ${expected}, and the digest of this plan is ${digest}: it is another plan`,
  )
}

/**
 * Separates the changes that can be made from those that cannot: changes with an obstacle, and changes that require
 * such a change or one in `skipped`.
 */
async function holdBack(
  pending: readonly Change[],
  skipped: ReadonlySet<string>,
  options: ApplyOptions,
): Promise<{ readonly makeable: Change[]; readonly held: Change[] }> {
  const named = await nameRights(pending, options)
  const stopped = new Set(skipped)
  const makeable: Change[] = []
  const held: Change[] = []
  for (const change of named) {
    if (change.obstacles.length === 0 && !change.requires.some((address) => stopped.has(address)))
      makeable.push(change)
    else {
      stopped.add(change.address)
      held.push(change)
    }
  }
  return { makeable, held }
}

/**
 * Replaces the obstacles about rights: those of the key that made the plan by those of the key that sends the change.
 * Removes the obstacle that the option `again` confirms.
 */
async function nameRights(changes: readonly Change[], options: ApplyOptions): Promise<Change[]> {
  if (changes.length === 0) return []
  const { client, approver } = options
  const key = await client.me()
  const approverKey = approver === undefined ? key : await approver.me()
  return changes.flatMap((change) => {
    const own = { ...change, obstacles: withoutAgain(change, options) }
    return withMissingRights([own], senderOf(change, options) === client ? key : approverKey)
  })
}

/**
 * Returns the obstacles of a change without those about rights of the API key. If the option `again` confirms the order
 * of this change, the change's first obstacle, that a former order exists, is removed too.
 */
function withoutAgain({ address, again, obstacles }: Change, options: ApplyOptions): readonly string[] {
  // Obstacles about missing rights are about the key that made the plan. `nameRights` adds those of the key that sends
  // the change.
  const lasting = obstacles.filter((obstacle) => !isOfKey(obstacle))
  return again !== undefined && options.again?.[address] === again ? lasting.slice(1) : lasting
}

/**
 * Creates a function that returns the highest price of an order: its planned price, and for the first order also what
 * `spend` leaves beyond the planned prices of all orders.
 */
function createBudget(changes: readonly Change[], spend = 0): (order: Change) => number {
  const orders = changes.filter(({ action }) => action === 'order')
  let rest = spend - orders.reduce((sum, order) => sum + costOf(order), 0)
  return (order) => {
    const most = costOf(order) + rest
    rest = 0
    return most
  }
}

interface Progress {
  readonly held: readonly Change[]
  readonly isBegun: boolean
  /** Whether the journal has a record of a change of this plan, made or only begun. */
  readonly isKnown: boolean
}

function rejectUnallowed(
  many: readonly string[],
  makeable: readonly Change[],
  progress: Progress,
  options: ApplyOptions,
): void {
  const { held, isBegun, isKnown } = progress
  const rejections = findRejections(makeable, many, options)
  if (isBegun && !isKnown) rejections.push(...makeable.filter(isEnding).map(toBegun))
  if (rejections.length > 0) throw new NotAllowedError(rejections)
  if (makeable.length > 0 || held.length === 0) return
  const obstacles = held.flatMap(({ address, obstacles: list }) =>
    list.map((message): Rejection => ({ address, needs: 'obstacle', message })),
  )
  throw new NotAllowedError(obstacles)
}

function isEnding({ needs }: Change): boolean {
  return needs.includes('delete') || needs.includes('interrupt')
}

function toBegun({ address }: Change): Rejection {
  const message =
    'others of its changes were made already, and the journal does not show by whom: this plan may have made this one too, and another program reverted it. Plan again'
  return { address, needs: 'obstacle', message }
}
