import type { Sftp } from '../remote/sftp.ts'

/** Requests that travel together if they are sent together. */
export interface CountedTrips {
  readonly sftp: Sftp
  /** The number of round trips so far. */
  readonly count: () => number
}

/** A request on its way: sends it, and returns how its result is delivered. */
type Sent = () => Promise<() => void>

/**
 * Collects the requests that are sent during one turn of the event loop, executes them, and delivers all their results
 * at once, as a slow line does. A listing takes two round trips.
 */
export function countRoundTrips(sftp: Sftp): CountedTrips {
  let count = 0
  let waiting: Sent[] = []
  const travel = async (): Promise<void> => {
    const sent = waiting
    waiting = []
    count += 1
    for (const deliver of await Promise.all(sent.map((send) => send()))) deliver()
  }
  const trip = <T>(run: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void travel())
      waiting.push(() =>
        run().then(
          (value) => () => resolve(value),
          (error: unknown) => () => reject(error),
        ),
      )
    })
  const wrapped = Object.entries(
    sftp as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>,
  ).map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      if (name === 'list') await trip(async () => undefined)
      return trip(() => call(...args))
    },
  ])
  return { sftp: Object.fromEntries(wrapped) as Sftp, count: () => count }
}
