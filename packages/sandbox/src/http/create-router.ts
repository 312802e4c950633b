/** What a method and a path lead to; a part of the path such as `{uuid}` may be any text. */
export interface Route<Target> {
  readonly method: string
  readonly path: string
  readonly target: Target
}

/** What a request leads to, with the parameters of its path, decoded. */
export interface Match<Target> {
  readonly target: Target
  readonly path: Readonly<Record<string, string>>
}

interface Node<Target> {
  readonly children: Map<string, Node<Target>>
  parameter: Node<Target> | undefined
  /** By method. */
  readonly ends: Map<string, { readonly target: Target; readonly names: readonly string[] }>
}

/** Finds the route of a request. Where a name and a parameter both fit, the name is meant. HEAD has the routes of GET. */
export function createRouter<Target>(
  routes: readonly Route<Target>[],
): (method: string, path: string) => Match<Target> | undefined {
  const root = createNode<Target>()
  for (const { method, path, target } of routes) {
    let node = root
    const names: string[] = []
    for (const segment of path.split('/')) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1]
      if (name === undefined) node = getChild(node, segment)
      else {
        names.push(name)
        node = node.parameter ??= createNode()
      }
    }
    node.ends.set(method, { target, names })
  }

  return (method, path) => {
    const segments = path.split('/').map(decode)
    return find(root, segments, 0, [], method === 'HEAD' ? 'GET' : method)
  }
}

function createNode<Target>(): Node<Target> {
  return { children: new Map(), parameter: undefined, ends: new Map() }
}

function getChild<Target>({ children }: Node<Target>, name: string): Node<Target> {
  const child = children.get(name) ?? createNode()
  children.set(name, child)
  return child
}

function find<Target>(
  node: Node<Target>,
  segments: readonly string[],
  index: number,
  values: readonly string[],
  method: string,
): Match<Target> | undefined {
  const segment = segments[index]
  if (segment === undefined) {
    const end = node.ends.get(method)
    if (end === undefined) return undefined
    const path = Object.fromEntries(end.names.map((name, place) => [name, values[place] ?? '']))
    return { target: end.target, path }
  }
  const child = node.children.get(segment)
  const found = child && find(child, segments, index + 1, values, method)
  if (found !== undefined || node.parameter === undefined || segment === '') return found
  return find(node.parameter, segments, index + 1, [...values, segment], method)
}

/** What cannot be decoded stays as it is. */
function decode(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
