import type { Schema } from './description.ts'
import { follow } from './follow.ts'

/** A section of the file that `plan` takes, such as `file.hosting.domains.dns`. */
export interface FileSection {
  readonly name: string
  readonly summary: string
  readonly schema: Schema
}

// Number of levels of sections below `file` that are listed. The schema of a section at the last level contains all
// deeper sections.
const deepest = 3

/**
 * Lists the sections of the file, outer sections first. Names of sections leave out keys that the user chooses, such as
 * the name of a domain.
 */
export function listFileSections(file: Schema): readonly FileSection[] {
  const sections: FileSection[] = []
  const visit = (name: string, given: Schema, depth: number): void => {
    const schema = follow(file, given)
    const { properties, additionalProperties } = schema as Record<string, unknown>
    if (typeof additionalProperties === 'object')
      return visit(name, { ...(additionalProperties as Schema), description: schema.description! }, depth)
    sections.push({ name, summary: schema.description ?? '', schema })
    if (depth === deepest || typeof properties !== 'object') return
    for (const [key, inner] of Object.entries(properties as Record<string, Schema>))
      if (isSection(follow(file, inner))) visit(`${name}.${key}`, inner, depth + 1)
  }
  visit('file', file, 0)
  return sections
}

function isSection({ type }: Schema): boolean {
  return type === 'object'
}
