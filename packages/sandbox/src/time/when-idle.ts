interface Platform {
  readonly MessageChannel?: typeof MessageChannel
  readonly scheduler?: {
    readonly postTask?: (callback: () => void, options: { readonly priority: 'background' }) => Promise<void>
  }
}

/** Calls back when no other work is pending, except work that waits for a timer or the network. */
export function whenIdle(callback: () => void): void {
  const { MessageChannel, scheduler } = globalThis as Platform
  if (scheduler?.postTask !== undefined) void scheduler.postTask(callback, { priority: 'background' })
  // Fake timers replace `setImmediate` and `setTimeout`, but not messages.
  else if (MessageChannel !== undefined) callBackByMessage(new MessageChannel(), callback)
  else setTimeout(callback, 0)
}

function callBackByMessage({ port1, port2 }: MessageChannel, callback: () => void): void {
  port1.addEventListener('message', () => {
    port1.close()
    callback()
  })
  port1.start()
  port2.postMessage(undefined)
}
