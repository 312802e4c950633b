import { type Description, generatedHeader, listOperations } from './description.ts'

interface Node {
  letters: string
  readonly children: Map<string, Node>
}

const letters = { GET: 'G', POST: 'P', PUT: 'U', DELETE: 'D' } as const

const createNode = (): Node => ({ letters: '', children: new Map() })

/**
 * Returns the source text of the tree of all paths: one line per segment, indented by depth, and after each segment a
 * letter for each operation of the path up to it. A fixed segment comes before a sibling that is a parameter, so the
 * first line that matches a path is the right one.
 */
export function toRoutes(description: Description): string {
  const root = createNode()
  for (const { path, method } of listOperations(description)) {
    let node = root
    for (const segment of path.slice(1).split('/')) {
      const child = node.children.get(segment) ?? createNode()
      node.children.set(segment, child)
      node = child
    }
    node.letters += letters[method]
  }
  return `${generatedHeader}
/**
 * The tree of all paths, one segment per line. An indented segment is below the one before it. The letters after a
 * segment are its methods: G is GET, P POST, U PUT, D DELETE.
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
