import { toJapanTime } from '@hostwright/common'
import type { Sandbox } from '@hostwright/sandbox'
import type { EntryFate } from './event-plan.ts'

/**
 * Keys that a request travels with in place of its own, so that the API itself acts as wanted: its entry goes into another
 * log, or its rights are fewer.
 */
export interface KeyTwins {
  /** The key with which a request travels: one with fewer rights while it is narrowed, or one with another log. */
  of(key: string, entry: EntryFate): string
  /** The key whose log has the late entries of a key; `undefined` if it has none. */
  ofLate(key: string): string | undefined
  /** Limits a key to the contracts that there are when it is first narrowed, or takes that back. */
  narrow(key: string, isNarrow: boolean): void
  /** From now on no key is narrowed. */
  clear(): void
}

/** Twins of the keys that may order, made while the account has the money that such a key takes. */
export function createKeyTwins({ keys, servers }: Sandbox, originals: readonly string[]): KeyTwins {
  const create = (): [string, string][] => originals.map((key) => [key, keys.create({ allow_signup: true })])
  const twins = { late: new Map(create()), lost: new Map(create()) }
  const late = new Set<string>()
  const narrow = new Map<string, string>()
  const narrowed = new Set<string>()
  const targets = (ofVps: boolean): string[] =>
    servers().flatMap(({ service, target }) => ((service === 'vps') === ofVps ? [target] : []))

  return {
    of(key, entry) {
      const twin = narrowed.has(key) ? narrow.get(key) : undefined
      if (twin !== undefined) return twin
      if (entry === 'late') late.add(key)
      return entry === 'shown' ? key : twins[entry].get(key)!
    },
    ofLate: (key) => (late.has(key) ? twins.late.get(key) : undefined),
    narrow(key, isNarrow) {
      if (!isNarrow) return void narrowed.delete(key)
      if (!narrow.has(key)) {
        const server = { target_mode: 'selected' as const, targets: targets(false) }
        narrow.set(key, keys.create({ target_mode: 'selected', targets: targets(true), server }))
      }
      narrowed.add(key)
    },
    clear: () => narrowed.clear(),
  }
}

/** The same request with another key. */
export function withKey(request: Request, key: string): Request {
  const headers = new Headers(request.headers)
  headers.set('Authorization', `Bearer ${key}`)
  return new Request(request, { headers })
}

/** The key of a request. */
export function keyOf({ headers }: Request): string {
  return headers.get('Authorization')?.slice('Bearer '.length) ?? ''
}

interface Page {
  readonly logs: readonly { readonly created_at: string }[]
}

/**
 * Adds to a page of the log the entries that another log has of the same time and that are old enough to be shown, and
 * leaves the page at its length.
 */
export async function addLateEntries(
  response: Response,
  late: Response,
  shownUntil: number,
  limit: number,
): Promise<Response> {
  if (!response.ok || !late.ok) return response
  const page = (await response.json()) as Page
  const { logs } = (await late.json()) as Page
  const until = toJapanTime(new Date(shownUntil))
  const all = [...page.logs, ...logs.filter(({ created_at }) => created_at <= until)]
  const newestFirst = all.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, limit)
  return Response.json({ ...page, logs: newestFirst, count: newestFirst.length }, response)
}
