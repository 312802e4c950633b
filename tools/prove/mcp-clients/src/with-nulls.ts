import type { ConvertedSchema } from './list-faults.ts'

/** Adds null for each property that the arguments leave out, as a strict client sends it. */
export function withNulls(schema: ConvertedSchema, given: unknown): unknown {
  if (Array.isArray(given)) return given.map((item) => withNulls(schema.items ?? {}, item))
  if (typeof given !== 'object' || given === null) return given
  const own = given as Readonly<Record<string, unknown>>
  const names = Object.entries(schema.properties ?? {})
  return {
    ...own,
    ...Object.fromEntries(names.map(([name, inner]) => [name, withNulls(inner, own[name] ?? null)])),
  }
}
