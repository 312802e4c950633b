import type { Outcome } from '../tools/tool.ts'

/** The result of waiting for a run: its outcome, or its progress if the run still goes on. */
export type Waited = Outcome | { readonly progress: Progress }

/** How much of a run is done, such as 12 of 50 sites. */
export interface Progress {
  readonly done?: number
  readonly total?: number
}

/**
 * Runs of tools that may take longer than a single call. Until the result of a run has been returned to a call, every
 * call of the same tool with the same input waits for this run.
 */
export interface Runs {
  /**
   * Waits for the run with this key, and starts it if it does not exist. Returns the progress if the run still goes on
   * when the waiting time is over. Aborting the signal of the only waiting call aborts the run. The next call with this
   * key then starts a new run after the aborted one has ended. A run that has ended for longer than `keepMs` counts no
   * more: what it has read may have changed.
   */
  join(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal, note: (progress: Progress) => void) => Promise<Outcome>,
    keepMs?: number,
  ): Promise<Waited>
}

// Longest time that a call waits for its run, in milliseconds: many MCP clients give a call up after 60 seconds.
const mostMs = 45_000

/**
 * Creates the runs of one process, which all its connections share. The result of a run that ends while no call waits
 * is kept until the next call with its key.
 */
export function createRuns(
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>,
  now: () => number,
): Runs {
  const runs = new Map<string, Run>()
  return {
    async join(key, signal, start, keepMs = Infinity) {
      // An aborted run may still be waiting for the response to a request. A new run with its key begins only when it
      // has ended: otherwise the new one could send the same request a second time.
      for (let run = runs.get(key); run?.controller.signal.aborted; run = runs.get(key)) {
        await run.ended.catch(() => {})
        if (runs.get(key) === run) runs.delete(key)
      }
      signal.throwIfAborted()
      const kept = runs.get(key)
      const isOld = now() - (kept?.endedAt ?? Infinity) > keepMs
      const run = kept === undefined || isOld ? begin(start, now) : kept
      runs.set(key, run)
      run.calls += 1
      const timer = new AbortController()
      const aborted = new Promise<never>((_, reject) => {
        const abort = (): void => {
          if (run.calls === 1) run.controller.abort(signal.reason)
          else reject(signal.reason as Error)
        }
        signal.addEventListener('abort', abort, { once: true, signal: timer.signal })
      })
      const waiting = sleep(mostMs, timer.signal).then(
        () => undefined,
        // `sleep` rejects only if `timer` is aborted, which happens after the race has ended, so its value is never
        // used.
        () => run.ended,
      )
      let isOver = true
      try {
        const outcome = await Promise.race([run.ended, waiting, aborted])
        isOver = outcome !== undefined
        return outcome ?? { progress: run.noted.progress }
      } finally {
        run.calls -= 1
        if (isOver && run.calls === 0 && runs.get(key) === run) runs.delete(key)
        timer.abort()
      }
    },
  }
}

interface Run {
  readonly ended: Promise<Outcome>
  readonly controller: AbortController
  /** Number of calls that are waiting for this run. */
  calls: number
  readonly noted: { progress: Progress }
  endedAt?: number
}

function begin(start: Parameters<Runs['join']>[2], now: () => number): Run {
  const controller = new AbortController()
  const noted: Run['noted'] = { progress: {} }
  const ended = start(controller.signal, (progress) => void (noted.progress = progress))
  const run: Run = { ended, controller, calls: 0, noted }
  // A failure is passed to the calls that wait for this run. If no call waits, this handler prevents an unhandled
  // rejection, which would end the process.
  const stamp = (): void => void (run.endedAt = now())
  ended.then(stamp, stamp)
  return run
}
