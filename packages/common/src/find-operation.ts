import { routes } from './generated/routes.ts'

/**
 * The operation of a method and a path, which may have a query behind it: `GET /v1/vps/servers/{uuid}`, or
 * `GET (unknown path)`, which keeps identifiers out of logs.
 */
export type FindOperation = (method: string, path: string) => string

/** Reads the tree of paths for finding operations in it. */
export function createOperationFinder(): FindOperation {
  const rows = routes.split('\n').map((line) => {
    const [segment = '', ...methods] = line.trimStart().split(' ')
    return { depth: line.search(/\S/), segment, methods }
  })
  return (method, path) => {
    const given = path.slice(1).split(/[?#]/, 1)[0]!.split('/')
    const found: string[] = []
    for (const { depth, segment, methods } of rows) {
      if (depth > found.length) continue // below a segment that does not fit
      found.length = depth
      if (segment !== given[depth] && !(segment.startsWith('{') && given[depth])) continue
      found.push(segment)
      if (found.length === given.length && methods.includes(method)) return `${method} /${found.join('/')}`
    }
    return `${method} (unknown path)`
  }
}
