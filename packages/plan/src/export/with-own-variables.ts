import { toDigest } from '../engine/to-digest.ts'
import type { Desired } from '../generated/desired.ts'

/**
 * Gives each password of an exported file an environment variable of its own. Some names lead to one variable, as
 * `a.b@example.com` and `a-b@example.com` do: applied elsewhere, the file would give both mailboxes one password. Their
 * variables end with digits of where the password is, which another mailbox does not change.
 */
export async function withOwnVariables(desired: Desired): Promise<Desired> {
  const uses = new Map<string, number>()
  const count = async (name: string): Promise<string> => {
    uses.set(name, (uses.get(name) ?? 0) + 1)
    return name
  }
  await mapVariables(desired, count)
  return mapVariables(desired, async (name, path) => {
    if (uses.get(name) === 1) return name
    return `${name}_${(await toDigest({ path })).slice(0, 8).toUpperCase()}`
  })
}

/** Returns a copy of a value of the file in which the variables of its secrets have other names. */
async function mapVariables<T>(
  value: T,
  rename: (name: string, path: string) => Promise<string>,
  path = '',
): Promise<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(async ([key, part]) => {
    const below = `${path}/${key}`
    const isVariable = key === 'env' && typeof part === 'string'
    return [key, isVariable ? await rename(part, path) : await mapVariables(part, rename, below)]
  })
  return Object.fromEntries(await Promise.all(entries)) as T
}
