import type { HostingServer, VpsServerSummary } from '@hostwright/types'
import { isUnclear } from '@hostwright/orders'
import type { ChangeDraft } from '../changes/change.ts'

const hostingObstacles: Readonly<Record<string, string>> = {
  setup_pending: 'The server is being set up: plan again when it is active.',
  suspended: 'The server is suspended: nothing but its memo can be changed.',
}
// A VPS that is being set up has no obstacle: an apply waits for it.
const vpsObstacles: Readonly<Record<string, string>> = {
  suspended: 'The VPS is suspended: nothing can be changed on it.',
}

/** Adds an obstacle to the changes of a server whose contract is not active, or a note if its status is not clear. */
export function withStatus(
  changes: readonly ChangeDraft[],
  server: HostingServer | VpsServerSummary | undefined,
): readonly ChangeDraft[] {
  if (server === undefined) return changes
  const obstacle = ('uuid' in server ? vpsObstacles : hostingObstacles)[server.status]
  if (isUnclear(server)) {
    const note = `The status ${server.status} says neither that the contract lives nor that it has ended.`
    return changes.map((change) => ({ ...change, notes: [...(change.notes ?? []), note] }))
  }
  if (obstacle === undefined) return changes
  return changes.map((change) =>
    // The API changes the memo of a hosting contract in every status.
    change.at.kind === 'memo' ? change : { ...change, obstacles: [...(change.obstacles ?? []), obstacle] },
  )
}
