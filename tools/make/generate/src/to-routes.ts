interface Node {
  letters: string
  readonly children: Map<string, Node>
}

const letters: Readonly<Record<string, string>> = { get: 'G', post: 'P', put: 'U', delete: 'D' }

const createNode = (): Node => ({ letters: '', children: new Map() })

/**
 * The source text of the tree of all paths: a line per segment, a level of indentation per depth, and behind
 * a segment a letter for each operation that the path up to it has. A segment by name comes before its sibling that is a
 * parameter, so the first line that fits a path is the right one.
 */
export function toRoutes(description: string): string {
  const { paths } = JSON.parse(description) as { paths: Record<string, object> }
  const root = createNode()
  for (const [path, item] of Object.entries(paths)) {
    let node = root
    for (const segment of path.slice(1).split('/')) {
      const child = node.children.get(segment) ?? createNode()
      node.children.set(segment, child)
      node = child
    }
    for (const [method, operation] of Object.entries(item) as [string, { readonly responses?: object }][]) {
      if (operation.responses) node.letters += letters[method]
    }
  }
  return `// Generated from the description by tools/make/generate. Do not edit.

/**
 * The tree of all paths: what is indented comes below, and behind a segment stand its operations: G is GET, P POST,
 * U PUT, D DELETE.
 */
export const routes = \`${toLines(root, '').join('\n')}\`
`
}

function toLines({ children }: Node, indent: string): string[] {
  return [...children]
    .toSorted(([a], [b]) => Number(isParameter(a)) - Number(isParameter(b)) || (a < b ? -1 : 1))
    .flatMap(([segment, node]) => [
      `${indent}${segment} ${node.letters}`.trimEnd(),
      ...toLines(node, `${indent} `),
    ])
}

const isParameter = (segment: string): boolean => segment.startsWith('{')
