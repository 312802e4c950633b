import type { Client } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'

// Pauses between the looks, in milliseconds.
const pausesMs = [1_000, 2_000, 3_000, 4_000]

/**
 * Looks until it is enough, at most five times with ten seconds of pauses: the execution log and the journal can show a
 * request that late. Does not pause for more than a quarter of the time that is left. Returns what it saw last.
 */
export async function lookAgain<Seen>(
  client: Client,
  leftMs: () => number,
  signal: AbortSignal | undefined,
  look: () => Promise<Seen>,
  isEnough: (seen: Seen) => boolean,
): Promise<Seen> {
  for (let index = 0; ; index += 1) {
    const seen = await look()
    const pauseMs = pausesMs[index]
    if (isEnough(seen) || pauseMs === undefined || pauseMs > leftMs() / 4) return seen
    await portsOf(client).sleep(pauseMs, signal)
  }
}
