import type { Description, Operation } from '../description/description.ts'

// Operations that interrupt a server. They erase no data, so the API description does not mark them as destructive.
const interrupting = new Set(['stopVps', 'rebootVps'])

/**
 * Whether an operation is an ordinary write: it changes something, but erases nothing, interrupts nothing and costs
 * nothing. A change that lets more traffic into a server counts as ordinary here: `isOrdinary` rejects the plans that
 * have one.
 */
export function isOrdinaryWrite({ operationId, method, isDestructive, isOrder }: Operation): boolean {
  return method !== 'GET' && !isDestructive && !isOrder && !interrupting.has(operationId)
}

/**
 * Returns a function that tells whether a request is an ordinary write: one that neither orders nor deletes nor
 * interrupts anything.
 */
export function createOrdinaryWrites({ operations }: Description): (request: Request) => boolean {
  const all = [...operations.values()].filter(({ method }) => method !== 'GET')
  const rules = all.map((operation) => ({ operation, pattern: toPattern(operation.path) }))
  return ({ method, url }) => {
    const { pathname } = new URL(url)
    const found = rules.filter(
      ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
    )
    // If several operations match method and path, all of them must be ordinary writes, because the API may take the
    // request for the most dangerous of these operations.
    return found.length > 0 && found.every(({ operation }) => isOrdinaryWrite(operation))
  }
}

/**
 * Returns the pattern of an operation's path. It matches the end of a URL's path, because the base URL may have a path
 * of its own.
 */
function toPattern(path: string): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
