import type { Client, OrderRecord } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import { isOpenDryRun } from '../evidence/find-unexplained.ts'
import { lookAgain } from './look-again.ts'

/**
 * Returns the log entries that the records of the journal do not explain. If other processes have dry runs in progress,
 * the journal is read again for up to 10 seconds: their entries can be in the log before their ends are in the journal.
 *
 * @param list lists the records again
 * @param find finds the unexplained entries, given the records
 */
export async function awaitDryRuns(
  client: Client,
  listed: readonly OrderRecord[],
  list: () => Promise<readonly OrderRecord[]>,
  find: (records: readonly OrderRecord[]) => ExecutionLogEntry[],
  signal?: AbortSignal,
): Promise<ExecutionLogEntry[]> {
  let known: readonly OrderRecord[] | undefined = listed
  const look = async () => {
    const now = known ?? (await list())
    known = undefined
    return { now, found: find(now) }
  }
  const isEnough = ({ now, found }: Awaited<ReturnType<typeof look>>): boolean =>
    !found[0] || !now.some(isTrying)
  return (await lookAgain(client, () => Infinity, signal, look, isEnough)).found
}

/** Whether a record has a dry run whose end is not written yet. */
export function isTrying({ requests }: OrderRecord): boolean {
  return requests.some((request) => isOpenDryRun(request) && request.leftBy === null)
}
