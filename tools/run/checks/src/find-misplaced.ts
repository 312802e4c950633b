/**
 * Compares the test files of the repository with those that each suite ran. A file that belongs to no suite would never
 * run, and one that belongs to two would be counted twice.
 */
export function findMisplaced(
  files: readonly string[],
  ranIn: ReadonlyMap<string, readonly string[]>,
): string[] {
  const suitesOf = (file: string): string[] =>
    [...ranIn].filter(([, ran]) => ran.includes(file)).map(([name]) => name)
  return files.flatMap((file) => {
    const names = suitesOf(file)
    if (names.length === 1) return []
    return [`${file}: ${names.length === 0 ? 'no suite ran it' : `it ran in ${names.join(' and ')}`}`]
  })
}
