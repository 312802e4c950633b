import { createHash } from 'node:crypto'
import type { Fetch } from '@hostwright/common'
import { fetchWithHost } from './fetch-with-host.ts'

/** The response of the web server to one request. */
export interface Visited {
  readonly status: number
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string
}

/** Requests a path below the place as a visitor; `undefined` if there is no response. */
export type Visit = (path: string) => Promise<Visited | undefined>

/** The site that is visited, and how. */
export interface VisitOptions {
  /** The name of the site, in Punycode. */
  readonly domain: string
  /** The host, and port, of the web server. DNS may not lead the domain there yet. */
  readonly webAddress: string
  /** The folder below the site. */
  readonly to: string
  /** A text that no other run has, so that the response comes from no cache. */
  readonly id: string
  readonly fetch?: Fetch | undefined
  readonly signal?: AbortSignal | undefined
}

const timeoutMs = 15_000

/** Returns a function that visits a site at its server. A redirect of the site to HTTPS is followed, once. */
export function createVisit(options: VisitOptions): Visit {
  const { domain, webAddress, to, id, signal, fetch = fetchWithHost } = options
  const send = (address: string): Promise<Response> => {
    const timeout = AbortSignal.timeout(timeoutMs)
    return fetch(
      new Request(address, {
        headers: { Host: domain },
        redirect: 'manual',
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      }),
    )
  }
  return async (path) => {
    const steps = [...to.split('/'), ...path.split('/')].filter((step) => step !== '').map(encodeURIComponent)
    const folder = path === '' || path.endsWith('/') ? '/' : ''
    const place = `/${steps.join('/')}${steps.length > 0 ? folder : ''}?hostwright=${id}`
    try {
      const first = await send(`http://${webAddress}${place}`)
      const isSecured = first.headers.get('location')?.startsWith(`https://${domain}/`) === true
      const last = isSecured ? await send(`https://${toHost(webAddress)}${place}`) : first
      const bytes = new Uint8Array(await last.arrayBuffer())
      return { status: last.status, hash: createHash('sha256').update(bytes).digest('hex') }
    } catch {
      signal?.throwIfAborted()
      return undefined
    }
  }
}

function toHost(webAddress: string): string {
  return webAddress.replace(/:\d+$/, '')
}
