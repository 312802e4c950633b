import { type Description, follow, type Schema } from './description.ts'

/** Schemas of the API that the schema of another file uses, as definitions of that file. */
export interface ApiSchemas {
  /** Converts a part of the description; each schema that it refers to becomes a definition. */
  convert(part: unknown): unknown
  /** Returns the definitions so far, sorted by name. */
  toDefinitions(): Readonly<Record<string, Schema>>
}

export function createApiSchemas(description: Description): ApiSchemas {
  const taken = new Map<string, Schema>()

  function convert(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(convert)
    if (typeof part !== 'object' || part === null) return part
    const kept = Object.entries(part).filter(([key, value]) => !isLeftOut(key, value))
    return Object.fromEntries(
      kept.map(([key, value]) => [key, key === '$ref' ? rename(value as string) : convert(value)]),
    )
  }

  function rename($ref: string): string {
    const name = `Api${$ref.split('/').at(-1)}`
    if (!taken.has(name)) {
      taken.set(name, {})
      taken.set(name, convert(follow(description, $ref)) as Schema)
    }
    return `#/$defs/${name}`
  }

  return {
    convert,
    toDefinitions: () => Object.fromEntries([...taken].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

// Formats of numbers repeat the bounds.
function isLeftOut(key: string, value: unknown): boolean {
  return (
    key === 'discriminator' ||
    (key.startsWith('x-') && key !== 'x-extensible-enum') ||
    (key === 'format' && /^(int|double|password)/.test(String(value)))
  )
}
