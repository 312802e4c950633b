import type { Schema } from '../description.ts'
import { distinguish } from './distinguish.ts'

/** Keeps a schema as a check of its own, and returns the name: that of an equal one, when there is one. */
type Keep = (name: string, schema: Schema) => string

/**
 * Returns what a choice becomes in a check that explains its problems: each alternative gets a check of its own, and so
 * do those that share a value of the property that distinguishes them.
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

  /** What distinguishes the alternatives, with the name of a check for each value. */
  function toDiscriminator({ discriminator }: Schema, branches: readonly Schema[]): object | undefined {
    const given = discriminator as { readonly mapping?: Readonly<Record<string, string>> } | undefined
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
