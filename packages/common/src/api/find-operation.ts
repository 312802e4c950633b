import { routes } from '../generated/routes.ts'

/** What stands at a method and a path. */
export interface FoundOperation {
  /** `GET /v1/vps/servers/{uuid}`, or `GET (unknown path)`, which keeps identifiers out of logs. */
  readonly operation: string
  /** Whether the description has it. */
  readonly isKnown?: boolean
}

/** Finds an operation by its method and a path, which may have a query behind it, or by the path's template. */
export type FindOperation = (method: string, path: string) => FoundOperation

const letters: Readonly<Record<string, string>> = { GET: 'G', POST: 'P', PUT: 'U', DELETE: 'D' }

/** Reads the tree of paths for finding operations in it. */
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
      if (depth > found.length) continue // below a segment that does not fit
      found.length = depth
      if (segment !== given[depth] && !(segment.startsWith('{') && given[depth])) continue
      found.push(segment)
      if (letter && methods.includes(letter) && found.length === given.length)
        return { operation: `${method} /${found.join('/')}`, isKnown: true }
    }
    return { operation: `${method} (unknown path)` }
  }
}
