import { ConfigError } from '@hostwright/common'
import type { Desired, Plan, PlanAction } from '@hostwright/plan'
import { listViolations } from '../policy/policy.ts'
import type { Call } from './tool.ts'

/**
 * Makes a plan from a file and stores it, unless it has no changes. Rejects a file that refers to secrets of the
 * operator, and a plan that does more than the operator allows.
 */
export async function makePlan(
  file: string | Desired,
  { only, actions }: { readonly only?: readonly string[]; readonly actions?: readonly PlanAction[] },
  { reader, policy, plans, signal }: Call,
): Promise<{ readonly plan: Plan; readonly path: string }> {
  const { parseDesired, planAccount } = await import('@hostwright/plan')
  const desired = parseDesired(file)
  rejectSecrets(desired)
  rejectSecrets(actions)
  const plan = await planAccount(reader, desired, {
    signal,
    ...(only && { only }),
    ...(actions && { actions }),
    // Planning resolves no reference to a secret, and the plan gets a note instead: environment variables and files of
    // this machine belong to the operator, and an agent must not learn their contents.
    resolveSecret() {
      throw new ConfigError('password', 'is resolved by the person who applies the plan')
    },
  })
  const violations = listViolations(policy, plan)
  if (violations.length > 0)
    throw new ConfigError(
      'plan',
      `asks for more than the operator of this server allows: ${violations.join('; ')}`,
    )
  return { plan, path: plan.changes.length > 0 ? await plans.write(plan) : '' }
}

/**
 * Rejects references to any file, and to environment variables that begin with `HOSTWRIGHT_`, such as the API key. An
 * agent could otherwise have such a secret copied into the account and read it there. Other environment variables are
 * allowed; the person who applies the plan provides them.
 */
function rejectSecrets(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const { env, file } = value as { readonly env?: unknown; readonly file?: unknown }
  const keys = Object.keys(value)
  if (keys.length === 1 && typeof file === 'string')
    throw new ConfigError('file', 'refers to a secret in a file: use { env: NAME } or { generate: 24 }')
  if (keys.length === 1 && typeof env === 'string' && env.toUpperCase().startsWith('HOSTWRIGHT_'))
    throw new ConfigError('file', `refers to ${env}, which belongs to this server`)
  Object.values(value).forEach(rejectSecrets)
}
