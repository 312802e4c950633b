/**
 * Returns the SHA-256 of a plan, or of another JSON object, in hexadecimal digits. The order of properties does not
 * change it, and neither does a property that is `undefined`.
 */
export async function toDigest(value: object): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(toText(value)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Returns an object as JSON text with sorted properties. The entries of its lists, such as the changes of a plan, are
 * sorted one by one: a sorted copy of all would take longer to collect as garbage than to make.
 */
function toText(value: object): string {
  const toSorted = createSort()
  const toEntry = (part: unknown): string => JSON.stringify(toSorted(part ?? null))
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => {
      const text = Array.isArray(part) ? `[${part.map(toEntry).join()}]` : toEntry(part)
      return `${JSON.stringify(name)}:${text}`
    })
  return `{${parts.join()}}`
}

/**
 * Creates a function that returns a copy of a JSON value with sorted properties. A copy takes half of the time of
 * writing each property as text. The changes of a plan have few sets of properties, so the order of the last set that
 * began with the same name is kept: sorting each again would take half of the time of a digest.
 */
function createSort(): (value: unknown) => unknown {
  const last = new Map<string | undefined, { names: readonly string[]; sorted: readonly string[] }>()
  const sortNames = (value: object): readonly string[] => {
    const names = Object.keys(value)
    const kept = last.get(names[0])
    const isKept = kept?.names.length === names.length && kept.names.every((name, at) => name === names[at])
    if (isKept) return kept.sorted
    const sorted = names.toSorted()
    last.set(names[0], { names, sorted })
    return sorted
  }
  return function toSorted(value): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.length === 0 ? value : value.map(toSorted)
    const sorted: Record<string, unknown> = {}
    for (const name of sortNames(value)) {
      const part = toSorted((value as Readonly<Record<string, unknown>>)[name])
      // Assigned, this property would be the prototype of the copy, and no part of the digest.
      if (name === '__proto__') Object.defineProperty(sorted, name, { value: part, enumerable: true })
      else sorted[name] = part
    }
    return sorted
  }
}
