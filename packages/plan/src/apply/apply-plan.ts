import { ConfigError, mapSettled } from '@hostwright/common'
import { createAccountReader } from '../account/account-reader.ts'
import type { Change } from '../changes/change.ts'
import { withMissingRights } from '../plan/missing-rights.ts'
import { parsePlan } from '../plan/parse-plan.ts'
import { compareAccount, planAccount } from '../plan/plan-account.ts'
import type { Plan } from '../plan/plan.ts'
import type { Applied, ApplyOptions } from './apply-options.ts'
import { applyServer } from './apply-server.ts'
import { createRun } from './run.ts'
import { createSecrets } from './create-secrets.ts'
import { findRejections } from './find-rejections.ts'
import { findStale, withPlannedPrices } from './find-stale.ts'
import { NotAllowedError } from './not-allowed-error.ts'
import { StalePlanError } from './stale-plan-error.ts'
import { toServer } from './to-server.ts'

/**
 * Applies a plan: reads the account again, and sends what the plan says and nothing else. Changes that were made
 * already are not repeated, so a plan that is applied twice sends nothing the second time. It stops at the first
 * failure; planning and applying the same file again goes on from there.
 *
 * @throws {ConfigError} for a plan that was changed, of another version or account, and a secret that is missing; nothing was sent
 * @throws {StalePlanError} when the account has changed since; it has the new plan, and nothing was sent
 * @throws {NotAllowedError} for changes that are destructive, cost money or cannot be made; nothing was sent
 * @throws {ApplyError} for the first change that failed; its `cause` says why
 * @example await applyPlan(plan, { client, allow: ['delete'], spend: 25_000 })
 */
export async function applyPlan(given: Plan, options: ApplyOptions): Promise<Applied> {
  const { client, approver = client, signal } = options
  const plan = await parsePlan(given)
  if (plan.account.api !== client.baseUrl || approver.baseUrl !== client.baseUrl) {
    throw new ConfigError('plan', `is for ${plan.account.api}: give clients of that account, or plan again`)
  }
  const read = createAccountReader(client, { signal })
  const current = await compareAccount(client, read, plan.desired, plan.options)
  const stale = findStale(plan.changes, current.changes)
  if (stale.length > 0) {
    throw new StalePlanError(stale, await planAccount(client, plan.desired, { ...plan.options, signal }))
  }
  const changes = withPlannedPrices(plan.changes, current.changes)
  const unchanged = listMissing(plan.changes, changes)
  const run = createRun(options, { total: plan.changes.length, unchanged })
  if (changes.length === 0) return run.result()
  const rejections = findRejections(await nameRights(changes, options), options)
  if (rejections.length > 0) throw new NotAllowedError(rejections)
  const secrets = createSecrets(options)
  await secrets.prepare(changes)
  await applyServers(plan, changes, { run, secrets, options })
  return run.result()
}

/** What is applied, server by server: those that are ordered first, and the others side by side. */
async function applyServers(
  plan: Plan,
  changes: readonly Change[],
  { run, secrets, options }: Parameters<typeof applyServer>[2],
): Promise<void> {
  const servers = Map.groupBy(changes, ({ address }) => toServer(address))
  const lines = [...servers].map(([server, list]) => ({ server, list }))
  for (const { server, list } of lines.filter((line) => isOrdered(line.list))) {
    await applyServer(plan, { server, list }, { run, secrets, options })
    run.throwIfFailed()
  }
  const rest = lines.filter((line) => !isOrdered(line.list))
  await mapSettled(rest, (line) => applyServer(plan, line, { run, secrets, options }))
  run.throwIfFailed()
}

/** The changes, each with what the key that would send it may not do. */
async function nameRights(changes: readonly Change[], { client, approver }: ApplyOptions): Promise<Change[]> {
  const key = await client.me()
  if (approver === undefined) return withMissingRights(changes, key)
  const approverKey = await approver.me()
  return changes.flatMap((change) =>
    withMissingRights([change], change.needs !== null || change.action === 'order' ? approverKey : key),
  )
}

function listMissing(planned: readonly Change[], current: readonly Change[]): string[] {
  const known = new Set(current.map(({ address }) => address))
  return planned.map(({ address }) => address).filter((address) => !known.has(address))
}

function isOrdered(changes: readonly Change[]): boolean {
  return changes.some(({ action }) => action === 'order')
}
