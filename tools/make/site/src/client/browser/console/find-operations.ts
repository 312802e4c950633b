/** What an operation can be found by. */
export interface Findable {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly sdk: { readonly name: string }
}

/** The operations in which every word is found: in the path, the method, the name, the SDK method or the summary. */
export function findOperations<T extends Findable>(operations: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter(({ id, method, path, summary, sdk }) => {
    const text = `${method} ${path} ${id} ${sdk.name} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
