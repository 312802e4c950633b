import { ConfigError, type Fetch } from '@hostwright/common'

const serverPath = /\/v1\/(?:server|vps\/servers)\/([^/]+)/
// Segments that follow `/v1/server/` and are not the name of a server, as in `/v1/server/plans`.
const notServers = new Set(['plans'])
// Paths whose responses can show other servers.
const narrowed = /\/v1\/(?:me|server|vps\/servers|logs|vps\/signup-status\/[^/]+)$/

/**
 * Wraps a `fetch` so that its caller reaches only the given servers. Other servers are removed from the lists of
 * servers, from the execution log and from the targets of the API key, and a request whose path names one is rejected
 * before it is sent. The sign-up status of a VPS is rejected after the read, because its path has the id of an order.
 */
export function limitServers(send: Fetch, servers: readonly string[]): Fetch {
  const visible = new Set(servers)
  const isVisible = (path: string): boolean => {
    const name = serverPath.exec(path)?.[1]
    return name === undefined || notServers.has(name) || visible.has(decodeURIComponent(name))
  }
  const limited: Fetch = async (request) => {
    const { pathname } = new URL(request.url)
    if (!isVisible(pathname))
      throw new ConfigError('servers', `does not have the server of ${pathname}: nothing was sent`)
    const response = await send(request)
    if (request.method !== 'GET' || !response.ok || !narrowed.test(pathname)) return response
    const body = (await response.json()) as Lists
    if (body.server && !visible.has(body.server.uuid ?? ''))
      throw new ConfigError('servers', `does not have the server of ${pathname}`)
    // The headers of a response that came over a network cannot be changed.
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    return Response.json(withVisible(body, visible, isVisible), { headers, status: response.status })
  }
  return Object.assign(limited, { isPlain: send.isPlain })
}

type Rights = Readonly<Record<string, { readonly targets?: readonly string[] }>>

interface Lists {
  readonly servers?: readonly { readonly servername?: string; readonly uuid?: string }[]
  readonly logs?: readonly { readonly path: string }[]
  /** The VPS of a sign-up status. It has no uuid before its setup begins. */
  readonly server?: { readonly uuid: string | null }
  /** Rights of the API key by service. The `targets` of the services `server` and `vps` are servers. */
  readonly services?: Rights
  /** The server of a legacy API key. */
  readonly servername?: string
}

function withVisible(body: Lists, visible: ReadonlySet<string>, isVisible: (path: string) => boolean): Lists {
  const { servers, logs, services, servername, ...others } = body
  return {
    ...others,
    ...(servername !== undefined && visible.has(servername) && { servername }),
    ...(services && { services: withVisibleTargets(services, visible) }),
    ...(servers && {
      servers: servers.filter(({ servername, uuid }) => visible.has(servername ?? uuid ?? '')),
    }),
    ...(logs && { logs: logs.filter(({ path }) => isVisible(path)) }),
  }
}

function withVisibleTargets(services: Rights, visible: ReadonlySet<string>): Rights {
  const narrow = ([name, service]: readonly [string, Rights[string]]): [string, Rights[string]] => {
    if (!service.targets || !['server', 'vps'].includes(name)) return [name, service]
    return [name, { ...service, targets: service.targets.filter((id) => visible.has(id)) }]
  }
  return Object.fromEntries(Object.entries(services).map(narrow))
}
