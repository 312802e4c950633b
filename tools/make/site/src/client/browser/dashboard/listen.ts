import type { JournaledRequest, Transition } from '@hostwright/sandbox'

/** Callbacks for the events of the sandbox. */
export interface Listeners {
  request(request: JournaledRequest): void
  transition(transition: Transition): void
  change(): void
  clock(clock: { readonly now: string; readonly speed: number }): void
  /** Called when events may have been missed: the page has to read everything again. */
  resync(): void
  connected(isConnected: boolean): void
}

// A browser does not reconnect after an error response, but a restarted sandbox is back a little later.
const againMs = 2_000

/** Listens to the events of the sandbox until the page is closed. */
export function listen(listeners: Listeners): void {
  const source = new EventSource('/_sandbox/events')
  const on = (type: string, call: (data: never) => void): void =>
    source.addEventListener(type, (event: MessageEvent<string>) => call(JSON.parse(event.data) as never))
  on('request', listeners.request)
  on('transition', listeners.transition)
  on('change', listeners.change)
  on('clock', listeners.clock)
  on('resync', listeners.resync)
  source.addEventListener('open', () => listeners.connected(true))
  source.addEventListener('error', () => {
    listeners.connected(false)
    if (source.readyState !== EventSource.CLOSED) return
    setTimeout(listen, againMs, listeners)
  })
}
