import type { Client, OrderRecord } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { isOpenDryRun } from '../evidence/find-unexplained.ts'
import type { Records } from '../record/records.ts'

// Pauses between the readings of the journal, in milliseconds.
const pausesMs = [250, 750, 1_000, 2_000, 2_000, 4_000]

/**
 * Returns the log entries that the records of the journal do not explain. If other processes have dry runs in progress,
 * the journal is read again for up to 10 seconds: their entries can be in the log before their ends are in the journal.
 *
 * @param find finds the unexplained entries, given the records
 */
export async function awaitDryRuns(
  client: Client,
  records: Records,
  listed: readonly OrderRecord[],
  find: (records: readonly OrderRecord[]) => ExecutionLogEntry[],
  own?: OrderRecord,
  signal?: AbortSignal,
): Promise<ExecutionLogEntry[]> {
  let found = find(listed)
  let now = listed
  for (const pauseMs of pausesMs) {
    if (!found[0] || !now.some(isTrying)) break
    await client.sleep(pauseMs, signal)
    now = await records.list(own)
    found = find(now)
  }
  return found
}

/** Whether a record has a dry run whose end is not written yet. */
function isTrying({ requests }: OrderRecord): boolean {
  return requests.some((request) => isOpenDryRun(request) && request.leftBy === null)
}
