import { isApiError } from '@hostwright/common'

/** Result of an `ensure`; `unchanged` means that it wrote nothing. */
export type EnsureOutcome = 'created' | 'changed' | 'unchanged'

/** The identifier of the resource, and what `ensure` did. */
export type Ensured<Identity extends object> = Identity & {
  /** What was done; `unchanged` means that nothing was written. */
  readonly outcome: EnsureOutcome
}

/** What a read found. */
export interface Existing<Identity> {
  readonly identity: Identity
  /** Writes what differs from what is wanted; `undefined` when nothing does. */
  readonly change: (() => Promise<unknown>) | undefined
}

/**
 * Reads, then creates what is missing or changes what differs. When the creation is rejected, somebody may have
 * created it meanwhile, for which hosting has no code of its own: a second read decides, and where it finds nothing
 * the rejection stands.
 */
export async function ensure<Identity extends object>(
  find: () => Promise<Existing<Identity> | undefined>,
  create: () => Promise<Identity>,
): Promise<Ensured<Identity>> {
  let existing = await find()
  if (existing === undefined) {
    try {
      return { ...(await create()), outcome: 'created' }
    } catch (error) {
      if (!isApiError(error, 'OPERATION_ERROR', 'VALIDATION_ERROR')) throw error
      existing = await find()
      if (existing === undefined) throw error
    }
  }
  const { identity, change } = existing
  await change?.()
  return { ...identity, outcome: change === undefined ? 'unchanged' : 'changed' }
}

/** Those of the properties that are wanted and differ; `undefined` when none does. */
export function pickChanges<Found extends object, Field extends keyof Found>(
  wanted: { readonly [Name in Field]?: Found[Name] | undefined },
  found: Found,
  fields: readonly Field[],
): Pick<Found, Field> | undefined {
  const changed = fields.filter((field) => wanted[field] !== undefined && wanted[field] !== found[field])
  if (changed.length === 0) return undefined
  // A property that is left out of a change stays, so the change may hold some of them only.
  return Object.fromEntries(changed.map((field) => [field, wanted[field]])) as Pick<Found, Field>
}

/** What a read gives; `undefined` when the API says that there is no such thing. */
export async function readIfThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return undefined
    throw error
  }
}

/** Whether a database or a user has this suffix: its name is the server id, which has no underscore, and the suffix. */
export function hasSuffix(name: string, suffix: string): boolean {
  return name.slice(name.indexOf('_') + 1) === suffix
}
