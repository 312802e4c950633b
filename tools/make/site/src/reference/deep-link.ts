import type { Description } from './annotate.ts'

export interface DescribedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly tag: string
  /** The tag as readers see it. */
  readonly group: string
  /** Where the reference shows it, from the root of the site. */
  readonly link: string
}

/** Every operation of the description, in its order. */
export function listOperations(description: Description): DescribedOperation[] {
  const groups = new Map(description.tags?.map(({ name, 'x-displayName': title = name }) => [name, title]))
  return Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, summary, description: text, tags }]) => {
      if (operationId === undefined) return [] // what the operations of a path share
      const tag = tags[0]!
      const link = `reference.html#/${toSlug(tag)}/${operationId.toLowerCase()}`
      const group = groups.get(tag) ?? tag
      return { operationId, method: method.toUpperCase(), path, summary, description: text, tag, group, link }
    }),
  )
}

/** As Redoc makes it of a tag. */
function toSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-')
}
