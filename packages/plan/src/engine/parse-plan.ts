import { ConfigError } from '@hostwright/common'
import type { Plan } from './plan.ts'
import { findFault } from './plan-form.ts'
import { toDigest } from './to-digest.ts'

/**
 * Parses a stored plan: JSON, or an object. The order of its properties does not matter.
 *
 * @throws {ConfigError} if it is not a plan, has another version or a property that this version does not know, or was
 *   edited
 */
export async function parsePlan(input: string | object): Promise<Plan> {
  // An object is copied, so that its caller cannot change it after its digest was compared.
  const plan = Object(copyJson(input)) as Plan
  const { version, digest, ...rest } = plan
  if (version === undefined || typeof digest !== 'string' || !Array.isArray(plan.changes)) {
    throw new ConfigError('plan', 'is not a plan: pass the result of planAccount, or its JSON text')
  }
  if (version !== 1) {
    throw new ConfigError(
      'plan',
      `is of version ${JSON.stringify(version)}, and this package applies version 1: plan again`,
    )
  }
  if ((await toDigest({ version, ...rest })) !== digest) {
    throw new ConfigError('plan', 'was changed since it was made: change the file, and plan again')
  }
  const fault = findFault(plan)
  if (fault === undefined) return plan
  const { path, isUnknown } = fault
  throw new ConfigError(
    'plan',
    isUnknown
      ? `has ${path}, which this version does not know: it was made by a newer version, which can apply it`
      : `has no valid ${path}: plan again`,
  )
}

function copyJson(input: string | object): unknown {
  try {
    return JSON.parse(typeof input === 'string' ? input.replace(/^\uFEFF/, '') : JSON.stringify(input))
  } catch {
    throw new ConfigError('plan', 'is not JSON: pass the result of planAccount, or its JSON text')
  }
}
