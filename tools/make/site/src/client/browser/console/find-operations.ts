import type { ConsoleOperation } from '../../../console/console-operation.ts'

/** The texts of an operation that the search of the console looks at. */
type Findable = Pick<ConsoleOperation, 'id' | 'method' | 'path' | 'summary'> & {
  readonly sdk: Pick<ConsoleOperation['sdk'], 'name'>
}

/** Returns the operations that contain every word in the path, method, name, SDK method or summary. */
export function findOperations<T extends Findable>(operations: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return operations.filter(({ id, method, path, summary, sdk }) => {
    const text = `${method} ${path} ${id} ${sdk.name} ${summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
