import { ConfigError } from '@hostwright/common'
import type { Plan } from './plan.ts'
import { findFault } from './plan-form.ts'

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

/** Returns the SHA-256 of a JSON value in hexadecimal digits. The order of properties does not change it. */
export async function toDigest(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify(toSorted(value))),
  )
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns a copy of a JSON value whose properties are sorted. Copying takes half of the time of writing each as text. */
function toSorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(toSorted)
  const sorted: Record<string, unknown> = {}
  for (const name of Object.keys(value).toSorted()) {
    const part = toSorted((value as Readonly<Record<string, unknown>>)[name])
    // Assigned, this property would be the prototype of the copy, and no part of the digest.
    if (name === '__proto__') Object.defineProperty(sorted, name, { value: part, enumerable: true })
    else sorted[name] = part
  }
  return sorted
}
