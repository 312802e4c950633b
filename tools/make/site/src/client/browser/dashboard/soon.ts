const pauseMs = 250

/** Does something soon, however often it is called for: once at a time, with a pause in between, and never too early. */
export function createSoon(work: () => Promise<void>): () => void {
  let state: 'idle' | 'busy' | 'busy, and called for again' = 'idle'

  async function run(): Promise<void> {
    try {
      await work()
    } catch {
      // Without a connection there is nothing to show; the next one begins with a resync.
    }
    setTimeout(() => {
      const isNeeded = state === 'busy, and called for again'
      state = isNeeded ? 'busy' : 'idle'
      if (isNeeded) void run()
    }, pauseMs)
  }

  return () => {
    if (state !== 'idle') {
      state = 'busy, and called for again'
      return
    }
    state = 'busy'
    void run()
  }
}
