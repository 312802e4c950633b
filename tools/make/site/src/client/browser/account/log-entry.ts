import type { JournaledRequest, Transition } from '@hostwright/sandbox'

/** One row of the log: a request, several equal reads in a row, or a change of state. */
export type LogEntry =
  | { readonly kind: 'requests'; readonly id: string; readonly requests: readonly JournaledRequest[] }
  | { readonly kind: 'transition'; readonly id: string; readonly transition: Transition }

/** Which entries are shown. */
export type LogKind = 'all' | 'requests' | 'writes' | 'errors' | 'faults' | 'transitions'

/** The filter above a log. */
export interface LogFilter {
  readonly kind: LogKind
  /** Words that must all be found: in path, method, operation, status, code, key or messages. */
  readonly text: string
}

/** Returns the rows of a log, newest first. Equal reads in a row, such as polls of a state, are one row. */
export function toLogEntries(
  requests: readonly JournaledRequest[],
  transitions: readonly Transition[],
  { kind, text }: LogFilter,
): LogEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (value: unknown): boolean => {
    const about = JSON.stringify(value).toLowerCase()
    return words.every((word) => about.includes(word))
  }
  const shown = kind === 'transitions' ? [] : requests.filter((request) => isOfKind(request, kind))
  const changes = kind === 'all' || kind === 'transitions' ? transitions : []
  const entries = [
    ...shown.filter((request) => isFound(toWords(request))).map(toRequestEntry),
    ...changes.filter(isFound).map(toTransitionEntry),
  ]
  return entries
    .toSorted((one, other) => one.at - other.at)
    .reduce<LogEntry[]>(group, [])
    .toReversed()
}

/** Whether the sender got an error or nothing. */
export function isError({ status }: JournaledRequest): boolean {
  return status === null || status >= 400
}

function isOfKind(request: JournaledRequest, kind: LogKind): boolean {
  if (kind === 'errors') return isError(request)
  if (kind === 'writes') return request.method !== 'GET'
  return kind !== 'faults' || request.isFaulted
}

function toWords({ method, path, operationId, status, code, keyId, problems }: JournaledRequest): unknown {
  return [method, path, operationId, status, code, keyId, problems]
}

function toRequestEntry(request: JournaledRequest) {
  return { kind: 'requests' as const, id: `r${request.id}`, at: request.at, requests: [request] }
}

function toTransitionEntry(transition: Transition) {
  const { at, machine, target, to } = transition
  return { kind: 'transition' as const, id: `t${at}-${machine}-${target}-${to}`, at, transition }
}

/** Adds an entry to the last row if both are the same read. The id stays that of the first, and so does the focus. */
function group(rows: LogEntry[], entry: LogEntry): LogEntry[] {
  const last = rows.at(-1)
  const [next] = entry.kind === 'requests' ? entry.requests : []
  if (last?.kind !== 'requests' || next === undefined || !isSame(last.requests[0]!, next))
    return [...rows, entry]
  return [...rows.slice(0, -1), { ...last, requests: [...last.requests, next] }]
}

function isSame(one: JournaledRequest, other: JournaledRequest): boolean {
  const isRead = one.method === 'GET' && other.method === 'GET' && !one.isFaulted && !other.isFaulted
  return isRead && one.path === other.path && one.status === other.status
}
