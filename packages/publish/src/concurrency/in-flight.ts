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
export async function inFlight<T>(
  items: readonly T[],
  { window, most }: Window,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const workers: Promise<void>[] = []
  let next = 0
  let done = 0
  let failure: { readonly error: unknown } | undefined
  const work = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined && failure === undefined; item = items[next++]) {
      try {
        await run(item)
        done += 1
        // A whole window has ended well.
        if (done >= workers.length) add(workers.length)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  const add = (count: number): void => {
    done = 0
    for (let added = 0; added < count && workers.length < most; added += 1) workers.push(work())
  }
  add(Math.min(window, items.length))
  // Workers that are added meanwhile are waited for too.
  for (const worker of workers) await worker
  if (failure !== undefined) throw failure.error
}
