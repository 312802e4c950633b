import type { Schema } from '../description.ts'
import { distinguish } from './distinguish.ts'

/** Keeps a schema as a separate check, and returns its name. An equal check is reused under its own name. */
type Keep = (name: string, schema: Schema) => string

/**
 * Returns a function that rewrites a choice for a check that explains its problems. Each alternative gets a separate
 * check, and so does each group of alternatives that share a value of the distinguishing property.
 */
export function createToChoice(
  keep: Keep,
  schemas: Readonly<Record<string, Schema>>,
): (choice: Schema) => Schema {
  let count = 0

  function toChoice(choice: Schema): Schema {
    const branches = choice.oneOf ?? []
    const alternatives = branches.map(keepAlternative)
    const discriminator = toDiscriminator(choice, branches)
    return { ...choice, alternatives, ...(discriminator && { discriminator }) }
  }

  /** Returns the discriminator of the alternatives, with the name of a check for each value. */
  function toDiscriminator(
    { discriminator: given }: Schema,
    branches: readonly Schema[],
  ): Schema['discriminator'] {
    if (given?.mapping !== undefined) {
      const mapping = Object.entries(given.mapping).map(([value, reference]) => [value, toName(reference)])
      return { ...given, mapping: Object.fromEntries(mapping) }
    }
    const found = distinguish(branches, schemas)
    if (found === undefined) return undefined
    const mapping = Array.from(found.alternatives, ([value, group]) => [value, keepGroup(group)])
    return { propertyName: found.propertyName, mapping: Object.fromEntries(mapping) }
  }

  function keepGroup(group: readonly Schema[]): string {
    const [only, ...others] = group
    if (only !== undefined && others.length === 0) return keepAlternative(only)
    return keep(`choice_${count++}`, toChoice({ oneOf: group }))
  }

  function keepAlternative(alternative: Schema): string {
    return keep(alternative.$ref ? toName(alternative.$ref) : `choice_${count++}`, alternative)
  }

  return toChoice
}

export function toName(reference: string): string {
  return reference.split('/').at(-1) ?? ''
}
