/** The texts of an operation that the search of the console looks at. */
export interface Findable {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly sdk: { readonly name: string }
}

/** Returns the operations that contain every word in the path, method, name, SDK method or summary. */
export function findOperations<T extends Findable>(operations: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter(({ id, method, path, summary, sdk }) => {
    const text = `${method} ${path} ${id} ${sdk.name} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
