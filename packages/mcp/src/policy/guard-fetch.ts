import { ConfigError, type Fetch } from '@hostwright/common'
import type { Change } from '@hostwright/plan'

/** A `fetch` that sends reads, and only those writes that the changes being applied have planned. */
export interface Guard {
  readonly fetch: Fetch
  /** Lets the writes of these changes through while the work runs. */
  during<T>(changes: readonly Change[], work: () => Promise<T>): Promise<T>
}

/**
 * Wraps a `fetch` as a second wall behind the list of what an agent may do: a write is sent only if its operation is on
 * the list of a kind, and method, path and body are those of a change that is being applied. Any other request is
 * rejected, even if the code of a tool has a bug.
 */
export function createGuard(send: Fetch): Guard {
  const applied = new Set<readonly Change[]>()
  const guarded: Fetch = async (request) => {
    if (request.method === 'GET' || (await isPlanned(request, [...applied].flat()))) return send(request)
    throw new ConfigError(
      'apply',
      `would send ${request.method} ${new URL(request.url).pathname}, which only a person applies: nothing was sent for it`,
    )
  }
  return {
    fetch: Object.assign(guarded, { isPlain: send.isPlain }),
    async during(changes, work) {
      const own = [...changes]
      applied.add(own)
      try {
        return await work()
      } finally {
        applied.delete(own)
      }
    },
  }
}

async function isPlanned(request: Request, changes: readonly Change[]): Promise<boolean> {
  const { pathname } = new URL(request.url)
  // The base URL may have a path of its own.
  const path = pathname.slice(pathname.indexOf('/v1/'))
  const text = await request.clone().text()
  const { isPlannedRequest } = await import('@hostwright/plan')
  try {
    return isPlannedRequest(changes, {
      method: request.method,
      path,
      body: text === '' ? undefined : JSON.parse(text),
    })
  } catch {
    return false
  }
}
