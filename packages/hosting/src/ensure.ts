import { ConfigError, isApiError, isHostwrightError } from '@hostwright/common'

/** Result of an `ensure` method. `unchanged`: the resource was as wanted already, and nothing was written. */
export type EnsureOutcome = 'created' | 'changed' | 'unchanged'

/** The identifier of the resource, and what `ensure` did. */
export type EnsuredResource<Identity extends object> = Identity & {
  /** The effect of the call. `unchanged`: the resource was as wanted already, and nothing was written. */
  readonly outcome: EnsureOutcome
}

/** A resource that exists already, and the change that it needs. */
export interface Existing<Identity> {
  readonly identity: Identity
  /** Function that changes the properties that differ from the wanted ones; `undefined` if none differs. */
  readonly change: (() => Promise<unknown>) | undefined
}

/**
 * Reads a resource, then creates it if it is missing or changes the properties that differ. If the creation is rejected
 * with `OPERATION_ERROR` or `VALIDATION_ERROR`, another program may have created the resource meanwhile, for which the
 * API has no error code of its own: a second read decides. If it fails, or the resource is still missing, the
 * rejection is thrown.
 */
export async function ensure<Identity extends object>(
  find: () => Promise<Existing<Identity> | undefined>,
  create: () => Promise<Identity>,
): Promise<EnsuredResource<Identity>> {
  let existing = await find()
  if (existing === undefined) {
    try {
      return { ...(await create()), outcome: 'created' }
    } catch (error) {
      if (!isApiError(error, 'OPERATION_ERROR', 'VALIDATION_ERROR')) throw error
      existing = await findAgain(find, error)
    }
  }
  const { identity, change } = existing
  await change?.()
  return { ...identity, outcome: change === undefined ? 'unchanged' : 'changed' }
}

/**
 * Returns the resource if it exists after its creation was rejected. If it does not, or if the read fails, throws the
 * rejection, because only the rejection says why nothing was created.
 */
async function findAgain<Found>(find: () => Promise<Found | undefined>, rejection: unknown): Promise<Found> {
  try {
    const existing = await find()
    if (existing !== undefined) return existing
  } catch (error) {
    if (!isHostwrightError(error) || error instanceof ConfigError) throw error
  }
  throw rejection
}

/** Returns the wanted properties that differ from the found ones; `undefined` if none differs. */
export function pickChanges<Found extends object, Field extends keyof Found>(
  wanted: { readonly [Name in Field]?: Found[Name] | undefined },
  found: Found,
  fields: readonly Field[],
): Pick<Found, Field> | undefined {
  const changed = fields.filter((field) => wanted[field] !== undefined && wanted[field] !== found[field])
  if (changed.length === 0) return undefined
  // The result has only the properties that change, although its type has all of them: an update leaves the others as
  // they are.
  return Object.fromEntries(changed.map((field) => [field, wanted[field]])) as Pick<Found, Field>
}

/**
 * Whether a name in a list, in whatever form, is the wanted one in the form of requests. A listed name that cannot be
 * converted is that of another resource.
 */
export function isNamed(
  listed: string,
  wanted: string,
  convert: (field: string, name: string) => string,
): boolean {
  try {
    return convert('', listed) === wanted
  } catch {
    return false
  }
}

/** Returns the result of a read; `undefined` if the API responds that the resource does not exist. */
export async function readIfThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return undefined
    throw error
  }
}

/**
 * Whether the full name of a database or database user has this suffix. The name is the server id, which contains no
 * underscore, then an underscore and the suffix.
 */
export function hasSuffix(name: string, suffix: string): boolean {
  return name.slice(name.indexOf('_') + 1) === suffix
}
