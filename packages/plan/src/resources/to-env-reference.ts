import type { SecretReference } from '../generated/desired.ts'

/** Where an exported file says that a password is: a variable that is named after its address. */
export function toEnvReference(address: string, name = 'PASSWORD'): SecretReference {
  const words = address.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')
  return { env: `${words}_${name}`.replaceAll(/^_+/g, '') }
}
