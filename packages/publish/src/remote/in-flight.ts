/**
 * Runs a task for each item, at most `limit` at a time. After an error no further task begins, and the promise rejects
 * with the error once the running ones have settled.
 */
export async function inFlight<T>(
  items: readonly T[],
  limit: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  let failure: { readonly error: unknown } | undefined
  const work = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined && failure === undefined; item = items[next++]) {
      try {
        await run(item)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  if (failure !== undefined) throw failure.error
}
