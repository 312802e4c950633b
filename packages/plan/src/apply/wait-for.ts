import { ConfigError, isApiError } from '@hostwright/common'
import type { Change } from '../resource/change.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'
import type { Where } from '../resource/where.ts'

const busyMs = 10_000
const mostBusyMs = 3_600_000
const proofMs = 15_000
const mostProofMs = 180_000

const proven = new Set<string>(['createDomain', 'createMailAccount', 'createSubdomain'])

/**
 * Returns the milliseconds after which a rejected request may be accepted; `undefined` if waiting does not help or has
 * already taken too long.
 */
export function toPatience(
  { operationId, request }: PlannedOperation,
  error: unknown,
  waitedMs: number,
): number | undefined {
  const isVps = request.includes('/v1/vps/servers/{uuid}')
  if (isVps && isApiError(error, 'FEATURE_UNAVAILABLE', 'CONTRACT_NOT_ACTIVE')) {
    return waitedMs < mostBusyMs ? busyMs : undefined
  }
  // The API can take 90 seconds to find a new proof of a domain's ownership, and returns `OPERATION_ERROR` until then.
  if (proven.has(operationId) && isApiError(error, 'OPERATION_ERROR')) {
    return waitedMs < mostProofMs ? proofMs : undefined
  }
  return undefined
}

/**
 * Converts the API's error for a domain whose proof of ownership it did not find to one that advises to check whether
 * another service hosts the DNS zone. Returns any other error unchanged.
 */
export function toUnproven(
  error: unknown,
  { operationId }: PlannedOperation,
  where: Where,
  { at }: Change,
): unknown {
  if (!proven.has(operationId) || !isApiError(error, 'OPERATION_ERROR') || !('servername' in where))
    return error
  const problem = new ConfigError(
    at.domain ?? 'domain',
    `is not proven to be yours after ${mostProofMs / 1_000} seconds: if another service hosts its zone, add the TXT record of the plan there, then apply again (${error.message})`,
  )
  return Object.assign(problem, { cause: error })
}
