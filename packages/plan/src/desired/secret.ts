import type { SecretReference } from '../generated/desired.ts'

/** Whether a value says where a secret comes from. */
export function isSecretReference(value: unknown): value is SecretReference {
  if (typeof value !== 'object' || value === null) return false
  const [name, ...others] = Object.keys(value)
  return others.length === 0 && (name === 'env' || name === 'file' || name === 'generate')
}
