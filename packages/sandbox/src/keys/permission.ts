import type { ErrorCode, PermissionLevel } from '@hostwright/types'
import { ApiFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import type { Permission } from '../generated/operations.ts'
import { listOperations, type Operation } from '../description/operation.ts'
import type { KeyRecord } from './key-record.ts'

type Service = KeyRecord['services'][Permission['service']]

/**
 * For each service, the path parameter that names a server, and the error code for a server that the key does not
 * reach.
 */
const targets: {
  readonly [Name in Permission['service']]?: { readonly parameter: string; readonly code: ErrorCode }
} = {
  vps: { parameter: 'uuid', code: 'TARGET_NOT_ALLOWED' },
  server: { parameter: 'servername', code: 'FORBIDDEN' },
}

/** Rejects a request if its API key may not call the operation, or not for the server in the path. */
export function authorize(
  operation: Operation,
  key: KeyRecord,
  path: Readonly<Record<string, string>>,
  assume: AssumptionChoices = chooseAssumptions(),
): void {
  const { permission, scope, id } = operation
  if (permission === undefined) return
  const service = key.services[permission.service]
  if (permission.newOrder === true) {
    const allowed = 'allow_signup' in service && service.allow_signup && service.target_mode === 'all'
    if (!allowed) throw new ApiFailure('FORBIDDEN', 'This key does not have the new-order permission.')
  }
  const level = levelOf(service, permission, assume)
  if (level === 'none' || (level === 'read' && scope === 'write')) {
    throw new ApiFailure('FORBIDDEN', `This key does not have the ${scope} scope that ${id} needs.`)
  }
  const target = targets[permission.service]
  const name = target && path[target.parameter]
  if (target !== undefined && name !== undefined && !isTarget(service, name)) {
    throw new ApiFailure(target.code, 'This key is limited to other targets.')
  }
}

/**
 * Whether a key reaches a server (a target) of a service. Lists show only the servers that the key reaches, unless an
 * assumption makes the list of hosting servers show all.
 */
export function isTarget(service: Service, name: string): boolean {
  return service.target_mode === 'all' || service.targets.includes(name)
}

/** Returns the possible property names in `permissions` of a custom key: the categories of the service's operations. */
export function listCategoryKeys(service: Permission['service']): string[] {
  const categories = listOperations().flatMap(({ permission }) =>
    permission?.service === service && permission.category !== undefined
      ? [toCategoryKey(permission.category)]
      : [],
  )
  return [...new Set(categories)]
}

function levelOf(
  service: Service,
  { category, newOrder }: Permission,
  assume: AssumptionChoices,
): PermissionLevel {
  if (service.permission_type !== 'custom') return service.permission_type
  // The right to order is checked by `authorize`, because it is independent of the permissions by category.
  if (newOrder === true) return 'full'
  if (category === undefined) {
    return assume['operations-without-category'] === 'allowed' ? 'full' : 'none'
  }
  return service.permissions?.[toCategoryKey(category)] ?? 'none'
}

function toCategoryKey(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
}
