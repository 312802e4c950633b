import { ConfigError } from '@hostwright/common'
import type { Plan } from './plan.ts'

/**
 * Parses a stored plan: JSON, or an object.
 *
 * @throws {ConfigError} if it is not a plan, has another version, or was edited
 */
export async function parsePlan(input: string | object): Promise<Plan> {
  // An object is copied, so that its caller cannot change it after its digest was compared.
  const plan = Object(copyJson(input)) as Plan
  const { version, digest } = plan
  if (version === undefined || typeof digest !== 'string' || !Array.isArray(plan.changes)) {
    throw new ConfigError('plan', 'is not a plan: pass the result of planAccount, or its JSON text')
  }
  if (version !== 1) {
    throw new ConfigError(
      'plan',
      `is of version ${JSON.stringify(version)}, and this package applies version 1: plan again`,
    )
  }
  const { number, account, summary, needs, changes, foreign, notes, desired, options } = plan
  const bound = { version, number, account, summary, needs, changes, foreign, notes, desired, options }
  if ((await toDigest(bound)) !== digest) {
    throw new ConfigError('plan', 'was changed since it was made: change the file, and plan again')
  }
  return { ...bound, digest }
}

function copyJson(input: string | object): unknown {
  try {
    return JSON.parse(typeof input === 'string' ? input : JSON.stringify(input))
  } catch {
    throw new ConfigError('plan', 'is not JSON: pass the result of planAccount, or its JSON text')
  }
}

/** Returns the SHA-256 of a JSON value in hexadecimal digits. The digest depends on the order of properties. */
export async function toDigest(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
