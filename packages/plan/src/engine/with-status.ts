import type { HostingServer, VpsServerSummary } from '@hostwright/types'
import { factsOf } from '../kinds/table.ts'
import type { ChangeDraft } from '../resource/change.ts'

const hostingObstacles: Readonly<Record<string, string>> = {
  setup_pending: 'The server is being set up: plan again when it is active.',
  suspended: 'The server is suspended: nothing but its memo can be changed.',
}
// A VPS that is being set up has no obstacle: an apply waits for it.
const vpsObstacles: Readonly<Record<string, string>> = {
  suspended: 'The VPS is suspended: nothing can be changed on it.',
}

/** Adds an obstacle to the changes of a server whose contract is not active. */
export function withStatus(
  changes: readonly ChangeDraft[],
  server: HostingServer | VpsServerSummary | undefined,
): readonly ChangeDraft[] {
  if (server === undefined) return changes
  const obstacle = ('uuid' in server ? vpsObstacles : hostingObstacles)[server.status]
  if (obstacle === undefined) return changes
  return changes.map((change) =>
    factsOf(change).inEveryStatus
      ? change
      : { ...change, obstacles: [...(change.obstacles ?? []), obstacle] },
  )
}
