import type { Description, Operation } from '../description/description.ts'

// Operations that interrupt a server. They erase no data, so the API description does not mark them as destructive.
const interrupting = new Set(['stopVps', 'rebootVps'])

/** Tells whether an operation changes something, and neither erases, interrupts nor costs. */
export function isOrdinaryWrite({ operationId, method, isDestructive, isOrder }: Operation): boolean {
  return method !== 'GET' && !isDestructive && !isOrder && !interrupting.has(operationId)
}

/** Returns a function that tells whether a request is one of the ordinary writes. */
export function createOrdinaryWrites({ operations }: Description): (request: Request) => boolean {
  const all = [...operations.values()].filter(({ method }) => method !== 'GET')
  const rules = all.map((operation) => ({ operation, pattern: toPattern(operation.path) }))
  return ({ method, url }) => {
    const { pathname } = new URL(url)
    const found = rules.filter(
      ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
    )
    // If several operations match the path, all of them must be ordinary writes: the request may be the most dangerous
    // one.
    return found.length > 0 && found.every(({ operation }) => isOrdinaryWrite(operation))
  }
}

/** The base URL may have a path of its own, so only the end of the path is compared. */
function toPattern(path: string): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
