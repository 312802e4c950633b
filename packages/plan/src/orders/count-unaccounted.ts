import { type Client, isApiError, toJapanTime } from '@hostwright/common'

// A set-up takes at most about an hour, and clocks differ.
const windowMs = 5_400_000

/**
 * How many orders and dry runs the execution log has of the last hour and a half that the journal knows nothing of:
 * those of a process that had another journal, or lost it. 0 where the key may not read the log.
 */
export async function countUnaccounted(client: Client, path: string): Promise<number> {
  const begin = client.now() - windowMs
  let logged = 0
  try {
    for await (const entry of client.logs({ from: toJapanTime(begin), method: 'POST' })) {
      if (entry.path === path && mayBeOrder(entry.status_code)) logged += 1
    }
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN')) return 0
    throw error
  }
  const known = (await client.journal.list())
    .filter(({ account, quote }) => account === client.account && (quote?.path ?? path) === path)
    .flatMap(({ requests }) => requests)
    .filter(({ status, from }) => mayBeOrder(status ?? 200) && (from ?? begin) >= begin)
  return Math.max(0, logged - known.length)
}

function mayBeOrder(status: number): boolean {
  return (status >= 200 && status < 300) || status >= 500
}
