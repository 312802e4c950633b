import { type Client, ConfigError } from '@hostwright/common'
import { createAccountReader } from '../account/account-reader.ts'
import { readPlanAccount } from '../account/read-plan-account.ts'
import type { PlanAccount } from '../account/read-plan-account.ts'
import type { Plan } from '../engine/plan.ts'
import type { ApplyOptions } from './apply-options.ts'

/**
 * Rejects a client or approver whose account is not the one that the plan was made for. Its API key may be another one:
 * accounts are compared by base URL and by the servers that their keys see. Only an account without servers is compared
 * by its key.
 *
 * @throws {ConfigError} for another account, or if a key does not see a server that the plan changes. No change was
 *   sent
 */
export async function checkAccount(plan: Plan, options: ApplyOptions): Promise<void> {
  const { client, approver = client } = options
  const clients = client === approver ? [client] : [client, approver]
  const { api } = plan.account
  if (clients.some(({ baseUrl }) => baseUrl !== api))
    reject(`is for ${api}: give clients of that account, or plan again`)
  const accounts = await Promise.all(clients.map((one) => readAccount(one, options)))
  const touched = new Set(plan.changes.flatMap(({ at }) => at.server ?? []))
  for (const account of accounts) checkIds(plan, account, touched, options)
  const [one, other] = accounts
  if (one && other && idsOf(one).length > 0 && !hasCommon(one, other)) {
    reject(
      'is applied with an approver that sees no server of the client: both have to be keys of one account',
    )
  }
}

function checkIds(
  { account: planned, changes }: Plan,
  account: PlanAccount,
  touched: ReadonlySet<string>,
  { accountEmpty = false }: ApplyOptions,
): void {
  const seen = new Set(idsOf(account))
  const hidden = [...touched].find((id) => !seen.has(id))
  if (hidden !== undefined)
    reject(
      `is for an account with ${hidden}, which this key does not see: use a key of that account, or plan again`,
    )
  const known = idsOf(planned)
  if (known.length === 0) {
    const isOrdering = changes.some(({ action, at }) => action === 'order' || at.kind === 'order')
    const isSame = account.key === planned.key || accountEmpty
    if (!isSame)
      reject(
        'is for an account without servers, and this is another key: set accountEmpty if it is the same account',
      )
    if (seen.size > 0 && !isOrdering)
      reject('is for an account without servers, and this one has some: plan again')
    return
  }
  const missing = known.find((id) => !seen.has(id))
  if (account.sees === 'all' && missing !== undefined) {
    reject(
      `is for an account with ${missing}, which this account does not have: plan again if it has ended or moved`,
    )
  }
  if (!hasCommon(planned, account)) reject('is for another account: this key sees no server of it')
}

async function readAccount(client: Client, { signal }: ApplyOptions): Promise<PlanAccount> {
  return readPlanAccount(client, createAccountReader(client, { signal }))
}

function idsOf({ hosting, vps }: PlanAccount): string[] {
  return [...hosting, ...vps]
}

function hasCommon(one: PlanAccount, other: PlanAccount): boolean {
  const ids = new Set(idsOf(one))
  return idsOf(other).some((id) => ids.has(id))
}

function reject(problem: string): never {
  throw new ConfigError('plan', problem)
}
