import type { Field } from './effects.ts'

/**
 * Returns the properties of an existing resource that differ from the desired ones, each with both values; `undefined`
 * if none differs.
 */
export function pickDifferences<Wanted extends object, Name extends keyof Wanted & string>(
  wanted: Wanted,
  found: { readonly [Key in Name]?: unknown },
  names: readonly Name[],
):
  | {
      readonly before: Record<string, unknown>
      readonly after: { [Key in Name]?: Exclude<Wanted[Key], undefined> }
    }
  | undefined {
  const changed = names.filter((name) => wanted[name] !== undefined && !isEqual(wanted[name], found[name]))
  if (changed.length === 0) return undefined
  const pick = (from: object): Record<string, unknown> =>
    Object.fromEntries(changed.map((name) => [name, (from as Record<string, unknown>)[name] ?? null]))
  return { before: pick(found), after: pick(wanted) as never }
}

type Names<Fields extends Readonly<Record<string, Pick<Field, 'is'>>>, Is> = {
  [Name in keyof Fields & string]: Fields[Name]['is'] extends Is ? Name : never
}[keyof Fields & string]

/** Returns the names of the properties that are compared, or that only a creation sets. */
export function namesOf<Fields extends Readonly<Record<string, Pick<Field, 'is'>>>, Is extends Field['is']>(
  fields: Fields,
  is: Is,
): Names<Fields, Is>[] {
  return Object.keys(fields).filter((name) => fields[name]?.is === is) as Names<Fields, Is>[]
}

/** Whether two JSON values are equal. An absent memo equals an empty one. */
export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || toText(one) === toText(other)
}

function toText(value: unknown): string {
  return JSON.stringify(value === null || value === undefined ? '' : sortKeys(value))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, sortKeys(entry)]),
  )
}
