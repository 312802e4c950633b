import { routes } from '../generated/routes.ts'

/** The operation that a method and a path belong to. */
export interface FoundOperation {
  /**
   * Method and route template, such as `GET /v1/vps/servers/{uuid}`, or `GET (unknown path)`. It contains no
   * identifiers, which must not be logged.
   */
  readonly operation: string
  /** Whether the API's description contains the operation. */
  readonly isKnown?: boolean
}

/** Finds the operation of a method and a path. The path may have a query, or be a route template. */
export type FindOperation = (method: string, path: string) => FoundOperation

const letters: Readonly<Record<string, string>> = { GET: 'G', POST: 'P', PUT: 'U', DELETE: 'D' }

/** Parses the tree of the description's paths and returns a function that searches it. */
export function createOperationFinder(): FindOperation {
  const rows = routes.split('\n').map((line) => {
    const [segment = '', methods = ''] = line.trimStart().split(' ')
    return { depth: line.search(/\S/), segment, methods }
  })
  return (method, path) => {
    const letter = letters[method]
    const given = path.slice(1).split(/[?#]/, 1)[0]!.split('/')
    const found: string[] = []
    for (const { depth, segment, methods } of rows) {
      if (depth > found.length) continue // This row is below a path segment that did not match.
      found.length = depth
      if (segment !== given[depth] && !(segment.startsWith('{') && given[depth])) continue
      found.push(segment)
      if (letter && methods.includes(letter) && found.length === given.length)
        return { operation: `${method} /${found.join('/')}`, isKnown: true }
    }
    return { operation: `${method} (unknown path)` }
  }
}
