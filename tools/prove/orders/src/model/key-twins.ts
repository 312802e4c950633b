import { toJapanTime } from '@hostwright/common'
import type { Sandbox } from '@hostwright/sandbox'
import type { EntryFate } from './event-plan.ts'

/**
 * Keys with which requests travel instead of their own, so that the API itself behaves as planned: the entry goes into
 * another log, or the rights are fewer.
 */
export interface KeyTwins {
  /**
   * Returns the key with which a request travels: one with fewer rights while it is narrowed, or one with another log.
   */
  of(key: string, entry: EntryFate): string
  /** Returns the key whose log has the late entries of a key; `undefined` if it has none. */
  ofLate(key: string): string | undefined
  /** Narrows a key to the contracts that exist when it is first narrowed, or removes that limit. */
  narrow(key: string, isNarrow: boolean): void
  /** Removes the limits of all keys. */
  clear(): void
}

/**
 * Creates twins of the keys that may order, before the account spends the money that the creation of such a key
 * requires.
 */
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

/** Copies a request with another key. */
export function withKey(request: Request, key: string): Request {
  const headers = new Headers(request.headers)
  headers.set('Authorization', `Bearer ${key}`)
  return new Request(request, { headers })
}

/** Returns the key of a request. */
export function keyOf({ headers }: Request): string {
  return headers.get('Authorization')?.slice('Bearer '.length) ?? ''
}

interface Page {
  readonly logs: readonly { readonly created_at: string }[]
}

/**
 * Adds entries of another log to a page of the log: those of the same time that are old enough to be shown. The page
 * keeps its length.
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
