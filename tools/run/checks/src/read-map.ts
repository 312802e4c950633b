/**
 * The paths that the map of the tree in docs/contributing/tree.md names, folders with a slash at their end. A line names one or
 * more, and then, behind several spaces, says what they are; what is indented below belongs to the first of them.
 */
export function readMap(text: string): string[] {
  const map = /^# The tree\n.*?^```\n(.*?)^```$/ms.exec(text)?.[1]
  if (map === undefined) throw new Error('There is no map below "# The tree".')
  const above: { readonly indent: number; readonly path: string }[] = []
  return map
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const indent = line.search(/\S/)
      while (above.length > 0 && above.at(-1)!.indent >= indent) above.pop()
      const parent = above.at(-1)?.path ?? ''
      const paths = line
        .trim()
        .split(/ {2,}/)[0]!
        .split(' ')
        .map((name) => parent + name)
      above.push({ indent, path: paths[0]! })
      return paths
    })
}
