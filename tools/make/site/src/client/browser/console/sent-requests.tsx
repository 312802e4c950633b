import type { JSX } from 'preact'
import { Fold } from '../view/fold.tsx'
import { consoleWords as words } from '../words/console-words.ts'

/** A request that was sent: its address in the console, and what came of it. */
export interface SentRequest {
  readonly fragment: string
  readonly request: string
  readonly status: number
}

const key = 'hostwright.console'
const most = 20

/** Returns the requests that this tab has sent, newest first. */
export function readSent(): readonly SentRequest[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as SentRequest[]
  } catch {
    return [] // a browser that keeps nothing for pages from a disk
  }
}

/** Keeps a request until the tab is closed, once for each address, and returns all. */
export function keepSent(kept: readonly SentRequest[], sent: SentRequest): readonly SentRequest[] {
  const all = [sent, ...kept.filter(({ fragment }) => fragment !== sent.fragment)].slice(0, most)
  try {
    sessionStorage.setItem(key, JSON.stringify(all))
  } catch {
    // The list then holds for this page.
  }
  return all
}

/** The requests that were sent, each a link that fills in the form. */
export function SentRequests({ all }: { readonly all: readonly SentRequest[] }): JSX.Element | null {
  if (all.length === 0) return null
  return (
    <Fold title={words.sent}>
      <ol class="sent">
        {all.map(({ fragment, request, status }) => (
          <li key={fragment}>
            <a href={fragment}>{request}</a> <span>{status}</span>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
