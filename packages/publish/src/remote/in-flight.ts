/** How many tasks run at the same time. */
export interface Window {
  /** How many begin. */
  readonly window: number
  /** The limit to which the number doubles while nothing fails. */
  readonly most: number
}

/**
 * Runs a task for each item, in a window that grows while nothing fails. After an error no further task begins, and the
 * promise rejects with the error once the running ones have settled.
 */
export function inFlight<T>(
  items: readonly T[],
  { window, most }: Window,
  run: (item: T) => Promise<void>,
): Promise<void> {
  let limit = window
  let next = 0
  let running = 0
  let done = 0
  let failure: { readonly error: unknown } | undefined
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      running -= 1
      done += 1
      // A window of tasks has ended well.
      if (done >= limit && limit < most) {
        limit = Math.min(limit * 2, most)
        done = 0
      }
      begin()
    }
    const fail = (error: unknown): void => {
      failure ??= { error }
    }
    const begin = (): void => {
      while (failure === undefined && running < limit && next < items.length) {
        const item = items[next] as T
        next += 1
        running += 1
        run(item).catch(fail).then(settle, reject)
      }
      if (running > 0) return
      if (failure === undefined) resolve()
      else reject(failure.error)
    }
    begin()
  })
}
