/** Sorts tests by how likely they are to notice a mutant of a source: its own tests, those of its folder, … */
export function orderTests(tests: readonly string[], source: string): string[] {
  return tests.toSorted((one, other) => measureDistance(one, source) - measureDistance(other, source))
}

function measureDistance(test: string, source: string): number {
  const [path = ''] = test.split('#', 1)
  const name = source.replace(/\.ts$/, '')
  if (path === `${name}.test.ts`) return -2
  if (path.startsWith(`${name}.`)) return -1
  const folders = source.split('/').slice(0, -1)
  const its = path.split('/').slice(0, -1)
  const common = folders.findIndex((folder, index) => folder !== its[index])
  const shared = common < 0 ? folders.length : common
  return folders.length - shared + its.length - shared
}
