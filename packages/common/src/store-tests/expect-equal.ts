/**
 * Registers a test: the `test` or `it` of a runner, such as Vitest, Jest, Mocha, Bun or `node:test`. A test fails if
 * its function rejects.
 */
export type Test = (name: string, run: () => Promise<void>) => unknown

/**
 * Compares two values by their JSON, whatever the order of their properties.
 *
 * @throws {Error} with both values if they differ
 */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [found, wanted] = [toText(actual), toText(expected)]
  if (found !== wanted) throw new Error(`${what}: expected ${wanted}, got ${found}`)
}

function toText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (isObject(each) ? sortKeys(each) : each)) ?? 'undefined'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortKeys(value: object): object {
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
