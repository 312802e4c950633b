import { routes } from './generated/routes.ts'

/** What stands at a method and a path. */
export interface FoundOperation {
  /** `GET /v1/vps/servers/{uuid}`, or `GET (unknown path)`, which keeps identifiers out of logs. */
  readonly operation: string
  /** How {@link routes} writes the operation; `undefined` for one that is unknown. */
  readonly letter?: string | undefined
}

/** Finds an operation by its method and a path, which may have a query behind it, or by the path's template. */
export type FindOperation = (method: string, path: string) => FoundOperation

const methods: Readonly<Record<string, string>> = {
  G: 'GET',
  P: 'POST',
  p: 'POST',
  o: 'POST',
  U: 'PUT',
  u: 'PUT',
  D: 'DELETE',
  d: 'DELETE',
}

/** Reads the tree of paths for finding operations in it. */
export function createOperationFinder(): FindOperation {
  const rows = routes.split('\n').map((line) => {
    const [segment = '', letters = ''] = line.trimStart().split(' ')
    return { depth: line.search(/\S/), segment, letters }
  })
  return (method, path) => {
    const given = path.slice(1).split(/[?#]/, 1)[0]!.split('/')
    const found: string[] = []
    for (const { depth, segment, letters } of rows) {
      if (depth > found.length) continue // below a segment that does not fit
      found.length = depth
      if (segment !== given[depth] && !(segment.startsWith('{') && given[depth])) continue
      found.push(segment)
      const letter = Array.from(letters).find((each) => methods[each] === method)
      if (letter && found.length === given.length)
        return { operation: `${method} /${found.join('/')}`, letter }
    }
    return { operation: `${method} (unknown path)` }
  }
}
