import type { SecretReference } from '../generated/desired.ts'
import type { Body } from './compare-named.ts'
import { pickDifferences } from './pick-differences.ts'

interface WithPassword {
  readonly password?: SecretReference
}

/**
 * Plans the change of an account that has a password: the properties that differ, and the password if the option
 * `rotate` names the account.
 */
export function changeAccount<Wanted extends WithPassword, Name extends keyof Wanted & string>(
  wanted: Wanted,
  found: { readonly [Key in Name]?: unknown },
  names: readonly Name[],
  isRotated: boolean,
): Body | undefined {
  const { after } = pickDifferences(wanted, found, names) ?? {}
  if (after === undefined && !isRotated) return undefined
  if (!isRotated) return { after }
  const { password } = wanted
  const obstacles = password === undefined ? ['It has no password to rotate to: add one.'] : []
  return {
    after: { ...after, password: password ?? { env: '' } },
    obstacles,
    notes: ['The password cannot be read, so it cannot be compared.'],
  }
}

/** Plans the creation of an account that has a password. */
export function createAccount({ password, ...rest }: WithPassword): Body {
  if (password !== undefined) return { after: { password, ...rest } }
  return { after: rest, obstacles: ['It has no password: add one, such as password: { generate: 24 }.'] }
}

/**
 * Returns the reference to a password in an exported file: an environment variable named after the account's address.
 */
export function toEnvReference(address: string, name = 'PASSWORD'): SecretReference {
  const words = address.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')
  return { env: `${words}_${name}`.replaceAll(/^_+/g, '') }
}
