import type { ApiKeyInfo } from '@hostwright/types'
import { planOperations } from '../generated/plan-operations.ts'
import type { Change } from '../resource/change.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'

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
    return { ...change, obstacles: [...change.obstacles, ...new Set(missing)] }
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
