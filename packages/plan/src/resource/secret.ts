import type { SecretReference } from '../generated/desired.ts'

/** Whether a value is a reference to a secret. */
export function isSecretReference(value: unknown): value is SecretReference {
  if (typeof value !== 'object' || value === null) return false
  const [name, ...others] = Object.keys(value)
  return others.length === 0 && (name === 'env' || name === 'file' || name === 'generate')
}
