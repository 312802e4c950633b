import type { ApiKeyInfo, HostingServer, VpsServerSummary } from '@hostwright/types'
import { isUnclear } from '@hostwright/orders'
import { planOperations } from '../generated/plan-operations.ts'
import { factsOf } from '../kinds/table.ts'
import type { Change, ChangeDraft } from '../resource/change.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'

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
    factsOf(change).inEveryStatus
      ? change
      : { ...change, obstacles: [...(change.obstacles ?? []), obstacle] },
  )
}

/** Whether an obstacle is about the key that made the plan. Another key may apply the plan. */
export function isOfKey(obstacle: string): boolean {
  return obstacle.startsWith('The API key ')
}

interface Right {
  readonly service: 'server' | 'vps'
  readonly category?: string
  readonly newOrder?: boolean
}

/**
 * Adds obstacles to the changes that an API key has no right to make. Rights that the key's permissions do not show are
 * not checked.
 */
export function withMissingRights(changes: readonly Change[], key: ApiKeyInfo): Change[] {
  return changes.map((change) => {
    const missing = change.operations.flatMap((operation) => findMissing(operation, key) ?? [])
    return missing.length === 0
      ? change
      : { ...change, obstacles: [...change.obstacles, ...new Set(missing)] }
  })
}

function findMissing(
  { operationId, params, request }: PlannedOperation,
  { services }: ApiKeyInfo,
): string | undefined {
  const right: Right = planOperations[operationId].right
  const rights = services[right.service]
  if (right.newOrder === true) {
    return rights.allow_signup === false ? `The API key may not order (${request}).` : undefined
  }
  const target = params['servername'] ?? params['uuid']
  if (rights.target_mode === 'selected' && !rights.targets.includes(String(target))) {
    return `The API key is not for ${target} (${request}).`
  }
  if (rights.permission_type === 'read') return `The API key may only read (${request}).`
  if (rights.permission_type === 'full' || right.category === undefined) return undefined
  const level = findLevel(rights.permissions ?? {}, right.category)
  return level === 'read' || level === 'none'
    ? `The API key has no write permission for ${right.category} (${request}).`
    : undefined
}

/**
 * Returns the level of a permission category, in any notation of its name: `power_operation`, `powerOperation` or
 * `power-operation`.
 */
function findLevel(permissions: object, category: string): string | undefined {
  return Object.entries(permissions).find(([name]) => toPlain(name) === toPlain(category))?.[1] as
    | string
    | undefined
}

function toPlain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
