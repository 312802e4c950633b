interface Platform {
  readonly setImmediate?: (callback: () => void) => unknown
  readonly scheduler?: {
    readonly postTask?: (callback: () => void, options: { readonly priority: 'background' }) => Promise<void>
  }
}

/** Calls back when no other work is pending, except work that waits for a timer or the network. */
export function whenIdle(callback: () => void): void {
  const { setImmediate, scheduler } = globalThis as Platform
  if (setImmediate !== undefined) setImmediate(callback)
  // Browsers lack `setImmediate`, and a timer would wait for some milliseconds each time.
  else if (scheduler?.postTask !== undefined) void scheduler.postTask(callback, { priority: 'background' })
  else setTimeout(callback, 0)
}
