import type { JournaledRequest, Transition } from '@hostwright/sandbox'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { find } from '../view/element.ts'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import { type Control, createControl } from './control.ts'
import { listen } from './listen.ts'
import { createSandboxTime, type SandboxTime } from './sandbox-time.ts'
import { createSoon } from './soon.ts'
import { readJournal, readState, type State } from './state.ts'

/** A running sandbox, as a page sees it. */
export interface RunningSandbox {
  readonly control: Control
  readonly time: SandboxTime
  /** Undefined before it has been read. */
  readonly state: State | undefined
  readonly requests: readonly JournaledRequest[]
  readonly transitions: readonly Transition[]
  /** Empties the log of this page. */
  readonly clearLog: () => void
  /** Why something did not work, for the reader. */
  readonly note: string
  readonly tell: (text: string) => void
}

interface Log {
  readonly requests: readonly JournaledRequest[]
  readonly transitions: readonly Transition[]
}

// The sandbox itself keeps as many.
const mostEntries = 1_000
const emptyLog: Log = { requests: [], transitions: [] }

/** Follows the sandbox that serves the page, for as long as the page is open. */
export function useSandbox(): RunningSandbox {
  const [note, tell] = useState('')
  const [state, setState] = useState<State>()
  const [log, setLog] = useState(emptyLog)
  const time = useMemo(createSandboxTime, [])
  const control = useMemo(() => createControl(tell), [])
  const refresh = useMemo(
    () =>
      createSoon(async () => {
        const read = await readState(control)
        time.set(Date.parse(read.clock.now), read.clock.speed)
        setState(read)
      }),
    [],
  )
  const add = useBatches((batch) => setLog((old) => append(old, batch)))
  useEffect(() => {
    listen({
      request(request) {
        time.reach(request.at)
        add({ requests: [request], transitions: [] })
        refresh()
      },
      transition(transition) {
        add({ requests: [], transitions: [transition] })
        refresh()
      },
      change: refresh,
      clock: ({ now, speed }) => time.set(Date.parse(now), speed),
      resync() {
        setLog(emptyLog)
        refresh()
        void readJournal(control).then(
          (earlier) => setLog((old) => append(earlier, old)),
          () => tell(words.noResponse),
        )
      },
      connected: showConnection,
    })
  }, [])
  return { control, time, state, ...log, clearLog: () => setLog(emptyLog), note, tell }
}

/** Collects what arrives and hands it over once a frame, however much arrives. */
function useBatches(flush: (batch: Log) => void): (part: Log) => void {
  const waiting = useRef<Log | undefined>(undefined)
  return (part) => {
    if (waiting.current === undefined)
      requestAnimationFrame(() => {
        const batch = waiting.current ?? emptyLog
        waiting.current = undefined
        flush(batch)
      })
    const { requests, transitions } = waiting.current ?? emptyLog
    waiting.current = {
      requests: [...requests, ...part.requests],
      transitions: [...transitions, ...part.transitions],
    }
  }
}

/** Appends what happened later. A request that arrives while the journal is read is in both. */
function append(earlier: Log, later: Log): Log {
  const known = new Set(earlier.requests.map(({ id }) => id))
  const seen = new Set(earlier.transitions.map((transition) => JSON.stringify(transition)))
  const requests = later.requests.filter(({ id }) => !known.has(id))
  const transitions = later.transitions.filter((transition) => !seen.has(JSON.stringify(transition)))
  return {
    requests: [...earlier.requests, ...requests].slice(-mostEntries),
    transitions: [...earlier.transitions, ...transitions].slice(-mostEntries),
  }
}

function showConnection(isConnected: boolean): void {
  find('#connection').textContent = isConnected ? words.connected : words.notConnected
  find('#connection').className = isConnected ? 'state good' : 'state bad'
}
