import type { SecretReference } from '../generated/desired.ts'

/**
 * Returns the reference to a password in an exported file: an environment variable named after the account's address.
 */
export function toEnvReference(address: string, name = 'PASSWORD'): SecretReference {
  const words = address.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')
  return { env: `${words}_${name}`.replaceAll(/^_+/g, '') }
}
