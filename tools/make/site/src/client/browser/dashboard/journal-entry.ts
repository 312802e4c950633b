import type { JournaledRequest, Transition } from '@hostwright/sandbox'
import { button, element } from '../view/element.ts'
import { toDuration, toJapanClock, toJapanTime } from '../view/format.ts'

/** One line of the journal. */
export type Entry =
  | { readonly kind: 'request'; readonly id: string; readonly at: number; readonly request: JournaledRequest }
  | { readonly kind: 'transition'; readonly id: string; readonly at: number; readonly transition: Transition }

export function toRequestEntry(request: JournaledRequest): Entry {
  return { kind: 'request', id: `r${request.id}`, at: request.at, request }
}

export function toTransitionEntry(transition: Transition): Entry {
  const { at, machine, target, to } = transition
  return { kind: 'transition', id: `t${at}-${machine}-${target}-${to}`, at, transition }
}

/** The entry as a part of the table: a row, and what it opens. */
export function renderEntry(entry: Entry): Element {
  return entry.kind === 'request' ? renderRequest(entry.request) : renderTransition(entry.transition)
}

function renderTransition({ at, machine, target, from, to }: Transition): Element {
  return element(
    'tbody',
    { className: 'transition' },
    element(
      'tr',
      {},
      element('td', { className: 'time' }, toJapanClock(at)),
      element('td', { colSpan: 6 }, `${machine} of ${target}: ${from} → ${to}`),
    ),
  )
}

function renderRequest(request: JournaledRequest): Element {
  const { id, at, method, path, status, code, durationMs, keyId, rateLimit } = request
  const details = element('tr', { className: 'details', id: `details-${id}`, hidden: true })
  const opener = button(path, () => toggle(), {
    className: 'path',
    'aria-expanded': 'false',
    'aria-controls': details.id,
  })
  function toggle(): void {
    if (details.childElementCount === 0) details.append(element('td', { colSpan: 7 }, renderDetails(request)))
    details.hidden = !details.hidden
    opener.setAttribute('aria-expanded', String(!details.hidden))
  }
  return element(
    'tbody',
    { className: toTone(request) },
    element(
      'tr',
      {},
      element('td', { className: 'time' }, toJapanClock(at)),
      element('td', { className: 'method' }, method),
      element('td', { className: 'target' }, opener),
      element('td', { className: 'status' }, status === null ? 'broken' : `${status}`, renderCode(code)),
      element('td', { className: 'number' }, toDuration(durationMs)),
      element('td', { className: 'key' }, keyId?.slice(0, 6) ?? '–'),
      element(
        'td',
        { className: 'number' },
        rateLimit === null ? '–' : `${rateLimit.remaining}/${rateLimit.limit}`,
      ),
    ),
    details,
  )
}

function renderCode(code: string | null): Node | undefined {
  return code === null ? undefined : element('span', { className: 'code' }, ` ${code}`)
}

function toTone({ status, isFaulted }: JournaledRequest): string {
  const tone = status === null || status >= 500 ? 'broken' : status >= 400 ? 'rejected' : 'fine'
  return isFaulted ? `${tone} faulted` : tone
}

function renderDetails(request: JournaledRequest): Element {
  const { at, operationId, code, problems, keyId, rateLimit, isFaulted, isLate, status } = request
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Operation', operationId ?? 'none has this path and method'],
    ['Sandbox time', `${toJapanTime(at)} JST`],
    ['Error', code ?? (status === null ? 'the connection broke before a response' : undefined)],
    ['Key', keyId ?? 'none of this account'],
    [
      'Rate limit',
      rateLimit === null
        ? 'none'
        : `${rateLimit.remaining} of ${rateLimit.limit} left in this minute (${rateLimit.group})`,
    ],
    ['Fault', isFaulted ? 'injected by this sandbox' : undefined],
    ['Executed', isLate === true ? 'late: its sender had got another response before' : undefined],
  ]
  const list = element('dl')
  for (const [name, text] of rows)
    if (text !== undefined) list.append(element('div', {}, element('dt', {}, name), element('dd', {}, text)))
  if (problems.length > 0) {
    const items = problems.map((problem) => element('li', {}, problem))
    const said = element('dd', {}, element('ul', {}, ...items))
    list.append(element('div', {}, element('dt', {}, 'It says'), said))
  }
  return list
}
