import type { JournaledRequest, JournalEntries, Transition } from '@hostwright/sandbox'
import { createList } from '../view/create-list.ts'
import { find, on } from '../view/element.ts'
import { type Entry, renderEntry, toRequestEntry, toTransitionEntry } from './journal-entry.ts'

export interface JournalView {
  clear(): void
  /** Adds what happened before. */
  addEarlier(journal: JournalEntries): void
  addRequest(request: JournaledRequest): void
  addTransition(transition: Transition): void
}

// As many as the sandbox itself keeps.
const mostEntries = 2_000
const rowsAtOnce = 100

/** The requests and transitions, newest first, filtered as the reader says. */
export function createJournalView(): JournalView {
  const text = find('#filter-text', HTMLInputElement)
  const kind = find('#filter-kind', HTMLSelectElement)
  const more = find('#more', HTMLButtonElement)
  const show = createList<Entry>(find('#journal'), ({ id }) => id, renderEntry)
  // Oldest first, by their ids.
  let entries = new Map<string, Entry>()
  let rows = rowsAtOnce
  let isWaiting = false

  function render(): void {
    isWaiting = false
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean)
    const fitting = [...entries.values()].toReversed().filter((entry) => fits(entry, kind.value, words))
    show(fitting.slice(0, rows))
    more.hidden = fitting.length <= rows
    find('#journal-empty').hidden = entries.size > 0
    find('#journal-none').hidden = entries.size === 0 || fitting.length > 0
    find('#journal-count').textContent = toCount(entries)
  }

  // However much arrives, the page is drawn once a frame.
  function renderSoon(): void {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(render)
  }

  function add(entry: Entry): void {
    entries.set(entry.id, entry)
    if (entries.size > mostEntries) entries = new Map([...entries].slice(-mostEntries / 2))
    renderSoon()
  }

  for (const input of [text, kind]) on(input, 'input', render)
  on(more, 'click', () => {
    rows += rowsAtOnce
    render()
  })
  function clear(): void {
    entries.clear()
    rows = rowsAtOnce
    render()
  }
  on(find('#clear'), 'click', clear)

  return {
    clear,
    addEarlier({ requests, transitions }) {
      const earlier = [...requests.map(toRequestEntry), ...transitions.map(toTransitionEntry)]
      const sorted = earlier.toSorted((a, b) => a.at - b.at).map((entry) => [entry.id, entry] as const)
      // What came in meanwhile is later than all of it.
      entries = new Map([...sorted, ...entries])
      render()
    },
    addRequest: (request) => add(toRequestEntry(request)),
    addTransition: (transition) => add(toTransitionEntry(transition)),
  }
}

function fits(entry: Entry, kind: string, words: readonly string[]): boolean {
  if (!isOfKind(entry, kind)) return false
  const about = JSON.stringify(entry.kind === 'request' ? toWords(entry.request) : entry.transition)
  return words.every((word) => about.toLowerCase().includes(word))
}

function toWords({ method, path, operationId, status, code, keyId, problems }: JournaledRequest): unknown {
  return [method, path, operationId, status, code, keyId, problems]
}

function isOfKind(entry: Entry, kind: string): boolean {
  if (entry.kind === 'transition') return kind === 'all' || kind === 'transitions'
  const { status, isFaulted, method } = entry.request
  switch (kind) {
    case 'transitions':
      return false
    case 'errors':
      return status === null || status >= 400
    case 'writes':
      return method !== 'GET'
    case 'faults':
      return isFaulted
    default:
      return true
  }
}

function toCount(entries: ReadonlyMap<string, Entry>): string {
  const requests = [...entries.values()].filter((entry) => entry.kind === 'request')
  const errors = requests.filter((entry) => isOfKind(entry, 'errors')).length
  return `${toText(requests.length, 'request')}, ${toText(errors, 'error')}`
}

function toText(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
