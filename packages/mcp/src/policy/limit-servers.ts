import { ConfigError, type Fetch } from '@hostwright/common'

const serverPath = /\/v1\/(?:server|vps\/servers)\/([^/]+)/
// Segments that follow `/v1/server/` and are not the name of a server, as in `/v1/server/plans`.
const notServers = new Set(['plans'])

/**
 * Wraps a `fetch` so that its caller reaches only the given servers. Other servers are removed from the lists of
 * servers and from the execution log, and a request whose path names one is rejected before it is sent. Two reads still
 * show other servers: the `targets` of `GET /v1/me`, and the sign-up status of a VPS by the id of its order.
 */
export function limitServers(send: Fetch, servers: readonly string[]): Fetch {
  const visible = new Set(servers)
  const isVisible = (path: string): boolean => {
    const name = serverPath.exec(path)?.[1]
    return name === undefined || notServers.has(name) || visible.has(decodeURIComponent(name))
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!isVisible(pathname))
      throw new ConfigError('servers', `does not have the server of ${pathname}: nothing was sent`)
    const response = await send(request)
    if (request.method !== 'GET' || !response.ok || !/\/v1\/(?:server|vps\/servers|logs)$/.test(pathname))
      return response
    const body = (await response.json()) as Lists
    const { headers, status } = response
    headers.delete('content-length')
    return Response.json(withVisible(body, visible, isVisible), { headers, status })
  }
}

interface Lists {
  readonly servers?: readonly { readonly servername?: string; readonly uuid?: string }[]
  readonly logs?: readonly { readonly path: string }[]
}

function withVisible(body: Lists, visible: ReadonlySet<string>, isVisible: (path: string) => boolean): Lists {
  const { servers, logs } = body
  return {
    ...body,
    ...(servers && {
      servers: servers.filter(({ servername, uuid }) => visible.has(servername ?? uuid ?? '')),
    }),
    ...(logs && { logs: logs.filter(({ path }) => isVisible(path)) }),
  }
}
