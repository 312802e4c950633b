interface Platform {
  readonly setImmediate?: (callback: () => void) => unknown
  readonly scheduler?: {
    readonly postTask?: (callback: () => void, options: { readonly priority: 'background' }) => Promise<void>
  }
}

/** Calls back after everything that waits for no timer and no network. */
export function whenIdle(callback: () => void): void {
  const { setImmediate, scheduler } = globalThis as Platform
  if (setImmediate !== undefined) setImmediate(callback)
  // A page has no such function, and would wait with a timer for some milliseconds each time.
  else if (scheduler?.postTask !== undefined) void scheduler.postTask(callback, { priority: 'background' })
  else setTimeout(callback, 0)
}
