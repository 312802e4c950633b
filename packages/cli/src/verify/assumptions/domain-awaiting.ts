import { parseJapanTime } from '@hostwright/common'
import type { Reading } from '../reading.ts'
import type { Observer } from './observer.ts'

interface LogEntry {
  readonly method: string
  readonly path: string
  readonly status_code: number
  readonly created_at: string
}

const withinMs = 45_000

/** How long a domain is awaiting its setting: one that is, is read once more when a minute has passed. */
export const domainAwaiting: Observer<'domain-awaiting'> = {
  id: 'domain-awaiting',
  observe({ of, all }) {
    const first = of('listDomains').flatMap(listAwaiting)
    if (first.length > 0) {
      const later = all.filter(({ purpose, status }) => purpose === 'domains-later' && status === 200)
      if (later.length === 0) return undefined
      return later.flatMap(listAwaiting).some((domain) => first.includes(domain))
        ? 'for one hour'
        : 'for one minute'
    }
    const isNew = of('listLogs').some(({ body, at }) =>
      (body as { readonly logs: readonly LogEntry[] }).logs.some(
        ({ method, path, status_code, created_at }) =>
          method === 'POST' &&
          /^\/v1\/server\/[^/]+\/domain$/.test(path) &&
          status_code < 300 &&
          Math.abs(at - parseJapanTime(created_at).getTime()) < withinMs,
      ),
    )
    return isNew ? 'not at all' : undefined
  },
}

/** The domains of a list that are awaiting their setting. */
export function listAwaiting({ body }: Reading): readonly string[] {
  const { domains = [] } = Object(body) as {
    readonly domains?: readonly { readonly domain: string; readonly is_awaiting: boolean }[]
  }
  return domains.filter(({ is_awaiting }) => is_awaiting).map(({ domain }) => domain)
}
