import type { System } from '../system/system.ts'

// Shorter pauses need no explanation: the user takes them for a slow network.
const shortestMs = 5_000

/**
 * Returns a `sleep` that writes a line before a long pause of the client, for example for a rate limit. Without it, a
 * command that shows no progress seems to hang.
 */
export function announceWaits(
  { sleep, monotonic }: Pick<System, 'sleep' | 'monotonic'>,
  say: (line: string) => void,
): System['sleep'] {
  let announced = -Infinity
  return (ms, signal) => {
    const end = monotonic() + ms
    // Several requests can wait for the same moment, which is announced once.
    if (ms >= shortestMs && end >= announced + 1_000) {
      announced = end
      say(`Waiting ${Math.round(ms / 1_000)} s before the next request.`)
    }
    return sleep(ms, signal)
  }
}
