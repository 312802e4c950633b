type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const notes: Readonly<Record<string, string>> = {
  'public-reference': 'Known from public reference material, not from the documentation of the service.',
  inferred: 'Inferred: nobody documents it, and the service may differ.',
}

/** A copy of a description in which what goes beyond the documentation says so in its text, and so in its docstring. */
export function withProvenanceNotes(node: Json): Json {
  if (Array.isArray(node)) return node.map(withProvenanceNotes)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withProvenanceNotes(value)]),
  )
  const { description, 'x-provenance': provenance } = node
  const note = typeof provenance === 'string' ? notes[provenance] : undefined
  if (note === undefined) return copy
  return {
    ...copy,
    description: typeof description === 'string' ? `${description.trimEnd()}\n\n${note}` : note,
  }
}
