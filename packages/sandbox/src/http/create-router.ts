/**
 * The value that belongs to a method and a path template, such as a handler. A segment such as `{uuid}` of the template
 * matches any text but an empty one.
 */
export interface Route<Target> {
  readonly method: string
  readonly path: string
  readonly target: Target
}

/** The registered value whose method and path match a request, with the decoded values of the path parameters. */
export interface Match<Target> {
  readonly target: Target
  readonly path: Readonly<Record<string, string>>
}

interface Node<Target> {
  readonly children: Map<string, Node<Target>>
  parameter: Node<Target> | undefined
  /** The values of the routes that end at this segment, by method. */
  readonly ends: Map<string, End<Target>>
}

interface End<Target> {
  readonly target: Target
  /** The names of the path parameters, each with the index of its segment. */
  readonly parameters: readonly (readonly [name: string, index: number])[]
}

/**
 * Creates a function that finds the value that belongs to a request. A literal segment takes precedence over a
 * parameter. HEAD requests have the values of GET.
 */
export function createRouter<Target>(
  routes: readonly Route<Target>[],
): (method: string, path: string) => Match<Target> | undefined {
  const root = createNode<Target>()
  for (const { method, path, target } of routes) {
    let node = root
    const parameters: [string, number][] = []
    for (const [index, segment] of path.split('/').entries()) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1]
      if (name === undefined) node = getChild(node, segment)
      else {
        parameters.push([name, index])
        node = node.parameter ??= createNode()
      }
    }
    node.ends.set(method, { target, parameters })
  }

  return (method, path) => {
    const segments = path.includes('%') ? path.split('/').map(decodeSegment) : path.split('/')
    const end = find(root, segments, 0, method === 'HEAD' ? 'GET' : method)
    return end && { target: end.target, path: readParameters(end, segments) }
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
  method: string,
): End<Target> | undefined {
  const segment = segments[index]
  if (segment === undefined) return node.ends.get(method)
  const child = node.children.get(segment)
  const found = child && find(child, segments, index + 1, method)
  if (found !== undefined || node.parameter === undefined || segment === '') return found
  return find(node.parameter, segments, index + 1, method)
}

function readParameters({ parameters }: End<unknown>, segments: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, index] of parameters) values[name] = segments[index]!
  return values
}

/** Decodes a path segment. A segment with an invalid percent encoding is returned unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
